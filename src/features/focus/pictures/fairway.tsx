import { copy } from '#src/features/focus/copy.ts';
import type { RoundShots } from '#src/domain/coach/part-shots.ts';

const words = copy.pictures;
const PER_ROW = { left: 5, hit: 8, right: 5, short: 24 };
const COLUMNS = { left: [8, 106], hit: [128, 230], right: [252, 350], short: [8, 350] } as const;
const STEP = 12;
const TOP = 34;

type Side = keyof typeof COLUMNS;

/** The balls that ended on one side, in rows from the top. */
const Balls = ({ side, count, y }: { readonly side: Side; readonly count: number; readonly y: number }) => (
  <>
    {Array.from({ length: count }, (_, at) => (
      <circle
        key={at}
        cx={COLUMNS[side][0] + 7 + (at % PER_ROW[side]) * STEP}
        cy={y + Math.floor(at / PER_ROW[side]) * STEP}
        r="4.5"
        strokeWidth="1.5"
        className={side === 'hit' ? 'fill-fairway stroke-ink' : 'fill-paper stroke-ink'}
      />
    ))}
  </>
);

/** Drives by where they ended: on the fairway, left or right of it, or short of it. */
export const Fairway = ({ drives }: Pick<RoundShots, 'drives'>) => {
  const count = (side: Side) => drives.filter((one) => one === side).length;
  const rows = Math.max(...(['left', 'hit', 'right'] as const).map((side) => Math.ceil(count(side) / PER_ROW[side])));
  const shortY = TOP + rows * STEP + 22;
  const height = count('short') > 0 ? shortY + STEP : TOP + rows * STEP;
  return (
    <svg viewBox={`0 0 358 ${height + 6}`} aria-hidden="true" className="figures block w-full text-fine">
      <path d={`M122 0H236V${TOP + rows * STEP}H122Z`} className="fill-fairway-tint" />
      {(['left', 'hit', 'right'] as const).map((side) => (
        <g key={side}>
          <text x={COLUMNS[side][0]} y="15" className="fill-rough">
            {side === 'hit' ? words.fairway : words[side]} {count(side)}
          </text>
          <Balls side={side} count={count(side)} y={TOP} />
        </g>
      ))}
      {count('short') > 0 && (
        <>
          <text x="8" y={shortY - 8} className="fill-rough">
            {words.short} {count('short')}
          </text>
          <Balls side="short" count={count('short')} y={shortY + 4} />
        </>
      )}
    </svg>
  );
};
