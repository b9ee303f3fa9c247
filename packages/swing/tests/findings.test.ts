import { EVENT_NAMES, type MetricName, type SwingEventName, type SwingReading } from '../reading.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { posesOf, syntheticGolfer } from '../../swing-lab/golfer.ts';
import { type GolferParameters, NEUTRAL } from '../../swing-lab/parameters.ts';
import { hasPublishedLimit } from '../pipeline/limits.ts';
import type { Landmark } from '../contract.ts';
import { FAULT_CHECKS } from '../pipeline/fault-checks.ts';
import { assess } from '../pipeline/findings.ts';
import { readSwing, searchSwings } from '../pipeline/read-swing.ts';
import { tempoOf } from '../pipeline/tempo.ts';

const read = (dials: Partial<GolferParameters>): SwingReading => {
  const poses = posesOf(syntheticGolfer(dials));
  const search = searchSwings(poses);
  if (search.found !== 'swing') throw new Error(search.found);
  return readSwing(poses, search);
};
const faults = (reading: SwingReading) => reading.findings.map(({ faultId }) => faultId);
const notJudged = (reading: SwingReading) => reading.notAssessable.map(({ faultId }) => faultId);

/** Spearman's rank correlation between the values and their order in the list. */
const rankCorrelation = (values: readonly number[]): number => {
  const rank = values.map((value) => values.filter((other) => other < value).length);
  const squared = rank.reduce((sum, r, i) => sum + (r - i) ** 2, 0);
  return 1 - (6 * squared) / (values.length * (values.length ** 2 - 1));
};

interface Dial {
  readonly fault: string;
  readonly metric: MetricName;
  readonly view: GolferParameters['view'];
  readonly settings: readonly Partial<GolferParameters>[];
  /** 1 if the measurement rises as the fault grows, -1 if it falls. */
  readonly rises: 1 | -1;
}
const faceOn = 'face-on' as const;
const behind = 'down-the-line' as const;
const DIALS: readonly Dial[] = [
  {
    fault: 'sway',
    metric: 'hipSwayTop',
    view: faceOn,
    rises: 1,
    settings: [0, 0.08, 0.14, 0.26, 0.35].map((sway) => ({ sway })),
  },
  {
    fault: 'excessive-slide',
    metric: 'hipSlideImpact',
    view: faceOn,
    rises: 1,
    settings: [0.1, 0.2, 0.3, 0.5, 0.6].map((slide) => ({ slide })),
  },
  {
    fault: 'reverse-spine',
    metric: 'trunkLeanTop',
    view: faceOn,
    rises: 1,
    settings: [-10, -5, 0, 8, 16].map((spineTop) => ({ spineTop })),
  },
  {
    fault: 'reverse-pivot',
    metric: 'hipSwayTop',
    view: faceOn,
    rises: -1,
    settings: [0, 0.25, 0.5, 1, 1.3].map((reversePivot) => ({ reversePivot })),
  },
  {
    fault: 'chicken-wing',
    metric: 'leadElbowFollowThrough',
    view: faceOn,
    rises: -1,
    settings: [8, 20, 35, 65, 85].map((chickenWing) => ({ chickenWing })),
  },
  {
    fault: 'hanging-back',
    metric: 'hipSlideImpact',
    view: faceOn,
    rises: -1,
    settings: [0.24, 0.16, 0.12, 0.02, -0.02].map((slide) => ({ slide })),
  },
  {
    fault: 'rushed-tempo',
    metric: 'tempoRatio',
    view: faceOn,
    rises: -1,
    settings: [3.2, 2.9, 2.6, 1.7, 1.5].map((ratio) => ({ backswing: 0.27 * ratio })),
  },
  {
    fault: 'over-the-top',
    metric: 'handPathOutside',
    view: behind,
    rises: 1,
    settings: [0, 0.15, 0.3, 0.8, 1].map((overTheTop) => ({ overTheTop })),
  },
  {
    fault: 'early-extension',
    metric: 'forwardBendLoss',
    view: behind,
    rises: 1,
    settings: [0, 0.03, 0.06, 0.18, 0.24].map((earlyExtension) => ({ earlyExtension })),
  },
];

describe.each(DIALS)('$fault', ({ fault, metric, view, settings, rises }) => {
  const readings = settings.map((dials) => read({ view, ...dials }));

  test('is not found while it is small', () => {
    for (const reading of readings.slice(0, 3)) {
      expect(faults(reading)).not.toContain(fault);
      expect(reading.clear).toContain(fault);
    }
  });
  test('is found once it is large, with its value beside the band', () => {
    for (const reading of readings.slice(3)) {
      const finding = reading.findings.find(({ faultId }) => faultId === fault)!;
      expect(finding).toBeDefined();
      expect(finding.metric).toBe(metric);
      const { low, high } = finding.band;
      expect(finding.value > (high ?? Infinity) || finding.value < (low ?? -Infinity)).toBe(true);
    }
  });
  test('grows in the measurement as it grows in the golfer', () => {
    const values = readings.map((reading) => rises * reading.metrics[metric]!);
    expect(rankCorrelation(values)).toBeGreaterThanOrEqual(0.9);
  });
  test('is also found in a left-hander', () => {
    const left = read({ view, handedness: 'left', ...settings.at(-1)! });
    expect(faults(left)).toEqual(faults(readings.at(-1)!));
  });
  test.skipIf(fault === 'rushed-tempo')('is not guessed from the other side', () => {
    const wrong = read({ view: view === faceOn ? behind : faceOn, ...settings.at(-1)! });
    expect(faults(wrong)).not.toContain(fault);
    expect(notJudged(wrong)).toContain(fault);
  });
});

