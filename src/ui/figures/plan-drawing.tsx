import { clsx } from 'clsx';
import {
  DRILL_PLANS,
  LINE_HEIGHT,
  PLAN_SIZE,
  type Plan,
  type PlanPart,
  type Point,
  partsFor,
} from '@divot/golf-content';

// Every line keeps its width at any picture size, because a plan is also a thumbnail.

const { width: WIDTH, height: HEIGHT } = PLAN_SIZE;
const at = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const steady = {
  vectorEffect: 'non-scaling-stroke',
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const LINES = {
  stick: { className: 'stroke-fairway-ink', strokeWidth: 4 },
  club: { className: 'stroke-fairway-ink', strokeWidth: 2.5 },
  line: { className: 'stroke-rough', strokeWidth: 1.75, strokeDasharray: '4 5' },
  limb: { className: 'stroke-ink', strokeWidth: 7 },
  wall: { className: 'stroke-edge', strokeWidth: 8 },
} as const;

const SOLES = {
  solid: 'fill-ink',
  outline: 'fill-surface stroke-ink stroke-[3px]',
  dashed: 'fill-transparent stroke-ink stroke-2 [stroke-dasharray:4_4]',
} as const;

const Sole = ({ at: [x, y], size, look }: Omit<Extract<PlanPart, { kind: 'sole' }>, 'kind'>) => (
  <rect
    x={x - 6 * size}
    y={y - 14 * size}
    width={12 * size}
    height={28 * size}
    rx={6 * size}
    vectorEffect="non-scaling-stroke"
    className={SOLES[look]}
  />
);

const Feet = ({ at: [x, y], apart, towards }: Extract<PlanPart, { kind: 'feet' }>) => (
  <g transform={towards === 'target' ? `rotate(90 ${x} ${y})` : undefined}>
    <Sole at={[x - apart / 2, y]} size={1} look="solid" />
    <Sole at={[x + apart / 2, y]} size={1} look="solid" />
  </g>
);

const ARROWS = {
  flight: { className: 'stroke-ink', strokeDasharray: undefined },
  roll: { className: 'stroke-ink', strokeDasharray: '3 5' },
  move: { className: 'stroke-flag-ink', strokeDasharray: undefined },
} as const;

const Arrow = ({ of, from, over, to }: Extract<PlanPart, { kind: 'arrow' }>) => {
  const length = Math.hypot(to[0] - over[0], to[1] - over[1]) || 1;
  const [dx, dy] = [(to[0] - over[0]) / length, (to[1] - over[1]) / length];
  const wing = (side: 1 | -1): Point => [to[0] - dx * 9 - dy * 5.5 * side, to[1] - dy * 9 + dx * 5.5 * side];
  return (
    <g {...steady} className={ARROWS[of].className} strokeWidth="2.5">
      <path {...steady} d={`M${at(from)}Q${at(over)} ${at(to)}`} strokeDasharray={ARROWS[of].strokeDasharray} />
      <path {...steady} d={`M${at(wing(1))}L${at(to)}L${at(wing(-1))}`} />
    </g>
  );
};

/** A length between two end ticks. */
const Measure = ({ from, to }: Extract<PlanPart, { kind: 'measure' }>) => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [dx, dy] = [(-(to[1] - from[1]) / length) * 5, ((to[0] - from[0]) / length) * 5];
  const tick = ([x, y]: Point) => `M${at([x - dx, y - dy])}L${at([x + dx, y + dy])}`;
  return (
    <path {...steady} d={`M${at(from)}L${at(to)}${tick(from)}${tick(to)}`} className="stroke-ink" strokeWidth="1.5" />
  );
};

const Part = ({ part }: { readonly part: Exclude<PlanPart, { kind: 'label' }> }) => {
  switch (part.kind) {
    case 'arrow':
      return <Arrow {...part} />;
    case 'feet':
      return <Feet {...part} />;
    case 'measure':
      return <Measure {...part} />;
    case 'sole':
      return <Sole {...part} />;
    case 'thing':
    case 'zone': {
      const { at: corner, width, height } = part;
      const look = part.kind === 'thing' ? 'fill-surface stroke-ink' : 'fill-fairway/15 stroke-fairway-ink';
      return (
        <rect
          x={corner[0]}
          y={corner[1]}
          width={width}
          height={height}
          rx="3"
          strokeWidth="2"
          strokeDasharray={part.kind === 'zone' ? '5 4' : undefined}
          vectorEffect="non-scaling-stroke"
          className={look}
        />
      );
    }
    case 'ring':
      return (
        <circle {...steady} cx={part.at[0]} cy={part.at[1]} r={part.size} className="stroke-flag-ink" strokeWidth="3" />
      );
    case 'stick':
    case 'club':
    case 'line':
    case 'limb':
    case 'wall':
      return <path {...steady} {...LINES[part.kind]} d={`M${at(part.from)}L${at(part.to)}`} />;
    default:
      return <Spot {...part} />;
  }
};

