export type Point = readonly [x: number, y: number];

// A drill seen from above, on 360 × 200 units with the target to the right. Plans are drawn for a right-hander, who
// stands above the line. For a left-hander the plan is flipped, so that the golfer stands below it (plan-drawing.tsx).

export type PlanPart =
  | { readonly kind: 'ball' | 'hole' | 'flag' | 'tee' | 'post' | 'coin' | 'hand' | 'head'; readonly at: Point }
  /** Two soles, with their midpoint at `at` and the toes towards the ball or, before a shot, towards the target. */
  | { readonly kind: 'feet'; readonly at: Point; readonly apart: number; readonly towards: 'ball' | 'target' }
  /** One sole. `look`: planted, see-through, or where it goes. */
  | { readonly kind: 'sole'; readonly at: Point; readonly size: number; readonly look: 'solid' | 'outline' | 'dashed' }
  | { readonly kind: 'stick' | 'club' | 'line' | 'limb' | 'wall'; readonly from: Point; readonly to: Point }
  /** An object on the ground: a towel, a headcover, a bag. */
  | { readonly kind: 'thing'; readonly at: Point; readonly width: number; readonly height: number }
  /** flight: through the air · roll: along the ground · move: the golfer's or the club's movement */
  | {
      readonly kind: 'arrow';
      readonly of: 'flight' | 'roll' | 'move';
      readonly from: Point;
      readonly over: Point;
      readonly to: Point;
    }
  /** The place to look at. */
  | { readonly kind: 'ring'; readonly at: Point; readonly size: number }
  /** Where the ball has to finish. */
  | { readonly kind: 'zone'; readonly at: Point; readonly width: number; readonly height: number }
  | { readonly kind: 'measure'; readonly from: Point; readonly to: Point }
  /** `at` is the position of the first line. */
  | {
      readonly kind: 'label';
      readonly at: Point;
      readonly lines: readonly string[];
      readonly anchor: 'start' | 'middle' | 'end';
    };

export type Plan = {
  /** grass: a range or tee · green: all of it · fringe: green on the right · around: a green in the middle · sand: a
   * bunker on the left, green on the right · room: no ground at all */
  readonly ground: 'grass' | 'green' | 'fringe' | 'around' | 'sand' | 'room';
  readonly parts: readonly PlanPart[];
};

export const PLAN_SIZE = { width: 360, height: 200 } as const;
export const LINE_HEIGHT = 16;

/** Mirrors a part to the other side of the line. */
const turnedOver = (part: PlanPart): PlanPart => {
  const over = ([x, y]: Point): Point => [x, PLAN_SIZE.height - y];
  switch (part.kind) {
    case 'thing':
    case 'zone':
      return { ...part, at: [part.at[0], PLAN_SIZE.height - part.at[1] - part.height] };
    case 'label':
      return { ...part, at: [part.at[0], PLAN_SIZE.height - part.at[1] + 9 - (part.lines.length - 1) * LINE_HEIGHT] };
    case 'arrow':
      return { ...part, from: over(part.from), over: over(part.over), to: over(part.to) };
    case 'stick':
    case 'club':
    case 'line':
    case 'limb':
    case 'wall':
    case 'measure':
      return { ...part, from: over(part.from), to: over(part.to) };
    default:
      return { ...part, at: over(part.at) };
  }
};

/** A plan's parts for a golfer of this hand. */
export const partsFor = ({ parts }: Plan, hand: 'right' | 'left'): readonly PlanPart[] =>
  hand === 'left' ? parts.map(turnedOver) : parts;

const thing =
  (kind: 'ball' | 'hole' | 'flag' | 'tee' | 'post' | 'coin' | 'hand' | 'head') =>
  (x: number, y: number): PlanPart => ({ kind, at: [x, y] });
export const ball = thing('ball');
export const hole = thing('hole');
export const flag = thing('flag');
export const tee = thing('tee');
export const post = thing('post');
export const coin = thing('coin');
export const hand = thing('hand');
export const head = thing('head');

const between =
  (kind: 'stick' | 'club' | 'line' | 'limb' | 'wall' | 'measure') =>
  (from: Point, to: Point): PlanPart => ({ kind, from, to });
export const stick = between('stick');
export const club = between('club');
export const line = between('line');
export const limb = between('limb');
export const wall = between('wall');
export const measure = between('measure');

export const feet = (x: number, y: number, apart = 44): PlanPart => ({
  kind: 'feet',
  at: [x, y],
  apart,
  towards: 'ball',
});
export const feetToTarget = (x: number, y: number): PlanPart => ({
  kind: 'feet',
  at: [x, y],
  apart: 26,
  towards: 'target',
});
export const sole = (x: number, y: number, size = 1, look: 'solid' | 'outline' | 'dashed' = 'solid'): PlanPart => ({
  kind: 'sole',
  at: [x, y],
  size,
  look,
});
export const towel = (x: number, y: number, width: number, height: number): PlanPart => ({
  kind: 'thing',
  at: [x, y],
  width,
  height,
});
export const zone = (x: number, y: number, width: number, height: number): PlanPart => ({
  kind: 'zone',
  at: [x, y],
  width,
  height,
});
export const ring = (x: number, y: number, size: number): PlanPart => ({ kind: 'ring', at: [x, y], size });
const arrow =
  (of: 'flight' | 'roll' | 'move') =>
  (from: Point, over: Point, to: Point): PlanPart => ({ kind: 'arrow', of, from, over, to });
export const flight = arrow('flight');
export const roll = arrow('roll');
export const move = arrow('move');
export const label = (x: number, y: number, text: string, anchor: 'start' | 'middle' | 'end' = 'middle'): PlanPart => ({
  kind: 'label',
  at: [x, y],
  lines: text.split('\n'),
  anchor,
});

/** On a range or a tee: feet, ball and the line to the target, then the drill's own parts. */
export const swing = (...parts: readonly PlanPart[]): Plan => ({
  ground: 'grass',
  parts: [line([140, 124], [334, 124]), flag(338, 124), feet(126, 66), ball(126, 124), ...parts],
});
export const planOn = (ground: Plan['ground'], ...parts: readonly PlanPart[]): Plan => ({ ground, parts });
