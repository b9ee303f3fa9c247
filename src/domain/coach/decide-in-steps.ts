import type { Decided } from './coach-types.ts';
import { decideFocus } from './coach.ts';
import { evidenceOf, type Known, ROUNDS_JUDGED } from './evidence.ts';
import { joinShots } from './part-shots.ts';

/** Decides what to work on from everything known, in two pieces. */
export function* decideInSteps(golfer: Known): Generator<undefined, Decided> {
  const { today, index, rounds, swings, assessment, draft } = golfer;
  const evidence = evidenceOf(golfer);
  yield;
  const filmed = swings.find(({ view }) => view === 'face-on' || view === 'down-the-line')?.view;
  return {
    decidedOn: today,
    decision: decideFocus(evidence),
    index,
    losses: evidence.losses,
    shots: joinShots(rounds.slice(0, ROUNDS_JUDGED).map(({ shots }) => shots)),
    hasRounds: rounds.length > 0,
    ...(filmed && filmed !== 'unknown' ? { filmed } : {}),
    assessment: assessment ? 'finished' : draft ? 'begun' : 'none',
  };
}
