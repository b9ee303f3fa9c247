// Reads a swing from the looks that found it, before anybody has read its film: positions are then as good as the
// film's, and tempo is rougher.

import type { Landmark, PoseFrame, PoseSequence } from '../contract.ts';
import type { SwingReading } from '../reading.ts';
import { clamp, median } from './numeric.ts';
import { readSwing, searchSwings } from './read-swing.ts';

/**
 * Looks as far apart as this still show where the swing turned. While another ball is read there is a longer gap, until
 * the hands move.
 */
const MOST_APART_MS = { usually: 85, once: 300, goingDown: 130 };
/** Between looks the body moves along a smooth curve, of which so many points a second are read. */
const READ_FPS = 24;

/** The curve through the looks at this moment: a cubic Hermite spline with each look's mean slope. */
const poseBetween = (looks: readonly PoseFrame[], timeMs: number): PoseFrame => {
  const at = clamp(
    looks.findLastIndex((look) => look.timeMs <= timeMs),
    0,
    looks.length - 2,
  );
  const [before, from, to, after] = [-1, 0, 1, 2].map((k) => looks[clamp(at + k, 0, looks.length - 1)]!) as [
    PoseFrame,
    PoseFrame,
    PoseFrame,
    PoseFrame,
  ];
  const span = to.timeMs - from.timeMs;
  const u = (timeMs - from.timeMs) / span;
  const [fromShare, toShare] = [2 * u ** 3 - 3 * u ** 2 + 1, 3 * u ** 2 - 2 * u ** 3];
  const [leaving, arriving] = [u * (u - 1) ** 2 * span, u ** 2 * (u - 1) * span];
  const valueOf = (joint: number, part: number): number => {
    const [a, b, c, d] = [before, from, to, after].map(({ landmarks }) => landmarks[joint]![part]!) as [
      number,
      number,
      number,
      number,
    ];
    const slope = (c - a) / (to.timeMs - before.timeMs);
    const nextSlope = (d - b) / (after.timeMs - from.timeMs);
    return fromShare * b + toShare * c + leaving * slope + arriving * nextSlope;
  };
  return {
    timeMs,
    landmarks: from.landmarks.map((_, joint): Landmark => [
      valueOf(joint, 0),
      valueOf(joint, 1),
      valueOf(joint, 2),
      valueOf(joint, 3),
    ]),
  };
};

/** In ms, on the clock of the looks. */
export interface SwingTimes {
  readonly address: number;
  readonly top: number;
  readonly impact: number;
  readonly strikeHeard: boolean;
}

/**
 * What the looks show of the swing with this impact. Null where they are too few, or show no swing there. Frames of the
 * reading are no frames of the film.
 */
export const firstReading = (
  looked: PoseSequence,
  { address, top, impact, strikeHeard }: SwingTimes,
): SwingReading | null => {
  const looks = looked.frames.filter((frame) => frame !== null);
  /** Gaps between looks that reach into this time. */
  const gapsMs = (fromMs: number, toMs: number): readonly number[] =>
    looks.slice(1).flatMap(({ timeMs }, i) => {
      const before = looks[i]!.timeMs;
      return timeMs > fromMs && before < toMs ? [timeMs - before] : [];
    });
  const all = gapsMs(address, impact);
  const isSeen =
    median(all) <= MOST_APART_MS.usually &&
    Math.max(...all) <= MOST_APART_MS.once &&
    Math.max(...gapsMs(top, impact)) <= MOST_APART_MS.goingDown;
  if (!isSeen) return null;
  const [startMs, endMs] = [looks[0]!.timeMs, looks.at(-1)!.timeMs];
  const step = 1000 / READ_FPS;
  const frames = Array.from({ length: Math.floor((endMs - startMs) / step) + 1 }, (_, i) =>
    poseBetween(looks, startMs + i * step),
  );
  const { widthPx, heightPx } = looked;
  const poses = { fps: READ_FPS, widthPx, heightPx, frames };
  const search = searchSwings(poses);
  if (search.found !== 'swing') return null;
  const away = (at: number) => Math.abs(startMs + search.spans[at]!.impact * step - impact);
  const [swing] = search.spans.map((_, at) => at).toSorted((a, b) => away(a) - away(b));
  return readSwing(poses, search, { swing, strikeMs: strikeHeard ? [impact - startMs] : [] });
};
