import { clsx } from 'clsx';
import type { Hole } from '#src/domain/entities/round.entity.ts';
import { scoreName } from '#src/domain/rounds/score-names.ts';
import { wholeHoleGain } from '@divot/analytics';
import { Score, scoreMark } from '#src/ui/primitives/score.tsx';
import { copy } from './copy.ts';
import { isCost, signedGain } from './shots-drawing.tsx';

type Props = {
  readonly holes: readonly Hole[];
  readonly shown: number;
  readonly onShow: (hole: number) => void;
  readonly className?: string;
};

const LEAST_MOST = 1; // stroke: the smallest scale of a side

const ROW = 'grid grid-cols-[2rem_2rem_3rem_1fr_3rem] items-center gap-2 px-2';

/** A cost runs left of the middle and is hollow. A gain runs right. */
const Bar = ({ gained, most }: { readonly gained: number; readonly most: number }) => {
  const share = (Math.abs(gained) / most) * 50;
  return (
    <svg aria-hidden="true" width="100%" height="14" className="block">
      <rect
        x={`${gained < 0 ? 50 - share : 50}%`}
        width={`${share}%`}
        y="1"
        height="12"
        strokeWidth="1.5"
        className={gained < 0 ? 'fill-flag-tint stroke-flag-ink' : 'fill-fairway stroke-fairway-ink'}
      />
      <line x1="50%" x2="50%" y1="0" y2="14" strokeWidth="1.5" className="stroke-ink" />
    </svg>
  );
};

/** Used as a ref: runs when a row becomes the shown one. */
const bringIntoSight = (row: HTMLElement | null): void => row?.scrollIntoView({ block: 'nearest' });

/** On a desktop the whole card stands beside the map, so each hole is one click away. */
export const HoleList = ({ holes, shown, onShow, className }: Props) => {
  const rows = holes.map((hole) => ({ hole, gained: wholeHoleGain(hole) }));
  const most = Math.max(LEAST_MOST, ...rows.map(({ gained = 0 }) => Math.abs(gained)));
  const hasGains = rows.some(({ gained }) => gained !== undefined);
  return (
    <nav aria-label={copy.holeList} className={className}>
      <p aria-hidden="true" className={clsx(ROW, 'rule-b pb-1 text-fine text-rough')}>
        <span>{copy.listHole}</span>
        <span>{copy.listPar}</span>
        <span>{copy.listScore}</span>
        <span className="col-span-2 text-right">{hasGains && copy.listGained}</span>
      </p>
      <ol className="figures">
        {rows.map(({ hole: { n, par, strokes }, gained }) => (
          <li key={n}>
            <button
              ref={n === shown ? bringIntoSight : undefined}
              type="button"
              aria-current={n === shown ? 'true' : undefined}
              className={clsx(
                ROW,
                'min-h-7 w-full text-left pointer-coarse:min-h-touch',
                n === shown && 'bg-sunken font-strong',
              )}
              onClick={() => onShow(n)}
            >
              <span>
                <span className="sr-only">{copy.hole(n)}</span>
                <span aria-hidden="true">{n}</span>
              </span>
              <span className="text-rough">{par}</span>
              {strokes === undefined ? (
                <span />
              ) : (
                <Score
                  strokes={strokes}
                  mark={scoreMark(strokes - par)}
                  label={`${strokes}, ${scoreName(strokes, par)}`}
                />
              )}
              {gained === undefined ? <span /> : <Bar gained={gained} most={most} />}
              <span
                className={clsx(
                  'text-right',
                  gained !== undefined && (isCost(gained) ? 'text-flag-ink' : 'text-fairway-ink'),
                )}
              >
                {gained !== undefined && signedGain(gained)}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
};
