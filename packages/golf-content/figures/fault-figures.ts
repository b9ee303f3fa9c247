import { impact, top } from './bodies.ts';
import {
  type Moment,
  type Swing,
  behind,
  belt,
  faceOn,
  farBall,
  fromBehind,
  halfway,
  iron,
  onMat,
  plane,
  set,
  short,
  tempo,
  through,
  withProp,
} from './drawn-swings.ts';
import { type Plan, ball as spot, flag, flight, label, limb, line, move, planOn } from './plan.ts';
import { type Point, club, scene, weight } from './scene.ts';

// Each fault as two swings of the same figure, wrong and right. They differ in what the finding measures
// (tests/ui/fault-figures.test.ts measures both with the rules of the swing analysis). Face-on, the target lies to the
// right. From behind, the ball does. What no body shows (a face, a wrist) is drawn from above or close up instead.

export type Look = 'hips' | 'hands' | 'spine' | 'lead-elbow' | 'feet' | 'beats' | 'shaft' | 'handle';
export type FaultFigure =
  | {
      readonly kind: 'swing';
      readonly view: 'face-on' | 'down-the-line';
      readonly wrong: Swing;
      readonly right: Swing;
      /** The moments of the swing that are shown. The last one shows the fault. */
      readonly shown: readonly [Moment, Moment, ...Moment[]];
      readonly look: Look;
    }
  | { readonly kind: 'plan'; readonly wrong: Plan; readonly right: Plan };

const strike = (from: Point, to: Point, face: readonly [Point, Point], curve: readonly [Point, Point]): Plan =>
  planOn(
    'grass',
    line([20, 100], [334, 100]),
    flag(334, 100),
    move(from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], to),
    limb(...face),
    spot(120, 100),
    flight([130, 100], curve[0], curve[1]),
    label(from[0] - 8, from[1] < 100 ? from[1] - 12 : from[1] + 28, 'path', 'start'),
    label(134, 164, 'face'),
  );
const square = strike(
  [30, 96],
  [196, 101],
  [
    [104, 72],
    [104, 128],
  ],
  [
    [220, 100],
    [306, 100],
  ],
);

const wrist = (hand: Point, head: Point): Plan =>
  planOn(
    'room',
    limb([40, 170], [150, 104]),
    limb([150, 104], hand),
    { kind: 'hand', at: hand },
    { kind: 'club', from: hand, to: head },
    { kind: 'ring', at: [150, 104], size: 30 },
    label(122, 176, 'forearm', 'start'),
  );

