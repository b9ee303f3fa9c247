import { describe, expect, it } from 'vitest';
import { FAULT_MOVEMENTS, type Joints, type Movement, bodyOf, poseAt } from '@divot/golf-content';
import {
  BODY,
  type Confidence,
  FAULT_CHECKS,
  LANDMARK_COUNT,
  type Metrics,
  type SwingEventName,
  type SwingView,
  assess,
  metricsOf,
} from '@divot/swing';

// Measures the drawn swings as if they were filmed: their joints are the body points, and the rules are those of the
// findings.

const FRAMES = 240;
/** Cm from the hips to the shoulders. */
const TORSO = 46;
/** The events among the positions of a whole swing, which has eleven. */
const POSITIONS = 11;
const AT: Readonly<Record<SwingEventName, number>> = {
  address: 0,
  toeUp: 1,
  midBackswing: 2,
  top: 3,
  midDownswing: 4,
  impact: 6,
  midFollowThrough: 8,
  finish: 9,
};

/** The movement without the times in which it rests, so that a fault's pose does not change the tempo. */
const moving = ({ keys, ...movement }: Movement): Movement => {
  let rested = 0;
  return {
    ...movement,
    keys: keys.flatMap(([share, pose], at) => {
      const before = keys[at - 1];
      if (before?.[1] !== pose) return [[share - rested, pose] as const];
      rested += share - before[0];
      return [];
    }),
  };
};

/** Body points in torso lengths as a camera sees them, with y up. */
const pointsOf = (joints: Joints, view: SwingView): readonly (readonly [number, number])[] => {
  const seen = ([x, y, z]: Joints['head']): readonly [number, number] => [
    (view === 'face-on' ? x : z) / TORSO,
    y / TORSO,
  ];
  const points = Array.from({ length: LANDMARK_COUNT }, () => seen(joints.head));
  for (const [side, [shoulder, elbow, wrist, hip]] of [
    [0, [BODY.leftShoulder, BODY.leftElbow, BODY.leftWrist, BODY.leftHip]],
    [1, [BODY.rightShoulder, BODY.rightElbow, BODY.rightWrist, BODY.rightHip]],
  ] as const) {
    points[shoulder] = seen(joints.arms[side].root);
    points[elbow] = seen(joints.arms[side].joint);
    points[wrist] = seen(joints.arms[side].end);
    points[hip] = seen(joints.legs[side].root);
  }
  return points;
};

const eventsOf = ({ keys }: Movement) =>
  Object.fromEntries(Object.entries(AT).map(([event, at]) => [event, keys[at]![0] * FRAMES])) as Record<
    SwingEventName,
    number
  >;

const measured = (movement: Movement, view: SwingView): Metrics => {
  const points = Array.from({ length: FRAMES }, (_, frame) => pointsOf(bodyOf(poseAt(movement, frame / FRAMES)), view));
  const rows = (axis: 0 | 1) =>
    Array.from({ length: LANDMARK_COUNT }, (_, joint) => points.map((frame) => frame[joint]![axis]));
  return metricsOf({
    track: {
      frameCount: FRAMES,
      fps: 60,
      x: rows(0),
      y: rows(1),
      visibility: rows(0).map((row) => row.map(() => 1)),
      torsoShare: 0.3,
      sourceFrame: points.map((_, frame) => frame),
      seen: points.map(() => true),
    },
    view,
    rightHanded: true,
    events: eventsOf(movement),
  });
};

/** The findings, with their confidence, for a clear film of the swing. */
const found = (movement: Movement, view: SwingView): ReadonlyMap<string, Confidence> => {
  const { findings } = assess({
    view,
    viewCertain: true,
    viewContradicted: false,
    metrics: measured(movement, view),
    frames: eventsOf(movement),
    realFps: 60,
    doubt: () => 0,
    cameraMoves: false,
    startsAtAddress: true,
    startUnclear: false,
    outside: new Set(),
    legsSeen: 1,
    clarity: () => 1,
  });
  return new Map(findings.map(({ faultId, confidence }) => [faultId, confidence]));
};

const swings = Object.entries(FAULT_MOVEMENTS)
  .map(([id, { view, wrong, right }]) => ({ id, view, wrong: moving(wrong), right: moving(right) }))
  .filter(({ right }) => right.keys.length === POSITIONS);
const checked = swings.filter(({ id }) => FAULT_CHECKS.some(({ faultId, view }) => faultId === id && view !== null));

it('measures every fault that a finding measures on a body', () => {
  expect(checked.map(({ id }) => id).toSorted()).toEqual([
    'chicken-wing',
    'excessive-slide',
    'over-the-top',
    'reverse-pivot',
    'reverse-spine',
    'sway',
  ]);
});

describe.each(checked)('$id, measured by the rule that finds it', ({ id, view, wrong, right }) => {
  const check = FAULT_CHECKS.find(({ faultId }) => faultId === id)!;

  it('is found in the wrong swing with its highest confidence, and nothing else is found', () => {
    expect([...found(wrong, view)]).toEqual([[id, check.most]]);
  });

  it('differs from the right swing by what the finding measures', () => {
    const [faulty, better] = [measured(wrong, view), measured(right, view)];
    const others = Object.keys(faulty).filter((metric) => metric !== check.metric) as (keyof Metrics)[];
    const change = (metric: keyof Metrics) => Math.abs((faulty[metric] ?? 0) - (better[metric] ?? 0));
    expect(change(check.metric)).toBeGreaterThan(check.clearBy);
    // Metrics are in degrees or torsos, so each is compared with the clear distance of its own rule.
    for (const metric of others) {
      const rule = FAULT_CHECKS.find((one) => one.metric === metric && one.view === view);
      if (rule) expect(change(metric) / rule.clearBy, metric).toBeLessThan(change(check.metric) / check.clearBy);
    }
  });
});

it.each(swings)('shows $id beside a swing without a fault', ({ right, view }) => {
  expect([...found(right, view).keys()]).toEqual([]);
});

it('swings a rushed swing and a good one at the tempo that the tempo rule judges', () => {
  const { low, high } = FAULT_CHECKS.find(({ metric }) => metric === 'tempoRatio')!.band;
  const ratio = ({ keys }: Movement) => {
    const [start, top, strike] = [AT.address, AT.top, AT.impact].map((at) => keys[at]![0]);
    return (top! - start!) / (strike! - top!);
  };
  const { wrong, right } = swings.find(({ id }) => id === 'rushed-tempo')!;
  expect(ratio(wrong)).toBeLessThan(low!);
  expect(ratio(right)).toBeGreaterThan(low!);
  expect(ratio(right)).toBeLessThan(high!);
});
