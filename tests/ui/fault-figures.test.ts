import { describe, expect, it } from 'vitest';
import { FAULTS, FAULT_FIGURES, MOMENTS, type Scene, type Swing, demoAt, jointsOf, onceMs } from '@divot/golf-content';
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

const TORSO = 26;
const STEPS = 12;
const EVENTS: Readonly<Record<SwingEventName, number>> = {
  address: 0,
  toeUp: 2,
  midBackswing: STEPS / 2,
  top: STEPS,
  midDownswing: 2 * STEPS,
  impact: 3 * STEPS,
  midFollowThrough: 4 * STEPS,
  finish: 4 * STEPS,
};

/**
 * Body points of a pose in torso lengths, with y up. The drawn golfer is right-handed, so the joints on the right are
 * the lead side.
 */
const pointsOf = ({ bodies: [body] }: Scene): readonly (readonly [number, number])[] => {
  const { head, arms, legs } = jointsOf(body!);
  const points: [number, number][] = Array.from({ length: LANDMARK_COUNT }, () => [head[0], head[1]]);
  for (const [arm, leg, [shoulder, elbow, wrist, hip]] of [
    [arms[1], legs[1], [BODY.leftShoulder, BODY.leftElbow, BODY.leftWrist, BODY.leftHip]],
    [arms[0], legs[0], [BODY.rightShoulder, BODY.rightElbow, BODY.rightWrist, BODY.rightHip]],
  ] as const) {
    points[shoulder] = [arm.root[0], arm.root[1]];
    points[elbow] = [arm.joint[0], arm.joint[1]];
    points[wrist] = [arm.end[0], arm.end[1]];
    points[hip] = [leg.root[0], leg.root[1]];
  }
  return points.map(([x, y]) => [x / TORSO, -y / TORSO]);
};

/** The metrics of the whole drawn swing, measured as a film. */
const measured = (swing: Swing, view: SwingView): Metrics => {
  const [address, top, down, impact, through] = MOMENTS.map((moment) => swing[moment]);
  const poses = [address!, top!, down!, impact!, through!] as const;
  const frames = (poses.length - 1) * STEPS + 1;
  const scenes = Array.from({ length: frames }, (_, frame) => {
    const part = Math.min(poses.length - 2, Math.floor(frame / STEPS));
    const pair = [poses[part]!, poses[part + 1]!] as const;
    const share = (frame - part * STEPS) / STEPS;
    // The movement between the two poses, after the first one's hold of 900 ms.
    return share === 0 ? pair[0] : demoAt(pair, 900 + (onceMs(pair) - 900) * Math.min(share, 0.999)).scene;
  });
  const points = scenes.map(pointsOf);
  const rows = (axis: 0 | 1) =>
    Array.from({ length: LANDMARK_COUNT }, (_, joint) => points.map((frame) => frame[joint]![axis]));
  return metricsOf({
    track: {
      frameCount: frames,
      fps: 60,
      x: rows(0),
      y: rows(1),
      visibility: rows(0).map((row) => row.map(() => 1)),
      torsoShare: 0.3,
      sourceFrame: scenes.map((_, frame) => frame),
      seen: scenes.map(() => true),
    },
    view,
    rightHanded: true,
    events: EVENTS,
  });
};

/** The findings, with their confidence, for a clear film of the swing. */
const found = (swing: Swing, view: SwingView): ReadonlyMap<string, Confidence> => {
  const { findings } = assess({
    view,
    viewCertain: true,
    viewContradicted: false,
    metrics: measured(swing, view),
    frames: EVENTS,
    realFps: 60,
    doubt: () => 0,
    cameraMoves: false,
    startsAtAddress: true,
    outside: new Set(),
    legsSeen: 1,
    clarity: () => 1,
  });
  return new Map(findings.map(({ faultId, confidence }) => [faultId, confidence]));
};

const swings = Object.entries(FAULT_FIGURES).flatMap(([id, figure]) =>
  figure.kind === 'swing' ? [{ id, figure }] : [],
);
const checked = swings.filter(({ id }) => FAULT_CHECKS.some(({ faultId, view }) => faultId === id && view !== null));

it('draws each of the sixteen faults', () => {
  expect(Object.keys(FAULT_FIGURES).toSorted()).toEqual(FAULTS.map(({ id }) => id).toSorted());
});

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

describe.each(checked)('$id, measured by the rule that finds it', ({ id, figure: { view, wrong, right } }) => {
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

it.each(swings.map(({ id, figure }) => [id, figure] as const))(
  'shows %s beside a swing without a fault',
  (_, figure) => {
    expect([...found(figure.right, figure.view).keys()]).toEqual([]);
  },
);

it('counts the beats of a rushed swing and of a good one by the tempo rule', () => {
  const figure = FAULT_FIGURES['rushed-tempo'];
  const { low, high } = FAULT_CHECKS.find(({ metric }) => metric === 'tempoRatio')!.band;
  const ratio = (swing: Swing) => {
    const props = swing.top.props ?? [];
    const beats = props.filter((prop) => prop.kind === 'weight' && (prop.size ?? 0) > 0).length;
    return beats / props.filter((prop) => prop.kind === 'ball' && prop.at[1] < 60).length;
  };
  expect(figure?.kind).toBe('swing');
  if (figure?.kind !== 'swing') return;
  expect(ratio(figure.wrong)).toBeLessThan(low!);
  expect(ratio(figure.right)).toBeGreaterThan(low!);
  expect(ratio(figure.right)).toBeLessThan(high!);
});

it('keeps every pose on the paper', () => {
  for (const { id, figure } of swings) {
    for (const scene of [figure.wrong, figure.right].flatMap((swing) => Object.values(swing))) {
      const { head, arms, legs, toes } = jointsOf(scene.bodies[0]!);
      for (const [x, y] of [head, ...toes, ...[...arms, ...legs].flatMap(({ joint, end }) => [joint, end])]) {
        expect(x, id).toBeGreaterThan(22);
        expect(x, id).toBeLessThan(148);
        expect(y, id).toBeGreaterThan(2);
        expect(y, id).toBeLessThan(121);
      }
    }
  }
});
