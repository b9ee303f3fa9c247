import { groupBy } from '#src/domain/shared/group-by.ts';
import { clubPattern, priorOf } from './club-pattern.ts';
import type { ReadShot } from './types.ts';

// What a file of shots says about how far each club carries: a proposal to the golfer's own figures, never a change.

/** Under five shots there is nothing to say yet, under ten it is rough. */
const FEWEST_SHOTS = 5;
const ROUGH_BELOW = 10;
const METRES_PER_YARD = 0.9144;

export type CarryProposal = {
  readonly club: string;
  readonly shots: number;
  readonly carryYards: number;
  /** Half of the 80 % interval, a yard at the least. */
  readonly giveOrTakeYards: number;
  readonly isRough: boolean;
};

/** Longest first; clubs with too few shots are in `tooFew`. */
export const proposeCarries = (
  shots: readonly ReadShot[],
): { readonly proposals: readonly CarryProposal[]; readonly tooFew: readonly string[] } => {
  const clubs = groupBy(shots, ({ club }) => club);
  const proposals: CarryProposal[] = [];
  const tooFew: string[] = [];
  for (const [club, own] of clubs) {
    const { n, carryM, carryLowM, carryHighM } = clubPattern(own, priorOf(club));
    if (n < FEWEST_SHOTS || carryM === undefined) {
      tooFew.push(club);
      continue;
    }
    proposals.push({
      club,
      shots: n,
      carryYards: Math.round(carryM / METRES_PER_YARD),
      giveOrTakeYards: Math.max(1, Math.round((carryHighM! - carryLowM!) / 2 / METRES_PER_YARD)),
      isRough: n < ROUGH_BELOW,
    });
  }
  return { proposals: proposals.toSorted((a, b) => b.carryYards - a.carryYards), tooFew };
};
