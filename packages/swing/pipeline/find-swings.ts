// Finds swings in a clip of any length and speed. Splits the hands' height into rises and falls of at least half a
// torso. Impact is a low between two highs that the hands pass fast. No rule depends on time, so slow motion works too.

import { mean } from '@divot/basics';
import type { NotASwing } from '../failures.ts';
import { quantile } from './numeric.ts';
import type { HandPath } from './hand-path.ts';
import { type Strike, notASwing } from './is-swing.ts';

export interface SwingSpan {
  /**
   * The frame with the highest hands before impact, and the frame with the lowest hands between `top` and the next
   * high.
   */
  readonly top: number;
  readonly impact: number;
  /** The high after impact. */
  readonly through: number;
  /** First and last frame that belong only to this swing. */
  readonly first: number;
  readonly last: number;
}

/** Hands rise and fall by at least this much in a swing, in torso lengths. */
export const SWING_HEIGHT = 0.5;
const TOP_BELOW_SHOULDERS = 0.35;
/** The lowest speed at which the hands pass the ball, as a share of their own highest speed. */
const PASSING = 0.25;
/**
 * At impact the arms hang this far below the shoulders, in torso lengths. A model error at the top or in the finish
 * does not reach as low.
 */
const IMPACT_BELOW_SHOULDERS = 0.4;

interface Turn {
  readonly at: number;
  readonly high: boolean;
}

/**
 * Follows values in their order (`at` counts frames or time) and returns each high and low once the values have moved
 * away from it by `height`. `latest` is the turn that they have not left yet.
 */
export const followTurns = (height: number) => {
  let low = { at: 0, value: Infinity };
  let high = { at: 0, value: -Infinity };
  let rising: boolean | null = null;
  return {
    next(value: number, at: number): Turn | null {
      if (value > high.value) high = { at, value };
      if (value < low.value) low = { at, value };
      if (rising !== false && value < high.value - height) {
        rising = false;
        low = { at, value };
        return { at: high.at, high: true };
      }
      if (rising !== true && value > low.value + height) {
        rising = true;
        high = { at, value };
        return { at: low.at, high: false };
      }
      return null;
    },
    latest: (): Turn => ({ at: rising === false ? low.at : high.at, high: rising !== false }),
  };
};

/** Alternating highs and lows that are at least `height` apart. */
const turningPoints = (values: readonly number[], height: number): readonly Turn[] => {
  const turns = followTurns(height);
  const left = values.map((value, i) => turns.next(value, i)).filter((turn) => turn !== null);
  return [...left, turns.latest()];
};

/**
 * Share of the way down, or of the way up if that is shorter, in which the hands pass the ball: before the low and
 * after it.
 */
const NEAR = 0.3;

/**
 * Mean speed around the low, because a strike is quick on both sides of it and a long wait at address is not part of
 * the way down. A mean evens out model errors.
 */
const passingSpeed = (path: HandPath, { top, impact, through }: Pick<Strike, 'top' | 'impact' | 'through'>): number => {
  const near = Math.max(1, Math.round(Math.min(impact - top, through - impact) * NEAR));
  return mean(path.speed.slice(Math.max(top, impact - near), impact + near + 1));
};

export interface FoundSwings {
  /** In time order. */
  readonly spans: readonly SwingSpan[];
  /** If there is no swing: what the most swing-like movement lacks. */
  readonly lacks: NotASwing;
}

/** Finds lows that the hands pass fast between two highs. The speed tells a strike from lowering the club. */
const strikesOf = (path: HandPath, turns: readonly Turn[]) =>
  turns.flatMap((low, k) => {
    const before = turns[k - 1];
    const after = turns[k + 1];
    if (low.high || !before || !after) return [];
    // A clip that begins at the top shows no backswing, so every event before impact would be invented.
    const lowBefore = turns[k - 2]?.at;
    if (lowBefore === undefined) return [];
    if (path.y[low.at]! > path.shoulderY[low.at]! - IMPACT_BELOW_SHOULDERS) return [];
    if (path.y[before.at]! < path.shoulderY[before.at]! - TOP_BELOW_SHOULDERS) return [];
    // A quantile, because the very fastest frame is often a model error.
    const fast = quantile(path.speed.slice(before.at, after.at + 1), 0.9);
    const strike = { lowBefore, top: before.at, impact: low.at, through: after.at };
    const passing = passingSpeed(path, strike);
    return passing > PASSING * fast ? [{ ...strike, passing, lacks: notASwing(path, strike) }] : [];
  });

/**
 * Whether the clip ends in the downswing or soon after it, with hands as fast as when they pass a ball and faster than
 * when the golfer only lowers them.
 */
const endsAtBall = (path: HandPath, turns: readonly Turn[]): boolean => {
  const [before, top, low] = turns.slice(-3);
  if (!before || !top || !low || low.high) return false;
  const down = low.at - top.at;
  const passing = mean(path.speed.slice(low.at - Math.round(NEAR * down)));
  return path.y.length - low.at <= down && passing > PASSING * quantile(path.speed, 1);
};

export const findSwings = (path: HandPath): FoundSwings => {
  const turns = turningPoints(path.y, SWING_HEIGHT);
  const candidates = strikesOf(path, turns);
  const swings = candidates.filter(({ lacks }) => lacks === null);
  const fastest = Math.max(0, ...swings.map(({ passing }) => passing));
  const strikes = swings.filter(({ passing }) => passing > 0.4 * fastest);
  const spans = strikes.map((span, k) => {
    const prev = strikes[k - 1];
    const next = strikes[k + 1];
    return {
      top: span.top,
      impact: span.impact,
      through: span.through,
      first: prev ? prev.through : 0,
      last: next ? Math.max(span.through, next.top - 1) : path.y.length - 1,
    };
  });
  const nearest = candidates.toSorted((a, b) => b.passing - a.passing)[0];
  return { spans, lacks: nearest?.lacks ?? (endsAtBall(path, turns) ? 'no-follow-through' : 'no-swing') };
};

/** The swing to analyse if only one is wanted: the fastest strike, or the last of those that are about as fast. */
export const mainSwing = (path: HandPath, spans: readonly SwingSpan[]): SwingSpan | null => {
  const fastest = Math.max(...spans.map((span) => passingSpeed(path, span)));
  return spans.filter((span) => passingSpeed(path, span) >= 0.85 * fastest).at(-1) ?? null;
};
