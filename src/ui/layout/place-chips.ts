/**
 * Places chips so that none covers another: in the same order, and as close to their wanted places as the gap allows.
 * Distances are px from the left, and `wanted` is ascending. If they cannot all fit, the last ones pile up at the
 * right.
 */
export const placeChips = (
  wanted: readonly number[],
  { gap, width }: { readonly gap: number; readonly width: number },
): readonly number[] => {
  const placed: number[] = [];
  for (const at of wanted) placed.push(Math.max(at, gap / 2, (placed.at(-1) ?? -Infinity) + gap));
  let limit = width - gap / 2;
  for (let i = placed.length - 1; i >= 0; i -= 1) {
    placed[i] = Math.min(placed[i]!, limit);
    limit = placed[i]! - gap;
  }
  return placed;
};
