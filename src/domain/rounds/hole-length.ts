import { type CoursePack, lengthOf, openHole, packHoleOf } from '@divot/ground';
import { compact, METRES_PER_YARD } from '@divot/basics';
import type { Hole } from '#src/domain/entities/round.entity.ts';

// How long a hole is, for every screen that says it. The card rules. The map's drawing starts at one tee, often another
// than the card's, so its length is only shown where it clearly differs.

export type HoleLength = {
  /** The card's length in yards. */
  readonly yards?: number;
  /** The length of the map's line from its tee to the middle of the green, and the hole it is drawn as. */
  readonly map?: { readonly metres: number; readonly hole: number };
};

const DIFFERS = 0.03;

/** The card's length, and the map's where it differs from it by more than 3 % or the card has none. */
export const holeLength = ({ n, yards }: Pick<Hole, 'n' | 'yards'>, pack: CoursePack | undefined): HoleLength => {
  const drawn = pack && packHoleOf(pack, n);
  const open = drawn === undefined ? undefined : openHole(pack!, drawn);
  const metres = open && lengthOf(open.path);
  const cardM = yards && yards * METRES_PER_YARD;
  const differs = metres !== undefined && (!cardM || Math.abs(metres - cardM) > DIFFERS * cardM);
  return compact({ yards: yards || undefined, map: differs ? { metres, hole: drawn! } : undefined });
};
