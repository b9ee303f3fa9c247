import { address, golfPosture, impact, standing, top, waistBack, waistThrough } from './bodies.ts';
import type { Demo } from './demo.ts';
import { type Body, type Point, type Prop, type Scene, ball, club, guide, scene, weight } from './scene.ts';

// One faultless swing from each side, and the changes that the fault pictures make to it. Face-on, the target lies to
// the right. From behind, the ball does.

/** In swing order. */
export const MOMENTS = ['address', 'top', 'down', 'impact', 'through'] as const;
export type Moment = (typeof MOMENTS)[number];
export type Swing = Readonly<Record<Moment, Scene>>;

/** The part of a swing that shows the fault, as an animated drawing. */
export const demoOf = (swing: Swing, shown: readonly [Moment, Moment, ...Moment[]]): Demo => {
  const [first, second, ...others] = shown;
  return [swing[first], swing[second], ...others.map((moment) => swing[moment])];
};

export const onMat: Prop = ball(92, 109);
export const faceOn = (change: Partial<Swing> = {}): Swing => ({
  address: scene(address(), club([82, 74], [89, 108]), onMat),
  top: scene(top(), club([57, 36], [92, 24]), onMat),
  down: scene(halfway(), club([61, 62], [42, 33]), onMat),
  impact: scene(impact(), club([93, 73], [89, 108]), onMat),
  through: scene(through(), club([117, 58], [144, 40]), onMat),
  ...change,
});
export const halfway = (change: Partial<Body> = {}): Body =>
  waistBack({
    hip: [82, 76],
    lean: -8,
    hands: [
      [61, 62],
      [61, 62, 1],
    ],
    ...change,
  });
export const through = (change: Partial<Body> = {}): Body =>
  waistThrough({
    hands: [
      [115, 58],
      [117, 58],
    ],
    ...change,
  });

export const farBall: Prop = ball(122, 109);
export const plane: Prop = guide([120, 106], [58, 40]);
export const behind = (hands: Point, lean = 36): Body =>
  golfPosture({
    lean,
    hands: [
      [hands[0], hands[1], 1],
      [hands[0], hands[1], 1],
    ],
  });
export const fromBehind = (change: Partial<Swing> = {}): Swing => ({
  address: scene(golfPosture(), club([89, 82], [117, 108]), farBall, plane),
  top: scene(behind([70, 37]), club([70, 37], [88, 12]), farBall, plane),
  down: scene(behind([82, 70], 37), club([82, 70], [54, 48]), farBall, plane),
  impact: scene(golfPosture({ lean: 34 }), club([88, 80], [117, 108]), farBall, plane),
  through: scene(behind([76, 60], 20), club([76, 60], [52, 50]), farBall, plane),
  ...change,
});

export const belt = (x: number): Prop => guide([x, 62], [x, 112]);
/** Every pose of a swing with one more prop in it. */
export const withProp = (swing: Swing, prop: Prop): Swing => {
  const add = (pose: Scene): Scene => ({ ...pose, props: [...(pose.props ?? []), prop] });
  return {
    address: add(swing.address),
    top: add(swing.top),
    down: add(swing.down),
    impact: add(swing.impact),
    through: add(swing.through),
  };
};

export const set = (body: Partial<Body>, ...props: readonly Prop[]): Swing => {
  const start = scene(
    standing({
      hands: [
        [86, 70],
        [86, 70],
      ],
    }),
    ...props.map(lifted),
  );
  return fromBehind({ top: start, address: scene(golfPosture(body), ...props) });
};
const lifted = (prop: Prop): Prop => (prop.kind === 'club' ? club([86, 70], [108, 96]) : prop);
export const iron = club([89, 82], [117, 108]);

const beats = (back: number): readonly Prop[] => [
  ...Array.from({ length: 3 }, (_, at) => weight(100 + at * 12, 14, at < back ? 4 : 0)),
  ball(142, 14, 4),
];
export const tempo = (swing: Swing, back: number): Swing => beats(back).reduce(withProp, swing);

export const short = (back: Point, end: Point): Swing =>
  faceOn({
    top: scene(waistBack({ hands: [back, [...back, 1]] }), club(back, [back[0] - 22, back[1] - 12]), onMat),
    impact: scene(address({ hip: [83, 76] }), club([84, 74], [89, 108]), onMat),
    through: scene(through({ hip: [82, 76], hands: [end, end] }), club(end, [end[0] + 20, end[1] + 18]), onMat),
  });
