import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useEffect } from 'react';
import { bytesText } from '#src/domain/shared/bytes-text.ts';
import { type FocusMeasure, focusSummary, focusWord } from '#src/domain/swing-history/focus-measure.ts';
import { metricName } from '#src/features/swing/measure-text.ts';
import { resumeAnalyses } from '#src/features/swing/queue/analysis-queue.ts';
import { useMeasures } from '#src/features/swing/use-length-text.ts';
import { copy } from './copy.ts';
import type { Ball } from './use-range-session.ts';

const LOOKS = {
  first: 'bg-sunken',
  same: 'bg-sunken',
  better: 'bg-fairway text-on-fairway',
  worse: 'bg-flag text-on-flag',
};
const SIGNS = { first: '', same: '=', better: '▲', worse: '▼' };

const swingsOf = (balls: readonly Ball[]) => balls.map(({ swing }) => swing);

/** What the videos of these balls take on this device. */
export const bytesOf = (balls: readonly Ball[]): number =>
  balls.reduce((sum, { swing }) => sum + (swing.videoBytes ?? 0), 0);

type Props = { readonly balls: readonly Ball[]; readonly measure: FocusMeasure };

/** What the session's balls measure together: best, typical and trend. */
const Summary = ({ balls, measure }: Props) => {
  const { sizeOf, text } = useMeasures()(measure.metric);
  const summary = focusSummary(swingsOf(balls), measure);
  if (!summary) return null;
  const show = (value: number) => text(sizeOf(value));
  const parts = [
    [copy.best, show(summary.best)],
    [copy.typical, show(summary.typical)],
    ...(summary.trend === 'first' ? [] : [[copy.trend, copy.words[summary.trend]]]),
  ];
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1">
      {parts.map(([name, value]) => (
        <div key={name} className="flex flex-col">
          <dt className="text-note text-rough">{name}</dt>
          <dd className="figures font-strong">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

/** Every ball of the session, oldest first, with its measure. */
export const BallStrip = ({ uid, balls, measure }: Props & { readonly uid: string }) => {
  // A killed app leaves swings that wait for their reading.
  useEffect(() => void resumeAnalyses(uid), [uid]);
  const waiting = balls.filter(({ swing }) => swing.status === 'queued').length;
  const { sizeOf, text } = useMeasures()(measure.metric);
  return (
    <section aria-label={copy.strip} className="flex flex-col gap-2">
      <p className="text-note">
        <span className="figures font-strong">{copy.balls(balls.length)}</span> · {metricName(measure.metric)}
      </p>
      <ol className="flex gap-1.5 overflow-x-auto pb-1">
        {balls.map(({ swing, value }, at) => {
          const word = value === undefined ? 'first' : focusWord(swing, swingsOf(balls.slice(0, at)), measure);
          const pending = swing.status === 'queued' ? copy.measuring : copy.notJudged;
          const said = value === undefined ? pending : `${text(sizeOf(value))}, ${copy.words[word]}`;
          return (
            <li key={swing.id} className="shrink-0">
              <Link
                to="/video-analysis"
                search={{ swing: swing.id }}
                aria-label={`${copy.ball(at + 1)}: ${said}`}
                className={clsx(
                  'flex min-h-touch min-w-14 flex-col items-center rounded-control px-2 py-1',
                  LOOKS[word],
                )}
              >
                <span className="figures font-strong">{at + 1}</span>
                <span className="figures text-note">
                  {value === undefined ? '–' : text(sizeOf(value))} {SIGNS[word]}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
      {waiting > 0 && (
        <p role="status" className="text-note text-rough">
          {copy.waiting(waiting)}
        </p>
      )}
      <Summary balls={balls} measure={measure} />
      <p className="text-note text-rough">{copy.takes(bytesText(bytesOf(balls)))}</p>
    </section>
  );
};
