import { openBookings } from '#src/data/commands/bookings.ts';
import { finishErasing } from '#src/data/db/erase.ts';
import { storedProfile } from '#src/data/queries/profile.ts';
import { choiceOf } from '#src/domain/profile/choices.ts';
import { remindOfAssessments } from '#src/features/assessment/reminders.ts';
import { client } from '#src/services/booking/client.ts';
import { remindOfLessons } from '#src/features/lessons/reminders.ts';
import { syncLessons } from '#src/features/lessons/sync-lessons.ts';
import { pushWhenClosed } from '#src/platform/background-sync.ts';
import { badgeWhatWaits } from '#src/platform/badge.ts';
import type { Config } from '#src/platform/config.ts';
import { logError } from '#src/platform/error-log.ts';
import { networkAtom, sessionAtom, state } from '#src/platform/state.ts';
import { startTelemetry } from './telemetry.ts';

// What goes on whichever screen is open: lessons are asked for when the connection is back, lessons and due assessments
// are reminded of, the service worker takes over what waits and the icon counts it, speed is told where the golfer
// agreed, and whoever signed out is erased to the end.

const MINUTE_MS = 60_000;

const signedIn = () => {
  const session = state.get(sessionAtom);
  return session.kind === 'signed-in' ? session.user.uid : undefined;
};

const exchange = () => {
  if (client && signedIn() && state.get(networkAtom) !== 'offline') syncLessons(client).catch(logError);
};

const remind = async () => {
  const uid = signedIn();
  const profile = uid && (await storedProfile(uid));
  if (!uid || !profile) return;
  if (choiceOf(profile.preferences, 'lessonReminders')) remindOfLessons(uid, await openBookings());
  if (choiceOf(profile.preferences, 'assessmentReminders')) await remindOfAssessments(uid, profile);
};

export const startBackground = (config: Config): void => {
  finishErasing(signedIn()).catch(logError);
  state.sub(networkAtom, exchange);
  exchange();
  setInterval(() => void remind().catch(logError), MINUTE_MS);
  remind().catch(logError);
  pushWhenClosed();
  badgeWhatWaits();
  startTelemetry(config, signedIn);
};
