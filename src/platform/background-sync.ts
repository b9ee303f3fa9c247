import { PUSH_TAG } from '#workers/service-worker/contract.ts';
import { networkAtom, sessionAtom, state, syncStatusAtom } from './state.ts';

// Where the browser offers Background Sync, the service worker sends what waits as soon as there is a network, with
// Divot closed too (src/sync/push-in-background.ts). Elsewhere opening Divot does it.

type SyncingRegistration = ServiceWorkerRegistration & { readonly sync?: { register(tag: string): Promise<void> } };

/** Whether this browser sends what waits while Divot is closed. */
export const pushesWhenClosed = (): boolean => 'SyncManager' in globalThis;

/** While somebody is signed in and nothing has been looked at yet, work may wait that an earlier visit left. */
const mayWait = (): boolean => {
  const { phase, pending } = state.get(syncStatusAtom);
  return pending > 0 || (phase === 'off' && state.get(sessionAtom).kind === 'signed-in');
};

/** Asks to be woken whenever work waits that this page cannot, or may soon no longer, send itself. */
export const pushWhenClosed = (): void => {
  if (!pushesWhenClosed()) return;
  const ask = async () => {
    const mayLeave = state.get(networkAtom) === 'offline' || document.visibilityState === 'hidden';
    if (!mayLeave || !mayWait()) return;
    const registration: SyncingRegistration | undefined = await navigator.serviceWorker.getRegistration();
    await registration?.sync?.register(PUSH_TAG);
  };
  // Forbidden by the golfer or the browser: then opening Divot sends it.
  const tryToAsk = () => void ask().catch(() => undefined);
  state.sub(syncStatusAtom, tryToAsk);
  state.sub(networkAtom, tryToAsk);
  document.addEventListener('visibilitychange', tryToAsk);
  tryToAsk();
};
