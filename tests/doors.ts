// What checks from outside this repository call, by name and with stable shapes. A rename inside costs one line here.

import { type Evidence, decideFocus as decide } from '#src/domain/coach/coach.ts';
import { evidenceOf as evidence } from '#src/domain/coach/evidence.ts';
import { insightFeed as feed } from '#src/domain/insights/feed.ts';
import { faultsInOrder } from '#src/domain/coach/fault-order.ts';
import type { Decision } from '#src/domain/coach/coach-types.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { type Workout, traineeOf as trainee } from '@divot/training';
import { localDay, ok } from '@divot/basics';
import { type ShotFileOptions, readShotFile as shotFileOf } from '@divot/shot-files';

export { gained, measured } from '@divot/analytics';
export { roundFacts } from '#src/domain/analytics/stored-rounds.ts';

export {
  PARTS as GROUPS,
  type Part as Group,
  type PlayedShot,
  adjustedGross,
  applyCaps,
  courseHandicap,
  exceptionalReduction,
  expectedNineHoleDifferential,
  expectedStrokes,
  handicapFor,
  handicapHistory,
  handicapRoundOf,
  holeOf,
  indexFromDifferentials,
  netTotals,
  nineHoleDifferential,
  partOf as groupOf,
  penaltyStrokes,
  playOrder,
  playingHandicap,
  roundDifferential,
  scoreDifferential,
  strokesGained,
  strokesReceived,
} from '@divot/golf-rules';
export { cardStanding } from '#src/domain/handicap/card-standing.ts';
export { scoreChips } from '#src/domain/pad/score-chips.ts';
export { teeProblems } from '#src/domain/rounds/course-check.ts';
export { partnerCard } from '#src/domain/rounds/partner-card.ts';
export { matchStanding, strokesBetween } from '#src/domain/rounds/partner-match.ts';
export { playersOf } from '#src/domain/rounds/players.ts';
export { isCardOfTotal } from '#src/domain/rounds/same-round.ts';
export {
  decodeBoard,
  encodeBoard,
  figuresOf,
  matchText,
  mergeBoards,
  playGame,
  signCard,
  signatureOf,
  unlockCard,
  withFigure,
} from '@divot/golf-games';
export { reliefOptions } from '@divot/golf-relief';
export { readCode } from '#src/domain/rounds/read-code.ts';
export { COURSE_CARDS } from '#src/domain/rounds/course-card.ts';
export { CARDS, ENTRIES, entryKey, withEntry } from '#src/domain/invitations/invitation-card.ts';

export { readCourses } from '#src/domain/transfer/courses.ts';
export { readRoundFile } from '#src/domain/transfer/read-round-file.ts';
export { readRounds } from '#src/domain/transfer/rounds.ts';
export { roundsToCsv } from '#src/domain/transfer/rounds-csv.ts';
export { clubPattern, readRoundArchive } from '@divot/shot-files';

export { alternativesTo, availableTo, buildPlan, nextLoad, todaysWorkout } from '@divot/training';
export { EQUIPMENT, EXERCISES, FAULT_IDS, MOBILITY_TESTS, REGIONS, SPLITS } from '@divot/golf-content';

export { findSwingsInStream, packPoses, readSwing, searchSwings } from '@divot/swing';
export { posesOf, syntheticGolfer } from '@divot/swing-lab';

export { distancesTo, holeAt, lieAt, markAt, readOverpass, shotsOf } from '@divot/ground';

export { entities, entityNames } from '#src/domain/entities/registry.ts';
export { bytesOf, equal } from '@divot/documents';
export { mergeDocuments, validateDocument } from '#src/domain/entities/documents.ts';

export { resolveConflict } from '#src/data/commands/conflicts.ts';
export { saveProfile } from '#src/data/commands/profile.ts';
export { recordHole } from '#src/data/commands/rounds.ts';
export { openDatabase } from '#src/data/db/database.ts';
export { setDatabase } from '#src/data/live/current.ts';
export { setClock } from '#src/platform/clock/clock.ts';
export { AUTH_KEY } from '#src/platform/session/remembered-session.ts';
export { networkAtom, sessionAtom, state } from '#src/platform/state.ts';

export { isRejected, rejectionOf } from '#src/sync/document-state.ts';
export { startEngine } from '#src/sync/engine.ts';
export { countDirty } from '#src/sync/sync-status.ts';
export { deleteAccount, endAccount } from '#src/sync/tasks/account.ts';
export { findCourses } from '#src/sync/tasks/courses.ts';
export { resolveRejection } from '#src/sync/tasks/rejections.ts';
export { sendAll } from '#src/sync/tasks/send-all.ts';
export { fitsCloud, fromCloud, toCloud } from '#src/sync/wire.ts';

export { locateFirestoreEmulator, mintIdToken, startFirestoreEmulator } from '@divot/local-cloud';
export { startServices } from '#dev/services/start-services.ts';
export { openPhone } from '#tests/sync/device.ts';

const asToday = (options: ShotFileOptions = {}): ShotFileOptions => ({ today: localDay(new Date()), ...options });
/** As the app reads shots: none is later than today. The file apart from what only a question about it shows. */
export const readShotTable = (...[name, bytes, options, onProgress]: Parameters<typeof shotFileOf>) => {
  const read = shotFileOf(name, bytes, asToday(options), onProgress);
  if (!read.ok) return read;
  const { players, unknownClubs, ...file } = read.value;
  return ok({ file, players, unknownClubs });
};
export const readShotFile = (...given: Parameters<typeof shotFileOf>) => {
  const read = readShotTable(...given);
  return read.ok ? ok(read.value.file) : read;
};

/** A part's loss under its earlier names too: `group`, and `excessPer18` for its value. */
const doubled = (loss: unknown): unknown => {
  if (typeof loss !== 'object' || loss === null) return loss;
  const { group, excessPer18, part = group, value = excessPer18, ...figures } = loss as Record<string, unknown>;
  return { ...figures, part, group: part, value, excessPer18: value };
};
const doubledAll = <T>(losses: T): T => (Array.isArray(losses) ? losses.map(doubled) : losses) as T;

/** With the losses and the decision's loss (`excess`) under their earlier names. */
export const decideFocus = (given: Evidence) => {
  const isRecord = typeof given === 'object' && given !== null;
  const decision = decide(
    isRecord ? { ...given, losses: doubledAll(given.losses), since: doubledAll(given.since) } : given,
  );
  return decision.kind === 'work-on' && decision.loss ? { ...decision, excess: decision.loss } : decision;
};
export const evidenceOf = (known: Parameters<typeof evidence>[0]) => {
  const { losses, since, ...rest } = evidence(known);
  return { ...rest, losses: doubledAll(losses), ...(since && { since: doubledAll(since) }) };
};
export const insightFeed = (
  rounds: Parameters<typeof feed>[0],
  index: Parameters<typeof feed>[1],
  focus?: NonNullable<Parameters<typeof feed>[2]> & {
    readonly excess?: NonNullable<Parameters<typeof feed>[2]>['loss'];
  },
) =>
  feed(rounds, index, focus && { ...focus, loss: focus.loss ?? focus.excess }).map((item) =>
    item.kind === 'costs-most' || item.kind === 'lost-lately' ? (doubled(item) as typeof item) : item,
  );

/** In the shape of the first release: the profile's faults in the order of what costs strokes now. */
export const traineeOf = (
  profile: Profile | undefined,
  finished: readonly Workout[],
  { decision, ...about }: Parameters<typeof trainee>[2] & { readonly decision?: Decision | undefined },
) => trainee({ ...profile, faultIds: faultsInOrder(profile, decision) }, finished, about);
