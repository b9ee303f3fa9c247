import { scaleLinear } from 'd3-scale';
import { ChartFigure } from './chart-figure.tsx';
import { useWidth } from './use-width.ts';

export type Rung = {
  /** "3 to 5 ft". */
  readonly name: string;
  /** Per cent holed, with its band. Undefined if there were too few putts. */
  readonly share: { readonly value: number; readonly low: number; readonly high: number } | undefined;
  /** "24 putts". */
  readonly sample: string;
};

type PuttLadderProps = {
  readonly title: string;
  readonly note?: string;
  /** From the hole outwards. */
  readonly rungs: readonly Rung[];
  readonly words: { readonly length: string; readonly holed: string; readonly band: string; readonly sample: string };
};

const RUNG = 50;
/** The space between the green and the first rung, where the flag stands. */
const GROUND = 46;
const RAIL = 8;
const RIGHT = 62;
const percent = (value: number) => `${Math.round(value)}%`;
const bandText = ({ low, high }: { readonly low: number; readonly high: number }) =>
  `${Math.round(low)} to ${Math.round(high)}%`;

/** Putts by length, as rungs that climb away from the hole: the filled part was holed, and the box is its band. */
export const PuttLadder = ({ title, note, rungs, words }: PuttLadderProps) => {
  const [ref, width, text] = useWidth<HTMLDivElement>(358);
  const step = RUNG * text;
  const height = rungs.length * step + GROUND + 14;
  const end = width - RIGHT * text;
  const x = scaleLinear([0, 100], [RAIL, end]);
  const ground = height - 22;
  const y = (at: number) => ground - GROUND - at * step;
  return (
    <ChartFigure
      title={title}
      note={note}
      columns={[words.length, words.holed, words.band, words.sample]}
      rows={rungs.map(({ name, share, sample }) => [
        name,
        share ? percent(share.value) : '–',
        share ? bandText(share) : '–',
        sample,
      ])}
    >
      <div ref={ref}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          className="figures block overflow-visible text-note"
        >
          <path
            d={`M${RAIL} ${ground}V${y(rungs.length - 1) - 14}M${end} ${ground}V${y(rungs.length - 1) - 14}`}
            className="stroke-edge"
            strokeWidth="3"
          />
          {rungs.map(({ name, share, sample }, at) => (
            <g key={name}>
              <path d={`M${RAIL} ${y(at)}H${end}`} className="stroke-rule" strokeWidth="5" />
              {share && (
                <>
                  <path d={`M${RAIL} ${y(at)}H${x(share.value)}`} className="stroke-fairway" strokeWidth="5" />
                  <rect
                    x={x(share.low)}
                    y={y(at) - 7}
                    width={Math.max(2, x(share.high) - x(share.low))}
                    height="14"
                    strokeWidth="1.5"
                    className="fill-fairway-tint stroke-fairway-ink"
                  />
                  <circle cx={x(share.value)} cy={y(at)} r="7" strokeWidth="2" className="fill-paper stroke-ink" />
                  <text x={width} y={y(at) + 6 * text} textAnchor="end" className="fill-ink text-lead font-strong">
                    {percent(share.value)}
                  </text>
                </>
              )}
              <text x={RAIL + 10} y={y(at) - 12} className={share ? 'fill-ink' : 'fill-rough'}>
                {name}
                <tspan dx="8" className="fill-rough text-fine">
                  {sample}
                </tspan>
              </text>
            </g>
          ))}
          <path
            d={`M0 ${ground}H${RAIL + 40}q4 12 14 12t14-12H${width}`}
            className="fill-none stroke-ink"
            strokeWidth="2"
          />
          <path d={`M${RAIL + 54} ${ground + 11}v-42`} className="stroke-ink" strokeWidth="1.75" />
          <path d={`M${RAIL + 54} ${ground - 31}l14 5-14 5Z`} className="fill-flag" />
        </svg>
      </div>
    </ChartFigure>
  );
};
