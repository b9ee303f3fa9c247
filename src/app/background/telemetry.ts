import { storedProfile } from '#src/data/queries/profile.ts';
import { choiceOf } from '#src/domain/profile/choices.ts';
import type { Config } from '#src/platform/settings/config.ts';
import { logError, loggedErrors } from '#src/platform/monitoring/error-log.ts';
import { newId } from '#src/platform/storage/ids.ts';
import { readLocal, writeLocal } from '#src/platform/storage/local-store.ts';
import { measuredVitals } from '#src/platform/monitoring/vitals.ts';
import { isClientId, sendEvent } from '#src/services/telemetry/telemetry.ts';

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
