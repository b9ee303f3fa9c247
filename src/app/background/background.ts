import { openBookings } from '#src/data/commands/bookings.ts';
import { existingGroundDatabase } from '#src/data/db/ground-database.ts';
import { finishErasing } from '#src/data/db/erase.ts';
import { storedProfile } from '#src/data/queries/profile.ts';
import { choiceOf } from '#src/domain/profile/choices.ts';
import { remindOfAssessments } from '#src/features/assessment/reminders.ts';
import { client } from '#src/services/booking/client.ts';
import { remindOfLessons } from '#src/features/lessons/reminders.ts';
import { syncLessons } from '#src/features/lessons/sync-lessons.ts';
import { pushWhenClosed } from '#src/platform/pwa/background-sync.ts';
import { badgeWhatWaits } from '#src/platform/pwa/badge.ts';
import type { Config } from '#src/platform/settings/config.ts';
import { logError, loggedErrors } from '#src/platform/monitoring/error-log.ts';
import { mapWishesAtom } from '#src/platform/course-search.ts';
import { networkAtom, sessionAtom, state } from '#src/platform/state.ts';
import { newId } from '#src/platform/storage/ids.ts';
import { readLocal, writeLocal } from '#src/platform/storage/local-store.ts';
import { measuredVitals } from '#src/platform/monitoring/vitals.ts';
import { isClientId, sendEvent } from '#src/services/telemetry/telemetry.ts';
import { remindOfMaps } from './map-reminder.ts';

// Runs whichever screen is open: requests lessons when the connection is back, reminds of lessons and due assessments,
// asks the service worker to send waiting changes and counts them on the icon, reports speed if the golfer agreed,
// finishes erasing golfers who signed out, and fetches the maps of courses.

// Sends what this device records anyway when the app goes into the background; each failure once.

export const startTelemetry = (
  { firebase, analyticsBase, features, version }: Config,
  signedIn: () => string | undefined,
): void => {
  const { measurementId } = firebase;
  if (measurementId === undefined || !(features.performanceMonitoring || features.webVitals)) return;
  const sentIds = new Set(loggedErrors().map(({ id }) => id));
  let isStartSent = false;
  const sendNew = async () => {
    const uid = signedIn();
    const profile = uid && (await storedProfile(uid));
    if (!profile) return;
    const key = `divot-telemetry-${uid}`;
    if (!choiceOf(profile.preferences, 'telemetry')) {
      // Forget it: nothing recorded before the golfer agrees (again) may be sent later.
      localStorage.removeItem(key);
      for (const { id } of loggedErrors()) sentIds.add(id);
      return;
    }
    const clientId = readLocal(key, isClientId)?.id ?? newId();
    writeLocal(key, { id: clientId });
    const settings = { base: analyticsBase, measurementId, clientId, version };
    if (features.performanceMonitoring && !isStartSent) sendEvent(settings, { kind: 'app_init' });
    isStartSent = true;
    // Vitals are measured only if their own switch is on.
    for (const [name, value] of Object.entries(measuredVitals())) sendEvent(settings, { kind: 'vital', name, value });
    if (!features.performanceMonitoring) return;
    for (const { id, kind, path } of loggedErrors()) {
      if (sentIds.has(id)) continue;
      sentIds.add(id);
      sendEvent(settings, { kind: 'exception', errorKind: kind, screen: path });
    }
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendNew().catch(logError);
  });
};

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
  await remindOfMaps(uid);
  if (choiceOf(profile.preferences, 'lessonReminders')) remindOfLessons(uid, await openBookings());
  if (choiceOf(profile.preferences, 'assessmentReminders')) await remindOfAssessments(uid, profile);
};

/** Fetches maps once a screen wants one, or an earlier version has left some. Its code loads only then. */
const startMaps = async () => {
  const uid = signedIn();
  const earlier = uid && (await existingGroundDatabase(uid));
  const load = async () => {
    stop();
    const { startCourseMaps } = await import('./course-maps.ts');
    startCourseMaps();
  };
  const stop = state.sub(mapWishesAtom, () => void load().catch(logError));
  if (state.get(mapWishesAtom).length > 0 || (earlier && (await earlier.packs.count()) > 0)) await load();
};

export const startBackground = (config: Config): void => {
  finishErasing(signedIn()).catch(logError);
  startMaps().catch(logError);
  state.sub(networkAtom, exchange);
  exchange();
  setInterval(() => void remind().catch(logError), MINUTE_MS);
  remind().catch(logError);
  pushWhenClosed();
  badgeWhatWaits();
  startTelemetry(config, signedIn);
};
