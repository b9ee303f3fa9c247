import { bandText } from '#src/domain/coach/focus-words.ts';
import type { Focus } from '#src/domain/coach/coach.ts';
import { useWidth } from '#src/ui/charts/use-width.ts';
import { copy } from '#src/features/focus/copy.ts';

const words = copy.diary;
type Loss = NonNullable<Focus['loss']>;

const ROW = 62;
const LINE_Y = 38;
const EDGE = 8;
const HALF = 9;

type Row = { readonly name: string; readonly loss: Loss; readonly isCost: boolean };

/** Before and since on one scale of strokes: the figure, its band, and the level of a typical golfer of that index. */
export const Bands = ({ rows, typical }: { readonly rows: readonly Row[]; readonly typical: string }) => {
  const [ref, width, text] = useWidth<HTMLDivElement>(358);
  const ends = rows.flatMap(({ loss: { low, high } }) => [low, high]);
  const [low, high] = [Math.min(-0.5, ...ends), Math.max(0.5, ...ends)];
  const x = (value: number) => EDGE + ((value - low) / (high - low)) * (width - 2 * EDGE);
  const row = ROW * text;
  return (
    <div>
      <ul className="sr-only">
        {rows.map(({ name, loss }) => (
          <li key={name}>
            {name}: {words.more(loss.value)}. {bandText(loss)}
          </li>
        ))}
      </ul>
      <div ref={ref} aria-hidden="true">
        <svg width={width} height={rows.length * row + 22 * text} className="figures block overflow-visible text-note">
          {rows.map(({ name, loss, isCost }, at) => (
            <g key={name} transform={`translate(0 ${at * row})`}>
              <text x="0" y={16 * text} className="fill-ink font-medium">
                {name}
              </text>
              <text x={width} y={16 * text} textAnchor="end" className="fill-rough">
                {words.more(loss.value)}, {words.rounds(loss.rounds)}
              </text>
              <path d={`M0 ${LINE_Y * text}H${width}`} strokeWidth="1.5" className="stroke-rule" />
              <rect
                x={x(loss.low)}
                width={Math.max(2, x(loss.high) - x(loss.low))}
                y={LINE_Y * text - HALF}
                height={2 * HALF}
                strokeWidth="1.5"
                className={isCost ? 'fill-flag-tint stroke-flag' : 'fill-sunken stroke-edge'}
              />
              {isCost ? (
                <rect
                  x={x(loss.value) - HALF}
                  width={2 * HALF}
                  y={LINE_Y * text - HALF}
                  height={2 * HALF}
                  className="fill-flag"
                />
              ) : (
                <circle
                  cx={x(loss.value)}
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
