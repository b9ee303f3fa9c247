import { bandText } from '#src/domain/coach/focus-words.ts';
import type { Focus } from '#src/domain/coach/coach.ts';
import { useWidth } from '#src/ui/charts/use-width.ts';
import { copy as words } from './copy.ts';

type Loss = NonNullable<Focus['loss']>;

const HEIGHT = 32;
const LINE_Y = 16;
const EDGE = 8;
const HALF = 9;

type Row = { readonly name: string; readonly loss: Loss; readonly isCost: boolean };

/** Before and since on one scale of strokes: the figure, its band, and the level of a typical golfer of that index. */
export const Bands = ({ rows, typical }: { readonly rows: readonly Row[]; readonly typical: string }) => {
  const [ref, width] = useWidth<HTMLDivElement>(358);
  const ends = rows.flatMap(({ loss: { low, high } }) => [low, high]);
  const [low, high] = [Math.min(-0.5, ...ends), Math.max(0.5, ...ends)];
  const x = (value: number) => EDGE + ((value - low) / (high - low)) * (width - 2 * EDGE);
  return (
    <div>
      <ul className="sr-only">
        {rows.map(({ name, loss }) => (
          <li key={name}>
            {name}: {words.more(loss.value)}. {bandText(loss)}
          </li>
        ))}
      </ul>
      <div ref={ref} aria-hidden="true" className="figures flex flex-col gap-2 text-note">
        {rows.map(({ name, loss, isCost }) => (
          <div key={name}>
            <p className="flex flex-wrap justify-between gap-x-3">
              <span className="font-medium">{name}</span>
              <span className="text-rough">
                {words.more(loss.value)}, {words.rounds(loss.rounds)}
              </span>
            </p>
            <svg width={width} height={HEIGHT} className="block overflow-visible">
              <path d={`M0 ${LINE_Y}H${width}`} strokeWidth="1.5" className="stroke-rule" />
              <rect
                x={x(loss.low)}
                width={Math.max(2, x(loss.high) - x(loss.low))}
                y={LINE_Y - HALF}
                height={2 * HALF}
                strokeWidth="1.5"
                className={isCost ? 'fill-flag-tint stroke-flag' : 'fill-sunken stroke-edge'}
              />
              {isCost ? (
                <rect
                  x={x(loss.value) - HALF}
                  width={2 * HALF}
                  y={LINE_Y - HALF}
                  height={2 * HALF}
                  className="fill-flag"
                />
              ) : (
                <circle cx={x(loss.value)} cy={LINE_Y} r={HALF} strokeWidth="2.5" className="fill-paper stroke-ink" />
              )}
              <path d={`M${x(0)} ${LINE_Y - 14}v28`} strokeWidth="2" className="stroke-ink" />
            </svg>
          </div>
        ))}
        <p className="flex items-center gap-1.5 text-fine text-rough">
          <span className="h-4 border-l-2 border-ink" />
          {typical}
        </p>
      </div>
    </div>
  );
};
