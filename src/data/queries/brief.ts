import { pageOf } from '#src/data/live/digest.ts';
import { decisionSource, isDecided } from '#src/data/live/decision.ts';
import { openedDatabase } from '#src/data/live/current.ts';
import { finishedRoundFacts } from '#src/domain/analytics/stored-rounds.ts';
import { carriedClubs } from '#src/domain/bag/carried-clubs.ts';
import { ladderOf } from '#src/domain/bag/ladder.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { estimateInSteps, handicapShown } from '#src/domain/handicap/shown-handicap.ts';
import type { BriefFacts } from '#src/domain/insights/brief.ts';
import { localDay, nextTask } from '@divot/basics';
import { handicapRoundOf, recomputeInSteps } from '@divot/golf-rules';
import { now } from '#src/platform/clock/clock.ts';
import { shownMetres, yardUnit } from '#src/platform/settings/lengths.ts';
import { preferencesAtom } from '#src/platform/settings/preferences.ts';
import { signedInUid, state } from '#src/platform/state.ts';
import { ROUNDS_OF_REGULARS } from './handicap.ts';
import { storedProfile } from './profile.ts';
import { storedShotSessions } from './shots.ts';

const SWINGS = 20;
const ROUNDS_AT_A_TIME = 20;

/** Lets taps in between the steps. */
const inSteps = async <T>(steps: Generator<undefined, T>): Promise<T> => {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    // oxlint-disable-next-line no-await-in-loop -- that is the point
    await nextTask();
  }
};

/**
 * What the golfer's brief says, read once from this device, as the screens show it. Undefined while nobody is signed in
 * and before the first decision.
 */
export const readBriefFacts = async (): Promise<BriefFacts | undefined> => {
  const uid = signedInUid();
  const database = await openedDatabase();
  const profile = uid && (await storedProfile(uid));
  const decided = (await isDecided()) ? decisionSource.read().decided : undefined;
  if (!database || !profile || !decided) return undefined;
  const [rounds, swings, sessions] = await Promise.all([
    pageOf(database.rounds, 0, ROUNDS_OF_REGULARS),
    pageOf(database.swings, 0, SWINGS),
    storedShotSessions(),
  ]);
  const counted = rounds.flatMap((round) => handicapRoundOf(round as Round) ?? []);
  const readable = rounds.flatMap((round) => finishedRoundFacts(round as Round)?.handicap ?? []);
  const { units } = state.get(preferencesAtom);
  return {
    today: localDay(now()),
    handicap: handicapShown(profile, await inSteps(estimateInSteps(counted))),
    record: (await inSteps(recomputeInSteps(readable, ROUNDS_AT_A_TIME))).entries,
    decided,
    profile,
    ladder: ladderOf(carriedClubs(profile.bag ?? [], sessions)),
    swing: swings.find(({ status, deletedAt }) => status === 'analysed' && !deletedAt) as Swing | undefined,
    rounds: (rounds as readonly Round[]).filter(({ status }) => status === 'finished'),
    carryText: (metres) => `${shownMetres(metres, units)} ${yardUnit(units)}`,
  };
};
