import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useEffect, useMemo, useRef } from 'react';
import { joinShot } from '#src/data/commands/swings.ts';
import { useShotSessions } from '#src/data/queries/shots.ts';
import { rowsOfBalls } from '#src/domain/bag/session-shots.ts';
import type { BagShot } from '#src/domain/bag/shot-columns.ts';
import type { PracticeSession } from '#src/domain/entities/practice-session.entity.ts';
import { type FocusMeasure, focusSummary, focusWord } from '#src/domain/swing-history/focus-measure.ts';
import { shownMetres, yardUnit } from '#src/platform/settings/lengths.ts';
import { usePreferences } from '#src/platform/settings/preferences.ts';
import { metricName } from '#src/domain/swing-fix/measure-text.ts';
import { useMeasures } from '#src/data/queries/body-lengths.ts';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { ProgressBar } from '#src/ui/primitives/progress.tsx';
import type { ReadingState } from './areas.ts';
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

/** How many balls the launch monitor measured, and joining them for good. */
const Rows = ({ balls, rows }: Pick<Props, 'balls'> & { readonly rows: ReadonlyMap<string, BagShot> }) => {
  if (rows.size === 0) return null;
  const open = balls.flatMap(({ swing }) => {
    const row = swing.shotKey === undefined ? rows.get(swing.id) : undefined;
    return row ? [{ id: swing.id, key: row.key }] : [];
  });
  const join = async () => {
    for (const { id, key } of open) await joinShot(id, key);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-note">{copy.rows(rows.size, balls.length)}</p>
      {open.length > 0 && <Button onClick={() => void join()}>{copy.join(open.length)}</Button>}
    </div>
  );
};

type StripProps = Props & {
  readonly session: PracticeSession;
  readonly readings: ReadingState;
};

/** Every ball of the session, oldest first, with its measure and what the launch monitor says of it. */
export const BallStrip = ({ session, balls, measure, readings }: StripProps) => {
  const { sessions } = useShotSessions();
  const { units } = usePreferences();
  const swings = useMemo(() => swingsOf(balls), [balls]);
  const rows = useMemo(() => rowsOfBalls(session, swings, sessions), [session, swings, sessions]);
  const list = useRef<HTMLOListElement>(null);
  // The newest ball is in view.
  useEffect(() => {
    if (list.current && balls.length > 0) list.current.scrollLeft = list.current.scrollWidth;
  }, [balls.length]);
  const measured = balls.filter(({ swing }) => swing.status !== 'queued').length;
  const waiting = balls.length - measured;
  const { sizeOf, text } = useMeasures()(measure.metric);
  return (
    <section aria-label={copy.strip} className="flex flex-col gap-3">
      <p className="text-note">
        <span className="figures font-strong">{copy.balls(balls.length)}</span> · {metricName(measure.metric)}
      </p>
      <ol ref={list} className="flex gap-1.5 overflow-x-auto pb-1">
        {balls.map(({ swing, value }, at) => {
          const word = value === undefined ? 'first' : focusWord(swing, swings.slice(0, at), measure);
          const pending = swing.status === 'queued' ? copy.measuring : copy.notJudged;
          const row = rows.get(swing.id);
          const carry = row && `${shownMetres(row.carryM, units)} ${yardUnit(units)}`;
          const said = [value === undefined ? pending : `${text(sizeOf(value))}, ${copy.words[word]}`, carry];
          return (
            <li key={swing.id} className="shrink-0">
              <Link
                to="/video-analysis"
                search={swing.status === 'queued' ? {} : { swing: swing.id }}
                aria-label={`${copy.ball(at + 1)}: ${said.filter(Boolean).join(', ')}`}
                className={clsx(
                  'flex min-h-touch min-w-14 flex-col items-center rounded-control px-2 py-1',
                  LOOKS[word],
                )}
              >
                <span className="figures font-strong">{at + 1}</span>
                <span className="figures text-note">
                  {value === undefined ? '–' : text(sizeOf(value))} {SIGNS[word]}
                </span>
                {carry && <span className="figures text-note">{carry}</span>}
              </Link>
            </li>
          );
        })}
      </ol>
      {readings.waitsForSpace && <ErrorNote title={copy.noSpace} />}
      {readings.waitsForModel && <ErrorNote title={copy.noModel} />}
      {waiting > 0 && (
        <div className="flex flex-col gap-1">
          <p role="status" className="text-note text-rough">
            {copy.waiting(waiting)}
          </p>
          <ProgressBar label={copy.measuring} value={measured + readings.share} max={balls.length} />
        </div>
      )}
      <Summary balls={balls} measure={measure} />
      <Rows balls={balls} rows={rows} />
    </section>
  );
};
