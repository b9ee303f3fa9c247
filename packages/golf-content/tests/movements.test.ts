import { describe, expect, it } from 'vitest';
import { DRILLS } from '../drills/drills.ts';
import { EXERCISES } from '../exercises/exercises.ts';
import { FAULTS } from '../faults/faults.ts';
import { MOBILITY_TESTS } from '../mobility/mobility-tests.ts';
import { BONES, type Joints, type Limb, bodyOf } from '../movements/body.ts';
import { DRILL_MOVEMENTS } from '../movements/drill-movements.ts';
import { type Frame, drawnAt, frameOf, stillOf } from '../movements/drawing.ts';
import { EXERCISE_MOVEMENTS } from '../movements/exercise-movements.ts';
import { FAULT_MOVEMENTS } from '../movements/fault-movements.ts';
import { MOBILITY_MOVEMENTS } from '../movements/mobility-movements.ts';
import { LOOP_MS, type Movement, poseAt } from '../movements/movement.ts';
import { movementFor } from '../movements/movement-for.ts';
import { type Vec, lengthOf, minus } from '../movements/space.ts';

const families = [
  ['exercise', EXERCISE_MOVEMENTS, EXERCISES],
  ['mobility test', MOBILITY_MOVEMENTS, MOBILITY_TESTS],
  ['drill', DRILL_MOVEMENTS, DRILLS],
  ['fault', FAULT_MOVEMENTS, FAULTS],
] as const;

it.each(families)('moves each %s, and nothing that is in no catalogue', (_, movements, catalogue) => {
  expect(Object.keys(movements).toSorted()).toEqual(catalogue.map(({ id }) => id).toSorted());
});

it('takes four seconds', () => expect(LOOP_MS).toBe(4000));
it('has no movement for an unknown id', () => expect(movementFor('nonsense')).toBeUndefined());

const all: readonly (readonly [string, Movement])[] = [
  ...[EXERCISE_MOVEMENTS, MOBILITY_MOVEMENTS, DRILL_MOVEMENTS].flatMap((family) => Object.entries(family)),
  ...Object.entries(FAULT_MOVEMENTS).flatMap(([id, { wrong, right }]) => [
    [`${id}, wrong`, wrong] as const,
    [`${id}, right`, right] as const,
  ]),
];

const STEPS = 50;
const shares = Array.from({ length: STEPS + 1 }, (_, n) => n / STEPS);
const limbsOf = ({ arms, legs }: Joints): readonly Limb[] => [...arms, ...legs];
const pointsOf = (joints: Joints): readonly Vec[] => [
  joints.head,
  joints.neck,
  joints.pelvis,
  ...limbsOf(joints).flatMap(({ joint, end }) => [joint, end]),
  ...joints.feet.flatMap(({ heel, ball, toe }) => [heel, ball, toe]),
];
const apart = (a: Vec, b: Vec) => lengthOf(minus(a, b));
const most = (values: readonly number[]) => Math.max(...values);

describe.each(all)('%s', (_, movement) => {
  const bodies = shares.map((share) => bodyOf(poseAt(movement, share)));

  it('is at most 15 KB, with keys in order within one loop', () => {
    const times = movement.keys.map(([time]) => time);

    expect(JSON.stringify(movement).length).toBeLessThan(15_000);
    expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
    expect(most(times)).toBeLessThan(1);
  });

  it('closes its loop, moves, and never jumps', () => {
    // In 80 ms, the hands of a swing at half speed move 50 cm.
    const steps = bodies.slice(1).map((body, at) => {
      const before = pointsOf(bodies[at]!);
      return most(pointsOf(body).map((point, n) => apart(point, before[n]!)));
    });

    expect(poseAt(movement, 1)).toEqual(poseAt(movement, 0));
    expect(most(steps)).toBeLessThan(60);
    expect(new Set(shares.map((share) => JSON.stringify(poseAt(movement, share)))).size).toBeGreaterThan(10);
  });

  it('keeps the length of every bone', () => {
    const changes = bodies.flatMap(({ arms, legs }) =>
      [
        ...arms.map((arm) => ({ ...arm, upper: BONES.upperArm, lower: BONES.forearm })),
        ...legs.map((leg) => ({ ...leg, upper: BONES.thigh, lower: BONES.shin })),
      ].flatMap(({ root, joint, end, upper, lower }) => [apart(root, joint) - upper, apart(joint, end) - lower]),
    );

    expect(most(changes.map(Math.abs))).toBeLessThan(0.001);
  });

  it('stays above the floor, and every foot on its leg', () => {
    const lowest = Math.min(...bodies.flatMap((body) => pointsOf(body).map(([, y]) => y)));
    // From the ball of the foot, the ankle is 11 cm back and 5 cm up.
    const torn = bodies.flatMap(({ legs, feet }) =>
      legs.map(({ end }, side) => Math.abs(apart(end, feet[side]!.ball) - Math.hypot(11, 5))),
    );

    expect(lowest).toBeGreaterThan(-2.5);
    expect(most(torn)).toBeLessThan(4);
  });

  it('draws the same shapes all the time, none of them cut', () => {
    const looks = (share: number) => drawnAt(movement, share).map(({ look }) => look.replace(/-(last|off)$/, ''));
    const outside = (frame: Frame, share: number) =>
      drawnAt(movement, share).filter(
        ({ look, d }) =>
          look !== 'wall' &&
          look !== 'ball-away' &&
          [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[MLAZ]|$)/g)].some(
            ([, x, y]) =>
              Math.abs(Number(x) - frame.x - frame.width / 2) > frame.width / 2 ||
              Math.abs(Number(y) - frame.y - frame.height / 2) > frame.height / 2,
          ),
      );

    expect(looks(0.37).toSorted()).toEqual(looks(0).toSorted());
    if (movement.focus) return;
    const frame = frameOf(movement);
    expect([0.03, 0.21, 0.43, 0.77].flatMap((share) => outside(frame, share))).toEqual([]);
    expect(outside(stillOf(movement).frame, movement.still)).toEqual([]);
  });
});