test.each([
  { view: faceOn, fps: 30 },
  { view: faceOn, fps: 60 },
  { view: faceOn, fps: 240 },
  { view: behind, fps: 30 },
  { view: behind, fps: 60 },
  { view: behind, fps: 240 },
])('a neutral swing has no finding: $view at $fps', (dials) => {
  expect(read(dials).findings).toEqual([]);
});

test.each([
  { shape: '16:9', size: { width: 960, height: 540 } },
  { shape: 'square', size: { width: 720, height: 720 } },
])('a $shape picture measures the same golfer the same', ({ size }) => {
  for (const dials of [{ sway: 0.35 }, { view: behind, overTheTop: 1 }]) {
    const [upright, other] = [read(dials), read({ ...dials, ...size })];
    expect(faults(other)).toEqual(faults(upright));
    for (const [metric, value] of Object.entries(upright.metrics))
      expect(other.metrics[metric as MetricName], metric).toBeCloseTo(value, 2);
  }
});

test('every fault of the catalogue is found, clear or listed with a reason', () => {
  const reading = read({});
  const named = [...faults(reading), ...reading.clear, ...notJudged(reading)];
  expect(new Set(named).size).toBe(named.length);
  expect(named).toHaveLength(18); // 16 from the catalogue, plus early extension and hanging back
  for (const { reason } of reading.notAssessable) expect(reason).toMatch(/\.$/);
});

test('a fault that is judged at all has a dial above', () => {
  expect(new Set(DIALS.map(({ fault }) => fault))).toEqual(new Set(FAULT_CHECKS.map(({ faultId }) => faultId)));
});

test('between the two views nothing is judged that depends on the view', () => {
  const reading = read({ cameraYaw: 45, sway: 0.35 });
  expect(reading.viewCertain).toBe(false);
  expect(faults(reading)).not.toContain('sway');
  expect(reading.quality.issues.map(({ code }) => code)).toContain('view-unclear');
});

test.each([0.8, 0.9, 1, 1.1, 1.2])('a clip that begins %s s into the swing has no tempo', (seconds) => {
  for (const view of [faceOn, behind] as const) {
    const poses = posesOf(syntheticGolfer({ view }));
    const from = Math.round(seconds * poses.fps);
    const cutOff = { ...poses, frames: poses.frames.slice(from) };
    const leftOut = { ...poses, frames: poses.frames.map((frame, i) => (i < from ? null : frame)) };
    for (const late of [cutOff, leftOut]) {
      const search = searchSwings(late);
      if (search.found !== 'swing') continue;
      const reading = readSwing(late, search);
      expect(reading.tempo).toBeNull();
      expect(notJudged(reading)).toContain('rushed-tempo');
    }
  }
});

describe('slow motion', () => {
  // 240 frames a second played back at 30: everything takes eight times as long.
  const slow = { fps: 30, lead: 4, backswing: 6.4, downswing: 2.16, follow: 6, hold: 4, relax: 4 };

  test('shows no tempo while the filming rate is unknown', () => {
    const reading = read(slow);
    expect(reading.tempo).toBeNull();
    expect(notJudged(reading)).toContain('rushed-tempo');
  });
  test('shows the true tempo once the filming rate is entered', () => {
    const poses = posesOf(syntheticGolfer(slow));
    const search = searchSwings(poses);
    if (search.found !== 'swing') throw new Error(search.found);
    const { tempo } = readSwing(poses, search, { captureFps: 240 });
    expect(tempo!.downswingMs).toBeGreaterThan(240);
    expect(tempo!.downswingMs).toBeLessThan(310);
  });
});

test('the neutral golfer is the one with every dial at rest', () => {
  expect(syntheticGolfer().parameters).toEqual(NEUTRAL);
});

describe('the view', () => {
  test.each(['face-on', 'down-the-line'] as const)('judges nothing by a wrongly chosen view, filmed %s', (view) => {
    const poses = posesOf(syntheticGolfer({ view, sway: 0.35, overTheTop: 1 }));
    const search = searchSwings(poses);
    if (search.found !== 'swing') throw new Error(search.found);

    const reading = readSwing(poses, search, { view: view === faceOn ? behind : faceOn });

    expect(reading.viewCertain).toBe(false);
    expect(faults(reading)).toEqual([]);
    expect(reading.quality.issues.map(({ code }) => code)).toContain('view-contradicted');
  });

  test('stays uncertain when fewer than five pictures show the address', () => {
    const poses = posesOf(syntheticGolfer({ sway: 0.35 }));
    const address = 0.7 * poses.fps;
    const sparse = {
      ...poses,
      frames: poses.frames.map((frame, i) => (i < address + 16 && i % 12 !== 0 ? null : frame)),
    };
    const search = searchSwings(sparse);
    if (search.found !== 'swing') throw new Error(search.found);

    const reading = readSwing(sparse, search);

    expect(reading.viewCertain).toBe(false);
    expect(faults(reading)).not.toContain('sway');
  });
});

