import type { Answers } from '../scene.ts';
import * as lost from '../situations/lost.ts';
import * as penalty from '../situations/penalty.ts';

// Water, lost and unplayable balls.

export const answers: Answers = {
  'penalty-yellow': penalty.penaltyYellow,
  'penalty-red': penalty.penaltyRed,
  'penalty-unmarked': penalty.penaltyUnmarked,
  'penalty-unsure': penalty.penaltyUnsure,
  lost: lost.lostBall,
  out: lost.outOfBounds,
  provisional: lost.provisional,
  unplayable: lost.unplayable,
};
