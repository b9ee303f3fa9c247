import { useWidth } from '#src/ui/charts/use-width.ts';
import { copy } from '#src/features/focus/copy.ts';

const words = copy.pictures;
const HOLE_X = 26;
const GROUND_Y = 78;
const HEIGHT = 104;
const BALL = 5;
const NEAREST_END_FT = 28;
const TICKS = [3, 6, 10, 15, 25];

type Props = {
  readonly feet: readonly number[];
  /** The median distance, drawn as a mark: half of the balls are nearer. */
  readonly middle?: number;
  /** Whether a ball is drawn filled, as for a holed putt. */
  readonly isFilled?: (at: number) => boolean;
};

/** Every ball at the distance where it stopped. Nobody notes the direction. The scale is wider near the hole. */
export const ChipLadder = ({ feet, middle, isFilled }: Props) => {
  const [ref, width, text] = useWidth<HTMLDivElement>(358);
  const farthest = Math.max(NEAREST_END_FT, ...feet);
  const x = (ft: number) => HOLE_X + Math.sqrt(ft / farthest) * (width - HOLE_X - 12);
  const stacked = new Map<number, number>();
  const balls = feet.map((ft, at) => {
    const column = Math.round(Math.max(x(ft), HOLE_X + 14) / (2 * BALL + 1));
    const under = stacked.get(column) ?? 0;
    stacked.set(column, under + 1);
    return { at, cx: column * (2 * BALL + 1), cy: GROUND_Y - BALL - 1 - under * (2 * BALL) };
  });
  const stack = Math.min(40, ...balls.map(({ cy }) => cy - 2 * BALL));
  const head = Math.min(10, middle === undefined ? stack : stack - 18 * text);
  return (
    <div ref={ref} aria-hidden="true">
      <svg
        width={width}
        height={HEIGHT - head + (text - 1) * 20}
        viewBox={`0 ${head} ${width} ${HEIGHT - head + (text - 1) * 20}`}
        className="figures block text-fine"
      >
        <path
          d={`M2 ${GROUND_Y}H18q1 7 8 7t8-7H${width}`}
          fill="none"
          strokeWidth="2.5"
          strokeLinecap="round"
          className="stroke-ink"
        />
        <path d={`M26 ${GROUND_Y + 2}V12`} strokeWidth="2" className="stroke-ink" />
        <path d="M26.500 12l20 7.500l-20 7.500Z" className="fill-flag" />
        {TICKS.map((ft, at) => (
          <g key={ft}>
            <path d={`M${x(ft)} ${GROUND_Y + 2}v5`} strokeWidth="1.25" className="stroke-edge" />
            <text x={x(ft)} y={GROUND_Y + 8 + 13 * text} textAnchor="middle" className="fill-rough">
              {at === 0 ? words.feet(ft) : ft}
            </text>
          </g>
        ))}
        {balls.map(({ at, cx, cy }) => (
          <circle
            key={at}
            cx={cx}
            cy={cy}
            r={BALL - 0.5}
            strokeWidth="1.5"
            className={isFilled?.(at) ? 'fill-fairway stroke-ink' : 'fill-paper stroke-ink'}
          />
        ))}
        {middle !== undefined && (
          <>
            <path d={`M${x(middle)} ${GROUND_Y}V${stack}`} strokeWidth="2.5" className="stroke-flag-ink" />
            <text x={x(middle) + 2} y={stack - 5} className="fill-flag-ink font-strong">
              {words.you(middle)}
            </text>
          </>
        )}
      </svg>
    </div>
  );
};
