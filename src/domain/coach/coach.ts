import { compact } from '@divot/basics';
import type { Evidence, Focus, Decision } from './coach-types.ts';
import { causeOf } from './cause.ts';
import { didItHelp } from './did-it-help.ts';
import { expectedGain } from './expected.ts';
import { hintOf } from './hint.ts';
import { type ReadEvidence, readEvidence } from './read-evidence.ts';
import { retestsOf } from './retests.ts';
import { confidenceOf, standing } from './stand-out.ts';
import { type Choice, chosenPart } from './stay.ts';
import { planWeek, quietWeek } from './week.ts';

// The single decision on what to work on. Strokes rank first, causes second, and a focus stays until its retest. Every
// screen that says what to work on quotes this answer. Pure: the same evidence gives the same answer on any device.

export type { CoachSession, Decision, Evidence, Focus, Loss, Part, SessionMark } from './coach-types.ts';

const focusOf = (choice: Choice, read: ReadEvidence): Focus => {
  const { part, startedOn, retestOn, chosenBy, before, changes } = choice;
  const cause = causeOf(part, read);
  const loss = read.losses.find(({ group }) => group === part);
  const excess = loss && { value: loss.excessPer18, low: loss.low, high: loss.high, rounds: loss.rounds };
  const { week, heldBackBy } = planWeek({ part, startedOn, cause }, read);
  const retests = retestsOf({ startedOn, retestOn, week, part }, read);
  return compact({
    kind: 'work-on',
    id: `${startedOn}-${part}`,
    part,
    startedOn,
    retestOn,
    chosenBy,
    excess,
    before,
    confidence: loss ? confidenceOf(loss, read) : 'low',
    cause,
    week,
    retests,
    // Nothing is practised while every drill would load what hurts.
    expected: week.length === 0 ? { low: 0, high: 0 } : expectedGain(loss, read),
    heldBackBy,
    changes,
    didItHelp: choice.isRunning ? didItHelp(choice, read) : undefined,
  });
};

/**
 * What to work on now. Never throws: unreadable evidence counts as missing. A running focus is returned again until its
 * retest, with its week as it stands today.
 */
export const decideFocus = (evidence: Evidence): Decision => {
  const read = readEvidence(evidence);
  const { choice, ended } = chosenPart(read);
  const lookBack = ended ? { didItHelp: didItHelp(ended, read) } : {};
  if (choice) return { ...lookBack, ...focusOf(choice, read) };
  const known = standing(read);
  const rounds = Math.max(0, ...read.losses.map((loss) => loss.rounds));
  if (known.enough.length >= 2)
    return {
      kind: 'nothing-stands-out',
      rounds,
      unknown: known.unknown,
      ...quietWeek(undefined, read),
      ...lookBack,
    };
  const hint = hintOf(read);
  return compact({
    kind: 'not-enough',
    rounds,
    roundsToGo: known.roundsToGo,
    hint,
    ...quietWeek(hint, read),
    ...lookBack,
  });
};
