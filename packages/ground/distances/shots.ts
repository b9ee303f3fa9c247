import { compact } from '@divot/basics';
import type { CoursePack, GroundLie, Position } from '../packs/course-pack.ts';
import { lieAt } from './lie.ts';
import { distance } from '../geometry/lines.ts';
import { openHole, openPack } from '../packs/open-pack.ts';
import { isPlace } from '../geometry/plane.ts';

/** Where the golfer said the ball lay before a stroke, and the club of that stroke. */
export type BallMark = Position & { readonly club?: string | undefined };

/** One stroke, in metres. `toHoleM` runs to the flag if the golfer moved it, else to the middle of the green. */
export type GroundShot = {
  readonly lie: GroundLie;
  readonly toHoleM: number;
  readonly lengthM: number;
  readonly club?: string;
};

/**
 * The strokes of a hole: each from its mark to the next, the last one to the hole. Empty if the pack lacks the hole.
 */
export const shotsOf = (pack: CoursePack, hole: number, marks: readonly BallMark[], pin?: Position): GroundShot[] => {
  const target = openHole(pack, hole);
  if (target === undefined) return [];
  const { plane } = openPack(pack);
  const cup = pin !== undefined && isPlace(pin) ? plane.toPoint(pin) : target.middle;
  const made = marks.filter(isPlace);
  const spots = made.map(plane.toPoint);
  return made.map((mark, i) =>
    compact({
      lie: i === 0 ? 'tee' : lieAt(pack, mark).lie,
      toHoleM: distance(spots[i]!, cup),
      lengthM: distance(spots[i]!, spots[i + 1] ?? cup),
      club: mark.club,
    }),
  );
};