test('a stated tempo covers the truth in nine clips of ten', () => {
  let within = 0;
  let all = 0;
  for (const view of [faceOn, behind] as const)
    for (const fps of [30, 60])
      for (const backswing of [0.6, 0.8, 1.05])
        for (const downswing of [0.22, 0.28, 0.32]) {
          const { tempo } = read({ view, fps, backswing, downswing });
          if (Math.abs(tempo!.ratio - backswing / downswing) <= tempo!.ratioUncertainty) within += 1;
          all += 1;
        }
  expect(within / all).toBeGreaterThanOrEqual(0.9);
});

const NO_FRAMES = Object.fromEntries(EVENT_NAMES.map((name) => [name, 0])) as Record<SwingEventName, number>;

describe('the limits', () => {
  const LIMITS = readFileSync(new URL('../thresholds.md', import.meta.url), 'utf8');

  test("no finding nearer to its limit than the measurement's noise is more than low, whatever the fault", () => {
    for (const check of FAULT_CHECKS) {
      const { low, high } = check.band;
      const others = { trunkLeanTop: 20, headShiftTop: 0.2, hipTowardBallImpact: 0.2 };
      for (let excess = 0.001; excess <= 2 * check.clearBy; excess += check.clearBy / 20) {
        const value = low === null ? high! + excess : low - excess;
        const { findings } = assess({
          view: check.view ?? faceOn,
          viewCertain: true,
          viewContradicted: false,
          metrics: { ...others, [check.metric]: value },
          frames: NO_FRAMES,
          realFps: 240,
          doubt: () => 0,
          cameraMoves: false,
          startsAtAddress: true,
          startUnclear: false,
          outside: new Set(),
          legsSeen: 1,
          clarity: () => 1,
        });
        const found = findings.find(({ faultId }) => faultId === check.faultId)!;
        if (excess < check.noise) expect(found.confidence, `${check.faultId} at ${value}`).toBe('low');
      }
      expect(check.clearBy, check.faultId).toBeGreaterThanOrEqual(check.noise);
    }
  });

  test.each(FAULT_CHECKS)('the table of limits has the source of $faultId', ({ faultId, band }) => {
    const row = LIMITS.split('\n').find((line) => line.startsWith(`| \`${faultId}\``))!;
    expect(row).toContain(String(Math.abs((faultId === 'rushed-tempo' ? band.low : (band.high ?? band.low))!)));
    expect(row.includes("Divot's own")).toBe(!hasPublishedLimit(faultId));
  });
});

test.each([faceOn, behind])('a clip that ends before the golfer comes to rest says so, seen %s', (view) => {
  const poses = posesOf(syntheticGolfer({ view }));
  const cut = { ...poses, frames: poses.frames.slice(0, Math.round(2.2 * poses.fps)) };
  const search = searchSwings(cut);
  if (search.found !== 'swing') throw new Error(search.found);

  expect(readSwing(cut, search).quality.issues.map(({ code }) => code)).toContain('ends-early');
  expect(read({ view }).quality.issues.map(({ code }) => code)).not.toContain('ends-early');
});

test('a golfer whose legs are hardly visible is judged in nothing', () => {
  const poses = posesOf(syntheticGolfer({ sway: 0.35, backswing: 0.42 }));
  const waistUp = {
    ...poses,
    frames: poses.frames.map(
      (frame) =>
        frame && {
          ...frame,
          landmarks: frame.landmarks.map(([x, y, z, visibility], joint): Landmark => [
            x,
            y,
            z,
            joint >= 25 ? 0.1 : visibility,
          ]),
        },
    ),
  };
  const search = searchSwings(waistUp);
  if (search.found !== 'swing') throw new Error(search.found);

  const reading = readSwing(waistUp, search);

  expect([...faults(reading), ...reading.clear]).toEqual([]);
  expect(faults(read({ sway: 0.35, backswing: 0.42 }))).toContain('sway');
});

test('from behind at 30 a second a backswing of 19 frames to 9 down may still be of normal tempo', () => {
  const events = {
    address: 43,
    toeUp: 50,
    midBackswing: 54,
    top: 62,
    midDownswing: 67,
    impact: 71,
    midFollowThrough: 74,
    finish: 90,
  };
  const doubt = { captureFps: undefined, addressDoubt: 2.8, spacing: () => 1 };
  const { ratio, ratioUncertainty } = tempoOf(events, 30, doubt)!;
  expect(ratio + ratioUncertainty).toBeGreaterThan(2.57);
});
