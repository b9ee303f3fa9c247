import { type Hole, partOf } from '@divot/golf-rules';

// Finds the chips on a card. The coach's picture and the rings of Stats both use it, so that they show the same chips.

/**
 * How many feet from the hole the last shot from around the green finished. Undefined if there was no such shot or its
 * finish is unknown.
 */
export const chipFt = ({
  par,
  strokes,
  putts,
  firstPuttFt,
  approachEnd,
  chip,
  sand,
  shots = [],
}: Hole): number | undefined => {
  const last = shots.findLastIndex((shot) => shot.lie !== 'green' && partOf(shot, par) === 'short-game');
  if (last !== -1) {
    const next = shots[last + 1];
    return next ? (next.lie === 'green' ? next.distance : undefined) : 0;
  }
  if (strokes === undefined || putts === undefined) return undefined;
  const isMissed = approachEnd
    ? approachEnd.lie !== 'green' && partOf({ lie: approachEnd.lie, distance: approachEnd.yards }, par) === 'short-game'
    : chip === true || sand === true;
  if (!isMissed) return undefined;
  return putts === 0 ? 0 : firstPuttFt;
};