export const FAULT_FIGURES: Readonly<Record<string, FaultFigure>> = {
  'c-posture': {
    kind: 'swing',
    view: 'down-the-line',
    wrong: set({ bow: 6, lean: 40, nod: 30 }, iron, farBall),
    right: set({}, iron, farBall),
    shown: ['top', 'address'],
    look: 'spine',
  },
  's-posture': {
    kind: 'swing',
    view: 'down-the-line',
    wrong: set({ bow: -6, lean: 34, nod: -8 }, iron, farBall),
    right: set({}, iron, farBall),
    shown: ['top', 'address'],
    look: 'spine',
  },
  'weight-distribution': {
    kind: 'swing',
    view: 'down-the-line',
    wrong: set(
      {
        hip: [76, 77],
        lean: 40,
        soles: [16, 16],
        feet: [
          [72, 109],
          [76, 109],
        ],
      },
      iron,
      farBall,
      weight(82, 117, 4),
    ),
    right: set({}, iron, farBall, weight(78, 117, 4)),
    shown: ['top', 'address'],
    look: 'feet',
  },
  sway: {
    kind: 'swing',
    view: 'face-on',
    wrong: withProp(
      faceOn({
        top: scene(
          top({
            hip: [67, 77],
            lean: -4,
            hands: [
              [46, 37],
              [48, 37, -1],
            ],
          }),
          club([47, 37], [82, 24]),
          onMat,
        ),
      }),
      belt(79),
    ),
    right: withProp(faceOn(), belt(79)),
    shown: ['address', 'top'],
    look: 'hips',
  },
  'reverse-spine': {
    kind: 'swing',
    view: 'face-on',
    wrong: faceOn({
      top: scene(
        top({
          lean: 15,
          hands: [
            [68, 34],
            [70, 34, -1],
          ],
        }),
        club([69, 34], [104, 24]),
        onMat,
      ),
    }),
    right: faceOn(),
    shown: ['address', 'top'],
    look: 'spine',
  },
  'cupped-wrist': {
    kind: 'plan',
    wrong: wrist([196, 52], [330, 96]),
    right: wrist([206, 70], [330, 26]),
  },
  'over-the-top': {
    kind: 'swing',
    view: 'down-the-line',
    wrong: fromBehind({ down: scene(behind([102, 58], 40), club([102, 58], [92, 24]), farBall, plane) }),
    right: fromBehind(),
    shown: ['address', 'top', 'down'],
    look: 'hands',
  },
  casting: {
    kind: 'swing',
    view: 'face-on',
    wrong: faceOn({ down: scene(halfway(), club([61, 62], [28, 74]), onMat) }),
    right: faceOn(),
    shown: ['top', 'down'],
    look: 'shaft',
  },
  'chicken-wing': {
    kind: 'swing',
    view: 'face-on',
    wrong: faceOn({
      through: scene(
        through({
          hands: [
            [105, 60],
            [107, 60],
          ],
        }),
        club([106, 60], [130, 38]),
        onMat,
      ),
    }),
    right: faceOn(),
    shown: ['impact', 'through'],
    look: 'lead-elbow',
  },
  slice: {
    kind: 'plan',
    wrong: strike(
      [40, 150],
      [196, 54],
      [
        [110, 74],
        [98, 128],
      ],
      [
        [240, 92],
        [318, 168],
      ],
    ),
    right: square,
  },
  hook: {
    kind: 'plan',
    wrong: strike(
      [40, 50],
      [196, 146],
      [
        [98, 72],
        [110, 126],
      ],
      [
        [240, 108],
        [318, 32],
      ],
    ),
    right: square,
  },
  'poor-shaft-lean': {
    kind: 'swing',
    view: 'face-on',
    wrong: faceOn({
      impact: scene(
        impact({
          hip: [81, 76],
          hands: [
            [83, 74],
            [83, 74],
          ],
        }),
        club([83, 74], [91, 108]),
        onMat,
      ),
    }),
    right: faceOn({
      impact: scene(
        impact({
          hands: [
            [97, 72],
            [97, 72],
          ],
        }),
        club([97, 72], [89, 108]),
        onMat,
      ),
    }),
    shown: ['down', 'impact'],
    look: 'handle',
  },
  'reverse-pivot': {
    kind: 'swing',
    view: 'face-on',
    wrong: withProp(
      faceOn({
        top: scene(
          top({
            hip: [86, 76],
            lean: 4.5,
            hands: [
              [66, 35],
              [68, 35, -1],
            ],
          }),
          club([67, 35], [102, 24]),
          onMat,
        ),
      }),
      weight(94, 118, 4),
    ),
    right: withProp(faceOn(), weight(64, 118, 4)),
    shown: ['address', 'top'],
    look: 'hips',
  },
  'excessive-slide': {
    kind: 'swing',
    view: 'face-on',
    wrong: withProp(
      faceOn({
        impact: scene(
          impact({
            hip: [96, 77],
            lean: -18,
            hands: [
              [93, 74],
              [93, 74],
            ],
          }),
          club([93, 74], [89, 108]),
          onMat,
        ),
      }),
      belt(94),
    ),
    right: withProp(faceOn(), belt(94)),
    shown: ['top', 'impact'],
    look: 'hips',
  },
  'rushed-tempo': {
    kind: 'swing',
    view: 'face-on',
    wrong: tempo(faceOn({ top: scene(halfway({ hip: [78, 76], lean: -4 }), club([61, 62], [42, 33]), onMat) }), 2),
    right: tempo(faceOn(), 3),
    shown: ['address', 'top', 'impact'],
    look: 'beats',
  },
  deceleration: {
    kind: 'swing',
    view: 'face-on',
    wrong: short([54, 58], [92, 73]),
    right: short([68, 72], [112, 66]),
    shown: ['top', 'impact', 'through'],
    look: 'hands',
  },
};
