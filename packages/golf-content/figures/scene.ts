// A picture is a scene: stick figures given by the positions of hips, hands and feet, and the props around them. Elbows
// and knees are computed (skeleton.ts). Drawn on 160 × 124 units, with the floor at y = 112. Side views face right.

export type Point = readonly [x: number, y: number];
/** Position of a hand or an ankle. `bend` is the side to which the elbow or knee points. */
export type Reach = readonly [x: number, y: number, bend?: 1 | -1];

export type Body = {
  readonly view: 'side' | 'front';
  readonly hip: Point;
  /** Degrees of the spine from upright, positive to the right. At 90 the body lies with the head to the right. */
  readonly lean: number;
  /** Units by which the middle of the spine bows to its left, looking from hip to neck. */
  readonly bow?: number;
  /** Front view: degrees by which hips and chest turn away from the viewer, positive to the right. */
  readonly turn?: readonly [hips: number, chest: number];
  /** Degrees by which the head tilts beyond the spine. */
  readonly nod?: number;
  /** Side view: far and near. Front view: left and right as seen. */
  readonly hands: readonly [Reach, Reach];
  readonly feet: readonly [Reach, Reach];
  /** Degrees of the soles from level, for a foot that is not flat on the floor. */
  readonly soles?: readonly [number, number];
};

export type Tone = 'wrong' | 'right';

export type Prop =
  | { readonly kind: 'club' | 'stick' | 'band' | 'guide'; readonly from: Point; readonly to: Point }
  | { readonly kind: 'ball' | 'weight' | 'tee'; readonly at: Point; readonly size?: number }
  | { readonly kind: 'block'; readonly at: Point; readonly width: number; readonly height: number }
  | { readonly kind: 'wall'; readonly x: number }
  | { readonly kind: 'flag'; readonly at: Point }
  /** Where to look: a ring, or a line over the body. Dashed means wrong. */
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
