import type { PlacedPosition } from './placed-positions.ts';

type Timed = readonly Pick<PlacedPosition, 'position' | 'ms'>[];

/** 'all': every position of one swing lines up with the same position of the other, whatever their tempo. */
export type Anchor = PlacedPosition['position'] | 'all';

const alike = (positions: Timed, other: Timed): readonly (readonly [ms: number, otherMs: number])[] =>
  positions.flatMap(({ position, ms }) => {
    const match = other.find((one) => one.position === position);
    return match ? [[ms, match.ms] as const] : [];
  });

/**
 * The moment of `other` that matches `ms` of `positions`. Either both clocks run alike and meet at the anchor, or the stretch
 * between two positions of one swing is scaled to the same stretch of the other.
 */
export const matchMoment = (ms: number, positions: Timed, other: Timed, anchor: Anchor): number => {
  const pairs = alike(positions, other);
  if (pairs.length === 0) return ms;
  if (anchor !== 'all') {
    const [at, there] =
      alike(
        positions.filter(({ position }) => position === anchor),
        other,
      )[0] ?? pairs[0]!;
    return there + ms - at;
  }
  const next = pairs.findIndex(([at]) => at > ms);
  if (next === 0) return pairs[0]![1] + ms - pairs[0]![0];
  if (next === -1) return pairs.at(-1)![1] + ms - pairs.at(-1)![0];
  const [from, to] = [pairs[next - 1]!, pairs[next]!];
  return from[1] + ((ms - from[0]) / Math.max(1, to[0] - from[0])) * (to[1] - from[1]);
};

/** The largest length ratio of two downswings filmed at the same speed. Above it, one clip is slow motion. */
const SAME_CLOCK = 1.6;

/**
 * The position that the comparison is about, or every position when one clip plays slower than the other: otherwise one
 * golfer would stand still meanwhile.
 */
export const usualAnchor = (positions: Timed, other: Timed, about: PlacedPosition['position']): Anchor => {
  const downswing = (timed: Timed) => {
    const at = (position: PlacedPosition['position']) => timed.find((one) => one.position === position)?.ms ?? NaN;
    return at('P7') - at('P4');
  };
  const ratio = downswing(positions) / downswing(other);
  return ratio > SAME_CLOCK || ratio < 1 / SAME_CLOCK ? 'all' : about;
};
