import { factData } from '#src/domain/facts.ts';
import { middleOf } from '@divot/analytics';
import type { Part } from '@divot/golf-rules';
import type { RoundShots } from '#src/domain/coach/part-shots.ts';
import { copy } from '#src/features/focus/copy.ts';
import { useWidth } from '#src/ui/charts/use-width.ts';

const words = copy.pictures;
const HOLE_X = 26;
const GROUND_Y = 78;
const HEIGHT = 104;
/** Pixels; half of it from this many balls on. */
const BALL = 5;
const MANY = 60;
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
const ChipLadder = ({ feet, middle, isFilled }: Props) => {
  const [ref, width, text] = useWidth<HTMLDivElement>(358);
  const farthest = Math.max(NEAREST_END_FT, ...feet);
  const x = (ft: number) => HOLE_X + Math.sqrt(ft / farthest) * (width - HOLE_X - 12);
  const ball = feet.length < MANY ? BALL : BALL / 2;
  const stacked = new Map<number, number>();
  const balls = feet.map((ft, at) => {
    const column = Math.round(Math.max(x(ft), HOLE_X + 14) / (2 * ball + 1));
    const under = stacked.get(column) ?? 0;
    stacked.set(column, under + 1);
    return { at, cx: column * (2 * ball + 1), cy: GROUND_Y - ball - 1 - under * (2 * ball) };
  });
  const stack = Math.min(40, ...balls.map(({ cy }) => cy - 2 * ball));
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
            r={ball - 0.5}
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
const Fairway = ({ drives }: Pick<RoundShots, 'drives'>) => {
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

const ON_GREEN = 9;
const OFF_GREEN = 13;

/** Greens hit and missed. Shows no direction, because nobody notes one. */
const Greens = ({ greens }: { readonly greens: readonly boolean[] }) => {
  const hit = greens.filter(Boolean).length;
  const missed = greens.length - hit;
  return (
    <svg viewBox="0 0 358 96" aria-hidden="true" className="figures block w-full text-fine">
      <ellipse cx="84" cy="62" rx="82" ry="32" className="fill-fairway-tint stroke-edge" strokeWidth="1.25" />
      <path d="M84 40V4" className="stroke-ink" strokeWidth="2" />
      <path d="M84.500 4l20 7.500l-20 7.500Z" className="fill-flag" />
      {Array.from({ length: hit }, (_, at) => (
        <circle
          key={at}
          cx={84 + ((at % ON_GREEN) - (Math.min(ON_GREEN, hit) - 1) / 2) * STEP}
          cy={52 + Math.floor(at / ON_GREEN) * STEP}
          r="4.5"
          strokeWidth="1.5"
          className="fill-fairway stroke-ink"
        />
      ))}
      {Array.from({ length: missed }, (_, at) => (
        <circle
          key={at}
          cx={190 + (at % OFF_GREEN) * STEP}
          cy={40 + Math.floor(at / OFF_GREEN) * STEP}
          r="4.5"
          strokeWidth="1.5"
          className="fill-paper stroke-ink"
        />
      ))}
      <text x="116" y="16" className="fill-rough">
        {words.green} {hit}
      </text>
      <text x="186" y="28" className="fill-rough">
        {words.missed} {missed}
      </text>
    </svg>
  );
};

const SHOWN = 40;
const LEAST = 6;
const SHORT_PUTT_FT = 8;

type Sentence = readonly [strong: string, rest: string];
type Drawn = {
  readonly sentence: Sentence;
  readonly drawing: React.ReactNode;
  readonly fact?: ReturnType<typeof factData>;
};

const chips = ({ chipsFt }: RoundShots): Drawn | undefined => {
  const middle = middleOf(chipsFt)?.value;
  if (middle === undefined) return undefined;
  return {
    sentence: words.chips(middle, chipsFt.length),
    drawing: <ChipLadder feet={chipsFt} middle={middle} />,
    fact: factData(['chips', words.feet(Math.round(middle))]),
  };
};

const drives = ({ drives: all }: RoundShots): Drawn | undefined => {
  const shown = all.slice(0, SHOWN);
  if (shown.length < LEAST) return undefined;
  const count = (side: (typeof shown)[number]) => shown.filter((one) => one === side).length;
  const [first, second] = (['left', 'right', 'short'] as const).toSorted((a, b) => count(b) - count(a));
  const worst = first && second && count(first) >= 2 * count(second) ? first : undefined;
  return {
    sentence: words.drives(count('hit'), shown.length, worst, worst ? count(worst) : 0),
    drawing: <Fairway drives={shown} />,
  };
};

const greens = ({ greens: all }: RoundShots): Drawn | undefined => {
  const shown = all.slice(0, SHOWN);
  return shown.length < LEAST
    ? undefined
    : { sentence: words.greens(shown.filter(Boolean).length, shown.length), drawing: <Greens greens={shown} /> };
};

const putts = ({ putts: all }: RoundShots): Drawn | undefined => {
  const shown = all.slice(0, SHOWN);
  if (shown.length < LEAST) return undefined;
  const short = shown.filter(({ feet }) => feet <= SHORT_PUTT_FT);
  const holed = short.filter(({ taken }) => taken === 1).length;
  const three = shown.filter(({ taken }) => taken >= 3).length;
  return {
    sentence: words.putts(three, shown.length, holed, short.length),
    drawing: <ChipLadder feet={shown.map(({ feet }) => feet)} isFilled={(at) => shown[at]?.taken === 1} />,
  };
};

const PICTURES: Record<Part, (shots: RoundShots) => Drawn | undefined> = {
  'off-tee': drives,
  approach: greens,
  'short-game': chips,
  putting: putts,
};

/** A picture of the newest shots of a part, with a sentence about them. Empty if too few are known. */
export const PartPicture = ({ part, shots }: { readonly part: Part; readonly shots: RoundShots }) => {
  const drawn = PICTURES[part](shots);
  if (!drawn) return null;
  const [strong, rest] = drawn.sentence;
  return (
    <figure className="flex flex-col gap-2">
      {drawn.drawing}
      <figcaption className="text-lead max-sm:text-body" {...drawn.fact}>
        <strong>{strong}</strong> {rest}
      </figcaption>
    </figure>
  );
};
