// Swings in a clip of any length and speed. The hands' height is cut into rises and falls of at least half a torso;
// an impact is a low that the hands pass fast, between two highs. Free of any time scale, so slow motion works too.

import type { NotASwing } from '#src/domain/swing-failure/swing-failure.ts';
import { quantile } from './numeric.ts';
import type { HandPath } from './hand-path.ts';
import { notASwing, type Strike } from './is-swing.ts';

export interface SwingSpan {
  /** Frame with the highest hands before impact, and the lowest between that and the next high. */
  readonly top: number;
  readonly impact: number;
  /** The high after impact. */
  readonly through: number;
  /** First and last frame that belong to this swing and no other. */
  readonly first: number;
  readonly last: number;
}

const SWING_HEIGHT = 0.5;
const TOP_BELOW_SHOULDERS = 0.35;
/** Arms hang down at impact; a slip of the model at the top or in the finish does not reach that far. */
const IMPACT_BELOW_SHOULDERS = 0.4;

/** Alternating highs and lows that are at least `height` apart. */
const turningPoints = (values: readonly number[], height: number): { frame: number; high: boolean }[] => {
  const turns: { frame: number; high: boolean }[] = [];
  let low = 0;
  let high = 0;
  let rising: boolean | null = null;
  values.forEach((value, i) => {
    if (value > values[high]!) high = i;
    if (value < values[low]!) low = i;
    if (rising !== false && value < values[high]! - height) {
      turns.push({ frame: high, high: true });
      rising = false;
      low = i;
    } else if (rising !== true && value > values[low]! + height) {
      turns.push({ frame: low, high: false });
      rising = true;
      high = i;
    }
  });
  turns.push({ frame: rising === false ? low : high, high: rising !== false });
  return turns;
};

/** Both sides of a strike are quick, the long wait at the address is no way down; a mean, because the model slips. */
const passingSpeed = (path: HandPath, { top, impact, through }: Pick<Strike, 'top' | 'impact' | 'through'>): number => {
  const near = Math.max(1, Math.round(Math.min(impact - top, through - impact) * 0.3));
  const speeds = path.speed.slice(Math.max(top, impact - near), impact + near + 1);
  return speeds.reduce((sum, speed) => sum + speed, 0) / speeds.length;
};

export interface FoundSwings {
  /** In time order. */
  readonly spans: readonly SwingSpan[];
  /** What the movement most like a swing lacks, when there is none. */
  readonly lacks: NotASwing;
}

/** Lows that the hands pass fast between two highs; the speed tells a strike from lowering the club. */
const strikesOf = (path: HandPath) => {
  const turns = turningPoints(path.y, SWING_HEIGHT);
  return turns.flatMap((low, k) => {
    const before = turns[k - 1];
    const after = turns[k + 1];
    if (low.high || !before || !after) return [];
    // A clip that begins at the top shows no way up: what comes before impact could only be made up.
    const lowBefore = turns[k - 2]?.frame;
    if (lowBefore === undefined) return [];
    if (path.y[low.frame]! > path.shoulderY[low.frame]! - IMPACT_BELOW_SHOULDERS) return [];
    if (path.y[before.frame]! < path.shoulderY[before.frame]! - TOP_BELOW_SHOULDERS) return [];
    // Not the very fastest frame: that one is often a slip.
    const fast = quantile(path.speed.slice(before.frame, after.frame + 1), 0.9);
    const strike = { lowBefore, top: before.frame, impact: low.frame, through: after.frame };
    const passing = passingSpeed(path, strike);
    return passing > 0.25 * fast ? [{ ...strike, passing, lacks: notASwing(path, strike) }] : [];
  });
};

export const findSwings = (path: HandPath): FoundSwings => {
  const found = strikesOf(path);
  const swings = found.filter(({ lacks }) => lacks === null);
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
  const nearest = found.toSorted((a, b) => b.passing - a.passing)[0];
  return { spans, lacks: nearest?.lacks ?? 'no-swing' };
};

/** The swing to analyse when one is asked for: the fastest strike, the later one of equals. */
export const mainSwing = (path: HandPath, spans: readonly SwingSpan[]): SwingSpan | null => {
  const fastest = Math.max(...spans.map((span) => passingSpeed(path, span)));
  return spans.filter((span) => passingSpeed(path, span) >= 0.85 * fastest).at(-1) ?? null;
};
