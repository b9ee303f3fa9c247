import type { Body, Point, Prop, Reach, Scene } from './scene.ts';

// An animated drawing: poses shown in order, repeated for half a minute. Every pose draws the same bodies and props, so
// the steps between two poses can be drawn as well.

/** One round of poses. */
export type Demo = readonly [Scene, Scene, ...Scene[]];

export const DEMO_MS = 30_000;
const MOVE_MS = 1400;
const HOLD_MS = 900;
const POSE_MS = HOLD_MS + MOVE_MS;
/** Duration from the first pose to the last, once. */
export const onceMs = (demo: Demo): number => POSE_MS * (demo.length - 1);

const between = (a: number, b: number, t: number): number => a + (b - a) * t;
const point = (a: Point, b: Point, t: number): Point => [between(a[0], b[0], t), between(a[1], b[1], t)];
/** A joint bends to the same side throughout. */
const reach = ([ax, ay, bend]: Reach, [bx, by]: Reach, t: number): Reach => {
  const [x, y] = point([ax, ay], [bx, by], t);
  return bend === undefined ? [x, y] : [x, y, bend];
};
type Pair = readonly [number, number];
const pair = (a: Pair = [0, 0], b: Pair = [0, 0], t: number): Pair => point(a, b, t);

const bodyBetween = (a: Body, b: Body, t: number): Body => ({
  view: a.view,
  hip: point(a.hip, b.hip, t),
  lean: between(a.lean, b.lean, t),
  bow: between(a.bow ?? 0, b.bow ?? 0, t),
  nod: between(a.nod ?? 0, b.nod ?? 0, t),
  turn: pair(a.turn, b.turn, t),
  hands: [reach(a.hands[0], b.hands[0], t), reach(a.hands[1], b.hands[1], t)],
  feet: [reach(a.feet[0], b.feet[0], t), reach(a.feet[1], b.feet[1], t)],
  soles: pair(a.soles, b.soles, t),
});

/** Props in hand move along. Standing or lying props stay in place. */
const propBetween = (a: Prop, b: Prop, t: number): Prop =>
  'from' in a && 'from' in b ? { ...a, from: point(a.from, b.from, t), to: point(a.to, b.to, t) } : a;

const eased = (t: number): number => t * t * (3 - 2 * t);

/** What is seen `ms` after the start: the pose being held or left, and the drawing. */
export const demoAt = (demo: Demo, ms: number): { readonly pose: number; readonly scene: Scene } => {
  const inRound = Math.max(0, ms) % (POSE_MS * demo.length);
  const pose = Math.floor(inRound / POSE_MS);
  const from = demo[pose] ?? demo[0];
  const to = demo[(pose + 1) % demo.length] ?? from;
  const t = eased(Math.max(0, inRound - pose * POSE_MS - HOLD_MS) / MOVE_MS);
  const scene: Scene = {
    bodies: from.bodies.map((body, at) => bodyBetween(body, to.bodies[at] ?? body, t)),
    props: from.props?.map((prop, at) => propBetween(prop, to.props?.[at] ?? prop, t)) ?? [],
  };
  return { pose: t > 0.5 ? (pose + 1) % demo.length : pose, scene };
};
