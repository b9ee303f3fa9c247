import { mayReload } from './reload-guard.ts';
import { now } from '#src/platform/clock/clock.ts';
import { state, updateWaitingAtom } from '#src/platform/state.ts';

// The page's side of the service worker: registers it, looks for updates and applies one on request. iOS looks for a
// new worker only when asked, so every return to the app asks.

const LOOK_AGAIN_MS = 60_000;
const FIRST_RETRY_MS = 30_000;
const LAST_RETRY_MS = 600_000;

let registration: ServiceWorkerRegistration | undefined;
let takingOver = false;

/** Whether to look for an update: at most once a minute. Exported for its test. */
export const updateCheckDue = (lastMs: number | undefined, nowMs: number): boolean =>
  lastMs === undefined || nowMs - lastMs >= LOOK_AGAIN_MS;

const onReturn = (look: () => void): void => {
  let lastMs: number | undefined;
  const lookIfDue = () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine || !updateCheckDue(lastMs, now().getTime())) return;
    lastMs = now().getTime();
    look();
  };
  document.addEventListener('visibilitychange', lookIfDue);
  addEventListener('pageshow', lookIfDue);
  addEventListener('online', lookIfDue);
};

/**
 * Registers /sw.js; the app works without it where the browser has none or refuses. The first worker keeps all files of
 * the app or none: where one did not come the browser forgets it, and it is registered again after half a minute, then
 * ever more seldom, and when the golfer returns. Rejects when the first try fails.
 */
export const registerServiceWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  // Not part of the first load: by now the first paint is done.
  const { Workbox: ServiceWorkerWindow } = await import('workbox-window');
  // An update is one that was found while a worker is in charge; the very first worker is no update.
  const offer = () => {
    if (navigator.serviceWorker.controller) state.set(updateWaitingAtom, true);
  };
  let retry: ReturnType<typeof setTimeout> | undefined;
  let retryMs = FIRST_RETRY_MS;
  const isForgotten = () => !registration?.installing && !registration?.waiting && !registration?.active;
  const register = async (): Promise<void> => {
    clearTimeout(retry);
    const workbox = new ServiceWorkerWindow('/sw.js');
    workbox.addEventListener('waiting', offer);
    workbox.addEventListener('controlling', () => {
      if (takingOver) location.reload();
      else offer(); // another tab has applied the update
    });
    registration = await workbox.register({ immediate: true });
    // The browser looks for a new worker by itself when a page opens: one that began to install before anybody listened
    // tells nobody else that it waits.
    const worker = registration?.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offer();
      else if (worker.state === 'redundant' && isForgotten()) registerLater();
    });
    if (isForgotten()) registerLater();
  };
  const registerLater = () => {
    clearTimeout(retry);
    retry = setTimeout(() => void register().catch(registerLater), retryMs);
    retryMs = Math.min(2 * retryMs, LAST_RETRY_MS);
  };
  onReturn(() => {
    // A failed look is no event for the golfer: the next return to the app looks again.
    if (isForgotten()) register().catch(registerLater);
    else registration?.update().catch(() => undefined);
  });
  try {
    await register();
  } catch (error) {
    registerLater();
    throw error;
  }
};

/**
 * 'Update Now': lets the waiting worker take charge and then reloads, or reloads at once if another tab has let it.
 * Returns false and does nothing while something must not be interrupted.
 */
export const applyUpdate = (): boolean => {
  if (!mayReload()) return false;
  takingOver = true;
  state.set(updateWaitingAtom, false);
  if (registration?.waiting) registration.waiting.postMessage({ type: 'SKIP_WAITING' });
  else location.reload();
  return true;
};
