// Drawn swings of many golfers with known events: a second set for measuring event detection, which no rule was fitted
// to. Settings and tempo are drawn from published spreads, so no two golfers move alike.

import { type SyntheticGolfer, eventFramesOf, posesOf, syntheticGolfer } from './golfer.ts';
import { perceivedFramesOf } from './perceived-events.ts';
import type { GolferParameters } from './parameters.ts';
import type { SwingTimes } from './swing-curves.ts';
import { type LabelledSwing, numbers } from './pose-files.ts';

type View = GolferParameters['view'];

/** Uniform numbers between 0 and 1, and normally distributed ones, repeatable by seed. */
export const drawFrom = (seed: number) => {
  const next = numbers(seed);
  for (let i = 0; i < 8; i++) next();
  const between = (low: number, high: number) => low + (high - low) * next();
  const normal = () => Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next());
  return { next, between, normal };
};

/**
 * The same golfer with a different pace in the backswing. Time there runs as `share ** power`, so the lead arm becomes
 * parallel earlier or later than in the original curves.
 */
const withPace = (golfer: SyntheticGolfer, power: number): SyntheticGolfer => {
  const warp =
    ({ A, T }: SwingTimes, exponent: number) =>
    (time: number) =>
      time <= A || time >= T ? time : A + (T - A) * ((time - A) / (T - A)) ** exponent;
  const times = golfer.times[0]!;
  const slow = warp(times, power);
  const undo = warp(times, 1 / power);
  return { ...golfer, at: (time) => golfer.at(slow(time)), events: [golfer.events[0]!.map(undo)] };
};

/** A different golfer for each seed. Tempo and backswing pace follow 1 400 published swings. */
export const drawnGolfer = (seed: number, dials: Partial<GolferParameters>): SyntheticGolfer => {
  const { next, between, normal } = drawFrom(seed);
  const downswing = between(0.22, 0.36);
  // Median 3.43, 5th and 95th percentile 2.57 and 5.33 (GolfDB's labels).
  const tempo = 3.43 * Math.exp(0.22 * Math.max(-2, Math.min(2, normal())));
  const golfer = syntheticGolfer({
    downswing,
    backswing: tempo * downswing,
    follow: between(0.6, 1.3),
    hold: between(0.4, 1.5),
    relax: between(0.5, 1.2),
    lead: between(0.5, 2),
    handedness: next() < 0.8 ? 'right' : 'left',
    sway: between(-0.05, 0.25),
    slide: between(0.05, 0.35),
    spineTop: between(-12, 5),
    chickenWing: between(5, 45),
    earlyExtension: between(0, 0.12),
    overTheTop: between(0, 0.5),
    chestTurn: between(-105, -75),
    hipTurn: between(-55, -30),
    cameraYaw: between(-10, 10),
    cameraDistance: between(3.8, 6),
    ...dials,
  });
  return withPace(golfer, Math.exp(0.18 * Math.max(-1.5, Math.min(1.5, normal()))));
};

/** A golfer's swing as the pose model would see it, with the range of frames in which each event is correct. */
const swingOf = (golfer: SyntheticGolfer, id: string): LabelledSwing => {
  const events = eventFramesOf(golfer)[0]!;
  const [address, finish] = perceivedFramesOf(golfer)[0]!;
  return {
    id,
    sequence: posesOf(golfer),
    view: golfer.parameters.view,
    handedness: golfer.parameters.handedness,
    events,
    ranges: events.map((frame, i) => [i === 7 ? finish : frame, i === 0 ? address : frame]),
  };
};

export const drawnSwing = (seed: number, view: View, fps: number): LabelledSwing =>
  swingOf(drawnGolfer(seed, { view, fps }), `golfer ${seed}, ${view}, ${fps} a second`);
