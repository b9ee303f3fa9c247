import { describe, expect, it } from 'vitest';
import { type Joints, bodyOf } from '../movements/body.ts';
import { DRILL_MOVEMENTS } from '../movements/drill-movements.ts';
import { type Frame, drawnAt, frameOf } from '../movements/drawing.ts';
import { EXERCISE_MOVEMENTS } from '../movements/exercise-movements.ts';
import { FAULT_MOVEMENTS } from '../movements/fault-movements.ts';
import { BALL } from '../movements/golf-swing.ts';
import { MOBILITY_MOVEMENTS } from '../movements/mobility-movements.ts';
import { type Movement, poseAt } from '../movements/movement.ts';
import { movementFor } from '../movements/movement-for.ts';
import { type Prop, placeOf } from '../movements/props.ts';
import { seenFrom } from '../movements/shapes.ts';
import { type Vec, add, lengthOf, minus, rotated, scaled, turnedAbout, unit } from '../movements/space.ts';

// What must be seen in a figure for it to teach: what moves, moves enough on the screen; wrong looks unlike right; props
// lie where the words say; and what touches, touches.

/** A figure as a phone shows it. */
const SCREEN_WIDTH = 360;
/** Pixels. */
const LEAST_MOVED = 10;
const LEAST_APART = 16;
/** What blinks, leaves the picture, or repeats another shape. */
const HIDDEN = /^(beat|ball-away|mark-case)/;
const shares = Array.from({ length: 11 }, (_, n) => n / 11);

/** What a viewer follows: joints, the turn of hips and chest, the hand and the club's head. */
const pointsOf = ({ head, neck, pelvis, arms, legs, feet, pose }: Joints): readonly Vec[] => [
  head,
  neck,
  pelvis,
  add(pelvis, rotated(pose.hips, [9, 0, 9])),
  add(pelvis, rotated(pose.hips, [-9, 10, 0])),
  add(head, rotated(pose.head, [0, 0, 17])),
  ...[...arms, ...legs].flatMap(({ root, joint, end }) => [root, joint, end]),
  ...feet.flatMap(({ heel, toe }) => [heel, toe]),
  ...(pose.club ? [add(arms[pose.palm ? 1 : 0].end, scaled(unit(pose.club), 92))] : []),
  ...(pose.palm
    ? [-1.5, 1.5].map((n) =>
        add(arms[1].end, scaled(turnedAbout(unit(pose.palm!), [1, 0, 0], n * (pose.spread ?? 0)), 16)),
      )
    : []),
];
const apart = ([x, y]: readonly number[], [u, v]: readonly number[]) => Math.hypot(x! - u!, y! - v!);
const bodyAt = (movement: Movement, share: number) => bodyOf(poseAt(movement, share));

/** Where a viewer sees those points, and the corners of all shapes of one look, in pixels. */
const seenAt = (movement: Movement, frame: Frame, share: number): readonly (readonly number[])[] => {
  const points = pointsOf(bodyAt(movement, share)).map((point) => seenFrom(movement.view, movement.down)(point).at);
  const shapes = drawnAt(movement, share)
    .filter(({ look }) => !HIDDEN.test(look))
    .map(({ look, d }) => ({ look: look.replace(/^mark-.*/, 'mark'), d }));
  const corners = [...new Set(shapes.map(({ look }) => look))].toSorted().flatMap((look) => {
    const own = shapes.filter((shape) => shape.look === look);
    const spots = own.flatMap(({ d }) => [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[MLAZ]|$)/g)]);
    const [xs, ys] = [spots.map(([, x]) => Number(x)), spots.map(([, , y]) => Number(y))];
    return [
      [Math.min(...xs), Math.min(...ys)],
      [Math.max(...xs), Math.max(...ys)],
    ];
  });
  return [...points, ...corners].map((at) => at.map((one) => (one * SCREEN_WIDTH) / frame.width));
};
const furthest = (one: readonly (readonly number[])[], other: readonly (readonly number[])[]) =>
  Math.max(...one.map((at, n) => apart(at, other[n]!)));

const figures = [EXERCISE_MOVEMENTS, MOBILITY_MOVEMENTS, DRILL_MOVEMENTS].flatMap((family) => Object.entries(family));

it.each(figures)('%s moves enough to be seen', (_, movement) => {
  const frame = frameOf(movement);
  const first = seenAt(movement, frame, 0);

  expect(Math.max(...shares.map((share) => furthest(seenAt(movement, frame, share), first)))).toBeGreaterThan(
    LEAST_MOVED,
  );
});

it.each(Object.entries(FAULT_MOVEMENTS))('%s looks wrong where right does not', (_, { wrong, right }) => {
  const frame = frameOf(wrong, right);

  expect(furthest(seenAt(wrong, frame, wrong.still), seenAt(right, frame, right.still))).toBeGreaterThan(LEAST_APART);
});

type Seen = { readonly body: Joints; readonly props: readonly Prop[]; readonly share: number };
const boxOf = ({ props }: Seen) => props.find((prop) => prop.kind === 'box')!;
const isIn = ([x, , z]: Vec, { from, to }: ReturnType<typeof boxOf>) =>
  x > from[0] && x < to[0] && z > from[2] && z < to[2];