type SpotPart = Extract<PlanPart, { kind: 'ball' | 'hole' | 'flag' | 'tee' | 'post' | 'coin' | 'hand' | 'head' }>;

const SPOTS: Readonly<Record<Exclude<SpotPart['kind'], 'flag'>, { readonly r: number; readonly className: string }>> = {
  ball: { r: 6, className: 'fill-surface stroke-ink stroke-2' },
  hole: { r: 6, className: 'fill-ink' },
  tee: { r: 3.5, className: 'fill-sand-ink' },
  post: { r: 5.5, className: 'fill-fairway-ink' },
  coin: { r: 7, className: 'fill-sand stroke-sand-ink stroke-2' },
  hand: { r: 8, className: 'fill-ink' },
  head: { r: 13, className: 'fill-surface stroke-ink stroke-[3px]' },
};

const Spot = ({ kind, at: [x, y] }: SpotPart) =>
  kind === 'flag' ? (
    <g>
      <path {...steady} d={`M${x} ${y}v-34`} className="stroke-ink" strokeWidth="2" />
      <path d={`M${x + 1} ${y - 34}l18 6l-18 6Z`} className="fill-flag" />
      <circle cx={x} cy={y} r="4" className="fill-ink" />
    </g>
  ) : (
    <circle cx={x} cy={y} r={SPOTS[kind].r} vectorEffect="non-scaling-stroke" className={SPOTS[kind].className} />
  );

const greenLook = 'fill-ground-fairway stroke-ground-edge';

const Ground = ({ ground }: Pick<Plan, 'ground'>) => (
  <g vectorEffect="non-scaling-stroke" strokeWidth="1.5">
    <rect
      width={WIDTH}
      height={HEIGHT}
      className={ground === 'room' ? 'fill-sunken' : ground === 'green' ? 'fill-ground-fairway' : 'fill-ground-rough'}
    />
    {(ground === 'fringe' || ground === 'sand') && (
      <path d="M128 -2Q100 60 104 112T132 202H362V-2Z" strokeDasharray="2 5" className={greenLook} />
    )}
    {ground === 'sand' && (
      <path
        d="M14 60Q30 34 62 44T112 66Q122 100 108 140T60 176Q24 178 16 142T14 60Z"
        className="fill-sand-tint stroke-ground-sand-edge"
      />
    )}
    {ground === 'around' && (
      <path d="M92 96Q96 40 168 42T272 66Q300 104 262 140T152 156Q90 146 92 96Z" className={greenLook} />
    )}
  </g>
);

type PictureProps = {
  readonly plan: Plan;
  readonly hand: 'right' | 'left';
  /** Adapts a label to the golfer's words and units. Without it, the picture has no labels. */
  readonly drillText?: ((text: string) => string) | undefined;
  /** What a screen reader says before the picture's own words. */
  readonly label?: string | undefined;
  /** Label size in the picture's own units: larger when the picture is small. */
  readonly textSize?: number;
  readonly className?: string | undefined;
};

/** A plan for this golfer's hand. */
export const PlanPicture = ({ plan, hand, drillText: say, label, textSize = 13, className }: PictureProps) => {
  const parts = partsFor(plan, hand);
  const written = say ? plan.parts.flatMap((part) => (part.kind === 'label' ? say(part.lines.join(' ')) : [])) : [];
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role={label === undefined ? undefined : 'img'}
      aria-label={label === undefined ? undefined : [label, ...written].join(', ')}
      aria-hidden={label === undefined ? true : undefined}
      className={clsx('block aspect-9/5 rounded-control', className)}
    >
      <Ground ground={plan.ground} />
      {parts.map(
        (part, index) =>
          // oxlint-disable-next-line react/no-array-index-key -- a plan's parts never change places
          part.kind !== 'label' && <Part key={index} part={part} />,
      )}
      {say &&
        parts.map(
          (part, index) =>
            part.kind === 'label' && (
              <text
                // oxlint-disable-next-line react/no-array-index-key -- as above
                key={index}
                x={part.at[0]}
                y={part.at[1]}
                textAnchor={part.anchor}
                fontSize={textSize}
                className="fill-ink font-medium"
              >
                {part.lines.map((text, row) => (
                  <tspan key={text} x={part.at[0]} dy={row === 0 ? 0 : LINE_HEIGHT}>
                    {say(text)}
                  </tspan>
                ))}
              </text>
            ),
        )}
    </svg>
  );
};

type Props = Omit<PictureProps, 'plan' | 'textSize'> & {
  /** A drill's id. */
  readonly id: string;
};

/** A drill's layout, seen from above. Shows nothing for an id without a plan. */
export const DrillPlan = ({ id, ...look }: Props) => {
  const plan = DRILL_PLANS[id];
  return plan ? <PlanPicture plan={plan} {...look} /> : null;
};
