import { bandText } from '#src/domain/coach/focus-words.ts';
import type { Focus } from '#src/domain/coach/coach.ts';
import { useWidth } from '#src/ui/charts/use-width.ts';
import { copy } from '#src/features/focus/copy.ts';

const words = copy.diary;
type Excess = NonNullable<Focus['excess']>;

const ROW = 62;
const LINE_Y = 38;
const EDGE = 8;
const HALF = 9;

type Row = { readonly name: string; readonly excess: Excess; readonly isCost: boolean };

/** Before and since on one scale of strokes: the figure, its band, and the level of a typical golfer of that index. */
export const Bands = ({ rows, typical }: { readonly rows: readonly Row[]; readonly typical: string }) => {
  const [ref, width, text] = useWidth<HTMLDivElement>(358);
  const ends = rows.flatMap(({ excess: { low, high } }) => [low, high]);
  const [low, high] = [Math.min(-0.5, ...ends), Math.max(0.5, ...ends)];
  const x = (value: number) => EDGE + ((value - low) / (high - low)) * (width - 2 * EDGE);
  const row = ROW * text;
  return (
    <div>
      <ul className="sr-only">
        {rows.map(({ name, excess }) => (
          <li key={name}>
            {name}: {words.more(excess.value)}. {bandText(excess)}
          </li>
        ))}
      </ul>
      <div ref={ref} aria-hidden="true">
        <svg width={width} height={rows.length * row + 22 * text} className="figures block overflow-visible text-note">
          {rows.map(({ name, excess, isCost }, at) => (
            <g key={name} transform={`translate(0 ${at * row})`}>
              <text x="0" y={16 * text} className="fill-ink font-medium">
                {name}
              </text>
              <text x={width} y={16 * text} textAnchor="end" className="fill-rough">
                {words.more(excess.value)}, {words.rounds(excess.rounds)}
              </text>
              <path d={`M0 ${LINE_Y * text}H${width}`} strokeWidth="1.5" className="stroke-rule" />
              <rect
                x={x(excess.low)}
                width={Math.max(2, x(excess.high) - x(excess.low))}
                y={LINE_Y * text - HALF}
                height={2 * HALF}
                strokeWidth="1.5"
                className={isCost ? 'fill-flag-tint stroke-flag' : 'fill-sunken stroke-edge'}
              />
              {isCost ? (
                <rect
                  x={x(excess.value) - HALF}
                  width={2 * HALF}
                  y={LINE_Y * text - HALF}
                  height={2 * HALF}
                  className="fill-flag"
                />
              ) : (
                <circle
                  cx={x(excess.value)}
                  cy={LINE_Y * text}
                  r={HALF}
                  strokeWidth="2.5"
                  className="fill-paper stroke-ink"
                />
              )}
              <path d={`M${x(0)} ${LINE_Y * text - 14}v28`} strokeWidth="2" className="stroke-ink" />
            </g>
          ))}
          <text
            x={Math.min(Math.max(x(0), 70), width - 70)}
            y={rows.length * row + 8 * text}
            textAnchor="middle"
            className="fill-rough text-fine"
          >
            {typical}
          </text>
        </svg>
      </div>
    </div>
  );
};