const ballAt = ({ props, body, share }: Seen) => placeOf(props.find((prop) => prop.kind === 'ball')!.at, body, share);
const wallZ = (seen: Seen) => boxOf(seen).from[2];

const CONTACTS: readonly (readonly [what: string, id: string, share: number, holds: (seen: Seen) => boolean])[] = [
  [
    'the headcover lies outside the line of the ball',
    'headcover-outside',
    0,
    (seen) => boxOf(seen).from[2] > BALL[2] + 8,
  ],
  ['the headcover lies behind the ball', 'headcover-outside', 0, (seen) => boxOf(seen).to[0] < BALL[0] - 10],
  ['the ball lands on the towel', 'landing-towel', 0.49, (seen) => isIn(ballAt(seen), boxOf(seen))],
  [
    'golfer and ball are in the sand',
    'bunker-line',
    0,
    (seen) => isIn(BALL, boxOf(seen)) && isIn(seen.body.pelvis, boxOf(seen)),
  ],
  [
    'the upper back lies on the floor once open',
    'open-book',
    0.5,
    ({ body }) => body.arms.every(({ root }) => root[1] < 20),
  ],
  ['the lower arm stays on the floor', 'open-book', 0.5, ({ body }) => body.arms[1].end[1] < 6],
  [
    'both knees are down at the end of a switch',
    'hip-90-90',
    0.5,
    ({ body }) => body.legs.every(({ joint }) => joint[1] < 14),
  ],
  [
    'knees stand side by side in between',
    'hip-90-90',
    0.27,
    ({ body }) => body.legs[0].joint[0] > body.legs[1].joint[0] + 10,
  ],
  [
    'the hands stay on the wall',
    'standing-hip-turn',
    0.5,
    (seen) => seen.body.arms.every(({ end }) => wallZ(seen) - end[2] < 6),
  ],
  [
    'the hips turn under a still chest',
    'standing-hip-turn',
    0.5,
    ({ body }) => body.pose.hips[0] > 30 && body.pose.chest[0] === 0,
  ],
  [
    'the hands stay on the wall',
    'wall-slide',
    0.5,
    (seen) => seen.body.arms.every(({ end }) => wallZ(seen) - end[2] < 8),
  ],
  [
    'the hands rest on the thighs',
    'seated-arch',
    0.5,
    ({ body }) => body.arms.every(({ end }, at) => lengthOf(minus(end, body.legs[at]!.joint)) < 30),
  ],
  [
    'the lower back stays down while head and shoulders lift',
    'curl-up',
    0.5,
    ({ body }) => body.waist[1] < 14 && body.head[1] > 25,
  ],
  [
    'both hands hold the towel',
    'towel-wring',
    0.5,
    ({ body }) => lengthOf(minus(body.arms[0].end, body.arms[1].end)) < 40,
  ],
];

/** The joint that a movement is about, and how many pixels it travels at least. */
const MOVES: readonly (readonly [what: string, id: string, point: (body: Joints) => Vec, least: number])[] = [
  ['the lower back', 'pelvic-tilt-supine', ({ waist }) => waist, 10],
  ['the fist', 'wrist-car', (body) => pointsOf(body).at(-1)!, 30],
  ['the hips', 'standing-hip-turn', ({ pelvis, pose }) => add(pelvis, rotated(pose.hips, [9, 0, 9])), 10],
  ['the upper hand', 'open-book', ({ arms }) => arms[0].end, 60],
  ['the knees', 'hip-90-90', ({ legs }) => legs[0].joint, 60],
];
const travelOf = (movement: Movement, pointOf: (body: Joints) => Vec): number => {
  const eye = seenFrom(movement.view, movement.down);
  const places = shares.map((share) => eye(pointOf(bodyAt(movement, share))).at);
  const widest = Math.max(...places.map((place) => apart(place, places[0]!)));
  return (widest * SCREEN_WIDTH) / frameOf(movement).width;
};

it.each(MOVES)('%s can be seen to move (%s)', (_, id, pointOf, least) => {
  expect(travelOf(movementFor(id)!, pointOf)).toBeGreaterThan(least);
});

it('the chest stays still while the hips turn or tilt, and the forearm while the wrist circles', () => {
  expect(travelOf(movementFor('pelvic-tilt-supine')!, ({ neck }) => neck)).toBeLessThan(6);
  expect(travelOf(movementFor('pelvic-tilt-supine')!, ({ head }) => head)).toBeLessThan(6);
  expect(travelOf(movementFor('standing-hip-turn')!, ({ neck }) => neck)).toBeLessThan(8);
  expect(travelOf(movementFor('wrist-car')!, ({ arms }) => arms[1].joint)).toBeLessThan(5);
});

it('a sway takes the hips away from the target, and turning them in place does not', () => {
  const aside = (movement: Movement) =>
    Math.abs(bodyAt(movement, movement.still).pelvis[0] - bodyAt(movement, 0).pelvis[0]);
  const { wrong, right } = FAULT_MOVEMENTS.sway!;

  expect(aside(wrong)).toBeGreaterThan(aside(right) + 8);
});

describe('what the words say', () => {
  it.each(CONTACTS)('%s (%s)', (_, id, share, holds) => {
    const movement = movementFor(id)!;

    expect(holds({ body: bodyAt(movement, share), props: movement.props ?? [], share })).toBe(true);
  });
});
