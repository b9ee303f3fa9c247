import { MINUTE_MS } from '@divot/basics';
import { openBookings } from '#src/data/commands/bookings.ts';
import { finishErasing } from '#src/data/db/erase.ts';
import { dropUnfinished } from '#src/data/db/private-files.ts';
import { storedProfile } from '#src/data/queries/profile.ts';
import { choiceOf } from '#src/domain/profile/choices.ts';
import { remindOfAssessments } from '#src/features/assessment/reminders.ts';
import { client } from '#src/services/booking/client.ts';
import { remindOfLessons } from '#src/features/lessons/reminders.ts';
import { syncLessons } from '#src/features/lessons/sync-lessons.ts';
import { pushWhenClosed } from '#src/platform/pwa/background-sync.ts';
import { badgeWhatWaits } from '#src/platform/pwa/badge.ts';
import type { Config } from '#src/platform/settings/config.ts';
import { takesPageTools } from '#src/platform/device/model-context.ts';
import { preferencesAtom } from '#src/platform/settings/preferences.ts';
import { logError } from '#src/platform/monitoring/error-log.ts';
import { mapWishesAtom } from '#src/platform/course-search.ts';
import { isVisit, networkAtom, sessionAtom, signedInUid, state } from '#src/platform/state.ts';
import { remindOfMaps } from './map-reminder.ts';
import { startTelemetry } from './telemetry.ts';

// Runs whichever screen is open: requests lessons when the connection is back, reminds of lessons and due assessments,
// asks the service worker to send waiting changes and counts them on the icon, reports speed if the golfer agreed,
// finishes erasing golfers who signed out, removes files that a killed page was writing, fetches the maps of courses, and
// offers tools to an assistant.

const exchange = () => {
  if (client && signedInUid() && state.get(networkAtom) !== 'offline') syncLessons(client).catch(logError);
};

const remind = async () => {
  const uid = signedInUid();
  const profile = uid && (await storedProfile(uid));
  if (!uid || !profile) return;
  await remindOfMaps(uid);
  if (choiceOf(profile.preferences, 'lessonReminders')) remindOfLessons(uid, await openBookings());
  if (choiceOf(profile.preferences, 'assessmentReminders')) await remindOfAssessments(uid, profile);
};

/** Fetches maps once a screen wants one. Its code loads only then. */
const startMaps = async () => {
  const load = async () => {
    stop();
    const { startCourseMaps } = await import('./course-maps.ts');
    startCourseMaps();
  };
  const stop = state.sub(mapWishesAtom, () => void load().catch(logError));
  if (state.get(mapWishesAtom).length > 0) await load();
};

/** Offers tools to the browser's assistant while the golfer wants that. Their code loads only then. */
const startAssistantTools = () => {
  let offered: AbortController | undefined;
  const follow = () => {
    const { assistantTools } = state.get(preferencesAtom);
    const isWanted = assistantTools && takesPageTools() && signedInUid() !== undefined && !isVisit();
    if (isWanted === (offered !== undefined)) return;
    offered?.abort();
    offered = isWanted ? new AbortController() : undefined;
    const signal = offered?.signal;
    if (signal) import('./assistant-tools.ts').then((tools) => tools.offerAssistantTools(signal)).catch(logError);
  };
  state.sub(preferencesAtom, follow);
  state.sub(sessionAtom, follow);
  follow();
};

export const startBackground = (config: Config): void => {
  const uid = signedInUid();
  finishErasing(uid).catch(logError);
  if (uid) void dropUnfinished(uid);
  startMaps().catch(logError);
  startAssistantTools();
  state.sub(networkAtom, exchange);
  exchange();
  setInterval(() => void remind().catch(logError), MINUTE_MS);
  remind().catch(logError);
  pushWhenClosed();
  badgeWhatWaits();
  startTelemetry(config, signedInUid);
};
