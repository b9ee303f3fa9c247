import type { Workbox } from 'workbox-window';
import { mayReload } from './reload-guard.ts';
import { now } from './clock.ts';
import { state, updateWaitingAtom } from './state.ts';

// The service worker from the page's side: registration, looking for updates, taking one over on request. iOS looks
// for a new worker only when asked, so every return to the app asks.

const LOOK_AGAIN_MS = 60_000;

let workbox: Workbox | undefined;
let takingOver = false;

/** True when asking is due: at most once a minute. Exported for its test. */
export const updateCheckDue = (lastMs: number | undefined, nowMs: number): boolean =>
  lastMs === undefined || nowMs - lastMs >= LOOK_AGAIN_MS;

const lookForUpdates = (registration: ServiceWorkerRegistration): void => {
  let lastMs: number | undefined;
  const look = () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine || !updateCheckDue(lastMs, now().getTime())) return;
    lastMs = now().getTime();
    // A failed look is no event for the golfer: the next return to the app looks again.
    registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look);
  addEventListener('pageshow', look);
  addEventListener('online', look);
};

/** Registers /sw.js; the app works without it where the browser has none or refuses. */
export const registerServiceWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  // No part of the first load: the first paint has come when it is asked for.
  const { Workbox: ServiceWorkerWindow } = await import('workbox-window');
  workbox = new ServiceWorkerWindow('/sw.js');
  // An update is one that was found while a worker is in charge; the very first worker is no update.
  const offer = () => {
    if (navigator.serviceWorker.controller) state.set(updateWaitingAtom, true);
  };
  workbox.addEventListener('waiting', offer);
  workbox.addEventListener('controlling', () => {
    if (takingOver) location.reload();
  });
  const registration = await workbox.register({ immediate: true });
  // The browser looks for a new worker by itself when a page opens: one that began to install before anybody listened
  // tells nobody else that it waits.
  const begun = registration?.installing;
  begun?.addEventListener('statechange', () => {
    if (begun.state === 'installed') offer();
  });
  if (registration) lookForUpdates(registration);
};

/** 'Update Now': false, and nothing happens, while something must not be interrupted. */
export const applyUpdate = (): boolean => {
  if (!mayReload()) return false;
  takingOver = true;
  state.set(updateWaitingAtom, false);
  workbox?.messageSkipWaiting();
  return true;
};
