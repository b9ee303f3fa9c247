import { clsx } from 'clsx';
import type { ScoreBehind } from '#src/domain/rounds/round-story.ts';
import { handicapText } from '#src/domain/profile/handicap-text.ts';
import { useWidth } from '#src/ui/charts/use-width.ts';
import { copy } from './copy.ts';

const words = copy.story;

const HEIGHT = 132;
const LABEL = 34;
const EDGE = 10;
const LEAST = 3;

/** The scores behind the index, oldest first: filled ones count, and this round's is labeled. */
export const ScoresBehind = ({ scores }: { readonly scores: readonly ScoreBehind[] }) => {
  const [ref, width, text] = useWidth<HTMLDivElement>(320);
  const counting = scores.filter(({ counts }) => counts);
  if (scores.length < LEAST || counting.length === 0) return null;
  const values = scores.map(({ differential }) => differential);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const x = (at: number) => LABEL * text + EDGE + (at / (scores.length - 1)) * (width - LABEL * text - 2 * EDGE);
  const y = (value: number) => EDGE + ((value - low) / Math.max(1, high - low)) * (HEIGHT - 2 * EDGE);
  return (
    <figure className="flex flex-col gap-1">
      <figcaption className="text-fine text-rough">
        {words.scores(scores.length)}. {words.counting(counting.length)}
      </figcaption>
      <div ref={ref} aria-hidden="true">
        <svg
          viewBox={`0 0 ${width} ${HEIGHT}`}
          width={width}
          height={HEIGHT}
          className="figures block overflow-visible text-fine"
        >
          {[low, high].map((value) => (
            <g key={value}>
              <text x="0" y={y(value)} dominantBaseline="central" className="fill-rough">
                {handicapText(value)}
              </text>
              <path d={`M${LABEL * text} ${y(value)}H${width}`} className="stroke-rule" />
            </g>
          ))}
          {scores.map(({ differential, counts, isThis }, at) => (
            <circle
              key={`${at} ${differential}`}
              cx={x(at)}
              cy={y(differential)}
              r={isThis ? 7 : 5}
              strokeWidth="2"
              className={clsx(counts ? 'fill-fairway stroke-fairway' : 'fill-surface stroke-edge')}
            />
          ))}
          {scores.map(
            ({ differential, isThis }, at) =>
              isThis && (
                <text
                  key={at}
                  x={x(at) - 12}
                  y={y(differential)}
                  textAnchor="end"
                  dominantBaseline="central"
                  className="fill-ink font-medium"
                  strokeWidth="4"
                  paintOrder="stroke"
                  stroke="var(--color-surface)"
                >
                  {words.thisRound} {handicapText(differential)}
                </text>
              ),
          )}
        </svg>
      </div>
    </figure>
  );
};
