import { PUSH_TAG } from '#workers/service-worker/contract.ts';
import { networkAtom, sessionAtom, state, syncStatusAtom } from '#src/platform/state.ts';

// If the browser offers Background Sync, the service worker sends waiting changes as soon as there is a network, even
// with Divot closed (src/sync/push-in-background.ts). In other browsers they go out when Divot is opened.

type SyncingRegistration = ServiceWorkerRegistration & { readonly sync?: { register(tag: string): Promise<void> } };

/** Whether this browser sends waiting changes while Divot is closed. */
export const pushesWhenClosed = (): boolean => 'SyncManager' in globalThis;

/** A signed-in golfer may have unsent changes from an earlier visit until a first check says otherwise. */
const mayWait = (): boolean => {
  const { phase, pending } = state.get(syncStatusAtom);
  return pending > 0 || (phase === 'off' && state.get(sessionAtom).kind === 'signed-in');
};

/** Asks to be woken when changes wait that this page cannot send, or may soon be unable to send. */
export const pushWhenClosed = (): void => {
  if (!pushesWhenClosed()) return;
  const ask = async () => {
    const mayLeave = state.get(networkAtom) === 'offline' || document.visibilityState === 'hidden';
    if (!mayLeave || !mayWait()) return;
    const registration: SyncingRegistration | undefined = await navigator.serviceWorker.getRegistration();
    await registration?.sync?.register(PUSH_TAG);
  };
  // The golfer or the browser forbids it. Then opening Divot sends the changes.
  const tryToAsk = () => void ask().catch(() => undefined);
  state.sub(syncStatusAtom, tryToAsk);
  state.sub(networkAtom, tryToAsk);
  document.addEventListener('visibilitychange', tryToAsk);
  tryToAsk();
};
