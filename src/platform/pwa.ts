import type { Workbox } from 'workbox-window';
import { mayReload } from './reload-guard.ts';
import { now } from './clock.ts';
import { state, updateWaitingAtom } from './state.ts';

// The page's side of the service worker: registers it, looks for updates and applies one on request. iOS looks for a
// new worker only when asked, so every return to the app asks.

const LOOK_AGAIN_MS = 60_000;

let workbox: Workbox | undefined;
let takingOver = false;

/** Whether to look for an update: at most once a minute. Exported for its test. */
export const updateCheckDue = (lastMs: number | undefined, nowMs: number): boolean =>
  lastMs === undefined || nowMs - lastMs >= LOOK_AGAIN_MS;

const lookForUpdates = (registration: ServiceWorkerRegistration): void => {
  let lastMs: number | undefined;
  const look = () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine || !updateCheckDue(lastMs, now().getTime())) return;
    lastMs = now().getTime();
    // The golfer need not know about a failed check. The next return to the app checks again.
    registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look);
  addEventListener('pageshow', look);
  addEventListener('online', look);
};

/** Registers /sw.js. If the browser has no service workers or refuses, the app works without. */
export const registerServiceWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  // Not part of the first load: by now the first paint is done.
  const { Workbox: ServiceWorkerWindow } = await import('workbox-window');
  workbox = new ServiceWorkerWindow('/sw.js');
  // Only a worker found while another is in charge is an update. The very first worker is not.
  const offer = () => {
    if (navigator.serviceWorker.controller) state.set(updateWaitingAtom, true);
  };
  workbox.addEventListener('waiting', offer);
  workbox.addEventListener('controlling', () => {
    if (takingOver) location.reload();
  });
  const registration = await workbox.register({ immediate: true });
  // The browser looks for a new worker by itself when a page opens. If that worker began to install before we listened,
  // no event tells us that it waits.
  const begun = registration?.installing;
  begun?.addEventListener('statechange', () => {
    if (begun.state === 'installed') offer();
  });
  if (registration) lookForUpdates(registration);
};

/** 'Update Now'. Returns false and does nothing while something must not be interrupted. */
export const applyUpdate = (): boolean => {
  if (!mayReload()) return false;
  takingOver = true;
  state.set(updateWaitingAtom, false);
  workbox?.messageSkipWaiting();
  return true;
};
