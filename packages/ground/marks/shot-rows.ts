import { type Hole, expectedStrokes } from '@divot/golf-rules';
import { compact, METRES_PER_YARD } from '@divot/basics';
import type { CoursePack, Position } from '../packs/course-pack.ts';
import { type Ball, penaltyOf } from './hole-from-marks.ts';
import { rightOfLine } from '../geometry/lines.ts';
import { openHole, openPack } from '../packs/open-pack.ts';

// A hole's marked balls afterwards: stroke by stroke in this round, and where the tee shots of all rounds went.

const FEET_IN_YARD = 3;

export type ShotRow = {
  readonly from: Ball;
  /** Where it finished; absent for the last marked ball short of the green, and for putts. */
  readonly to?: Ball;
  /** For putts: their number. */
  readonly putts?: number;
  /** Strokes gained, a penalty included. Absent if the end was not marked. */
  readonly gained?: number;
};

const expectedFrom = ({ lie, toHoleM }: Ball): number => {
  const yards = toHoleM / METRES_PER_YARD;
  return expectedStrokes(lie, Math.max(1, lie === 'green' ? yards * FEET_IN_YARD : yards));
};

/** The strokes between a hole's balls, and its putts as one row, because nobody marks each putt. */
export const shotRows = (balls: readonly Ball[], putts: number | undefined): readonly ShotRow[] => {
  const onGreen = balls.findIndex(({ lie }) => lie === 'green');
  const before = onGreen < 0 ? balls : balls.slice(0, onGreen);
  const rows = before.map((from, at): ShotRow => {
    const to = balls[at + 1];
    if (to === undefined) return { from };
    return { from, to, gained: expectedFrom(from) - expectedFrom(to) - 1 - penaltyOf(to) };
  });
  const first = balls[onGreen];
  if (first === undefined || !putts) return rows;
  return [...rows, { from: first, putts, gained: expectedFrom(first) - putts }];
};

/** Metres right of a hole's line of play. Negative is left. */
export const rightOfHole = (pack: CoursePack, n: number, at: Position): number =>
  rightOfLine(openPack(pack).plane.toPoint(at), openHole(pack, n)!.path);

/** One tee shot: where it was marked, or what the card says about it. */
type Drive = { readonly rightM?: number | undefined; readonly fairway?: Hole['fairway'] };

/** The side that more than half of the tee shots went to. `meanM` if they were marked. */
export type MissPattern = {
  readonly side: 'left' | 'right';
  readonly count: number;
  readonly drives: number;
  readonly meanM?: number;
};

const FEWEST_DRIVES = 3;
const MIDDLE_M = 3;

const sideOf = ({ rightM, fairway }: Drive): 'left' | 'right' | 'middle' | undefined => {
  if (rightM !== undefined) return Math.abs(rightM) < MIDDLE_M ? 'middle' : rightM < 0 ? 'left' : 'right';
  if (fairway === 'left' || fairway === 'right') return fairway;
  return fairway === 'hit' || fairway === 'short' ? 'middle' : undefined;
};

/** The side that most tee shots of a hole go to, from three shots on. Undefined without one. */
export const missPattern = (drives: readonly Drive[]): MissPattern | undefined => {
  const sided = drives.flatMap((drive) => {
    const side = sideOf(drive);
    return side === undefined ? [] : [{ ...drive, side }];
  });
  if (sided.length < FEWEST_DRIVES) return undefined;
  for (const side of ['left', 'right'] as const) {
    const there = sided.filter((drive) => drive.side === side);
    if (there.length * 2 <= sided.length) continue;
    const metres = there.flatMap(({ rightM }) => (rightM === undefined ? [] : [Math.abs(rightM)]));
    const meanM = metres.length > 0 ? metres.reduce((sum, metre) => sum + metre, 0) / metres.length : undefined;
    return compact({ side, count: there.length, drives: sided.length, meanM });
  }
  return undefined;
};
