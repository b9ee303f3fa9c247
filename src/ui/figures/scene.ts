// A picture is a scene: stick figures by where their hips, hands and feet are, and the things around them. Elbows and
// knees follow (skeleton.ts). Drawn on 160 × 124 units; the floor is at y = 112; side views face right.

export type Point = readonly [x: number, y: number];
/** Where a hand or an ankle is; `bend` says to which side the elbow or knee points. */
export type Reach = readonly [x: number, y: number, bend?: 1 | -1];

export type Body = {
  readonly view: 'side' | 'front';
  readonly hip: Point;
  /** Degrees of the spine from upright, to the right positive: 90 lies with the head to the right. */
  readonly lean: number;
  /** Units by which the middle of the spine bows to its left, looking from hip to neck. */
  readonly bow?: number;
  /** Front view: degrees by which hips and chest are turned away from the viewer, to the right positive. */
  readonly turn?: readonly [hips: number, chest: number];
  /** Degrees of the head beyond the spine. */
  readonly nod?: number;
  /** Side view: far and near. Front view: as seen, left and right. */
  readonly hands: readonly [Reach, Reach];
  readonly feet: readonly [Reach, Reach];
  /** Degrees of the soles from level, where a foot is not flat on the floor. */
  readonly soles?: readonly [number, number];
};

export type Tone = 'wrong' | 'right';

export type Prop =
  | { readonly kind: 'club' | 'stick' | 'band' | 'guide'; readonly from: Point; readonly to: Point }
  | { readonly kind: 'ball' | 'weight' | 'tee'; readonly at: Point; readonly size?: number }
  | { readonly kind: 'block'; readonly at: Point; readonly width: number; readonly height: number }
  | { readonly kind: 'wall'; readonly x: number }
  | { readonly kind: 'flag'; readonly at: Point }
  /** What to look at: a ring, or a line over the body; dashed where it is wrong. */
  | { readonly kind: 'ring'; readonly at: Point; readonly size: number; readonly tone: Tone }
  | { readonly kind: 'trace'; readonly points: readonly Point[]; readonly tone: Tone }
  /** A motion: from, to, and the point that pulls its curve. */
  | { readonly kind: 'arrow'; readonly from: Point; readonly over: Point; readonly to: Point };

export type Scene = {
  readonly bodies: readonly Body[];
  readonly props?: readonly Prop[];
};

export const club = (from: Point, to: Point): Prop => ({ kind: 'club', from, to });
export const stick = (from: Point, to: Point): Prop => ({ kind: 'stick', from, to });
export const band = (from: Point, to: Point): Prop => ({ kind: 'band', from, to });
export const guide = (from: Point, to: Point): Prop => ({ kind: 'guide', from, to });
export const ball = (x: number, y: number, size = 3): Prop => ({ kind: 'ball', at: [x, y], size });
export const weight = (x: number, y: number, size = 6): Prop => ({ kind: 'weight', at: [x, y], size });
export const tee = (x: number, y: number): Prop => ({ kind: 'tee', at: [x, y] });
export const block = (x: number, y: number, width: number, height: number): Prop => ({
  kind: 'block',
  at: [x, y],
  width,
  height,
});
export const wall = (x: number): Prop => ({ kind: 'wall', x });
export const flag = (x: number, y: number): Prop => ({ kind: 'flag', at: [x, y] });
export const arrow = (from: Point, over: Point, to: Point): Prop => ({ kind: 'arrow', from, over, to });
export const scene = (body: Body, ...props: readonly Prop[]): Scene => ({ bodies: [body], props });
