import { type Hole, greenInRegulation } from '@divot/golf-rules';

// Counting statistics of a card (definitions: domain sheet whs.md section 8). Each states how many holes it covers. If
// a golfer skips putts on three holes, the figure covers the other 15 and says so.

export type Count = { readonly made: number; readonly of: number };

export type RoundStatistics = {
  readonly greens: Count;
  readonly fairways: Count;
  /** Greens that the golfer missed but still made par or better, with at most one putt. */
  readonly upAndDowns: Count;
  readonly putts: { readonly total: number; readonly holes: number; readonly threePutts: number };
  readonly penalties: number;
};

const onCard = (hole: Hole): boolean => hole.strokes !== undefined && hole.pickedUp !== true;

const upAndDown = (hole: Hole): boolean | undefined => {
  const green = greenInRegulation(hole);
  if (green === undefined || green) return undefined;
  return hole.putts! <= 1 && hole.strokes! <= hole.par;
};

/**
 * Fairways count on par 4s and longer, for tee shots aimed at one. A drive in the bunker or the trees missed the
 * fairway, even if the golfer gave no side.
 */
export const fairwayHit = ({ par, fairway, driveEnd }: Hole): boolean | undefined => {
  if (par < 4 || fairway === 'none') return undefined;
  return fairway === undefined ? driveEnd && driveEnd.lie === 'fairway' : fairway === 'hit';
};

const count = (holes: readonly Hole[], answer: (hole: Hole) => boolean | undefined): Count => {
  const answers = holes.map(answer).filter((value) => value !== undefined);
  return { made: answers.filter(Boolean).length, of: answers.length };
};

export const roundStatistics = (holes: readonly Hole[]): RoundStatistics => {
  const putted = holes.filter((hole) => onCard(hole) && hole.putts !== undefined);
  return {
    greens: count(holes, greenInRegulation),
    fairways: count(holes, fairwayHit),
    upAndDowns: count(holes, upAndDown),
    putts: {
      total: putted.reduce((sum, { putts }) => sum + putts!, 0),
      holes: putted.length,
      threePutts: putted.filter(({ putts }) => putts! >= 3).length,
    },
    penalties: holes.reduce((sum, { penalties }) => sum + (penalties ?? 0), 0),
  };
};
