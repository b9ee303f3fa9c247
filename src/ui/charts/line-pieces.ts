import { curveStepAfter, line } from 'd3-shape';

// Paths of a line through points, split at each gap.

type Placed = { readonly x: number; readonly y: number };

const newLine = () =>
  line<Placed>(
    ({ x }) => x,
    ({ y }) => y,
  );
const straight = newLine();
const stepped = newLine().curve(curveStepAfter);

/** One path for each stretch without a gap. A single point has none. */
export const linePieces = <P extends { readonly isAfterGap?: boolean }>(
  points: readonly P[],
  place: (point: P, at: number) => Placed,
): readonly string[] => {
  const pieces: Placed[][] = [];
  for (const [at, point] of points.entries()) {
    if (at === 0 || point.isAfterGap) pieces.push([]);
    pieces.at(-1)?.push(place(point, at));
  }
  return pieces.flatMap((piece) => (piece.length > 1 ? (straight(piece) ?? []) : []));
};

/** The same for values that hold until the next one. No path where no value is known. */
export const stepPieces = (
  values: readonly (number | undefined)[],
  place: (value: number, at: number) => Placed,
): readonly string[] => {
  const pieces: Placed[][] = [];
  let isOpen = false;
  for (const [at, value] of values.entries()) {
    if (value === undefined) isOpen = false;
    else {
      if (!isOpen) pieces.push([]);
      isOpen = true;
      pieces.at(-1)?.push(place(value, at));
    }
  }
  return pieces.flatMap((piece) => (piece.length > 1 ? (stepped(piece) ?? []) : []));
};
