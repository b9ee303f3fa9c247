import { mayReload } from './reload-guard.ts';

// After a deploy a page that is still open may ask for a chunk that is gone. One reload brings the new page; a second
// failure is shown, so that a broken deploy never loops. Under an active round nothing reloads: the error screen says it.

const RELOADED = 'divot-stale-chunk';
/** The router reloads by itself unless it finds this mark; ours is the only decision. */
const routerMark = (message: string) => `tanstack_router_reload:${message}`;

type PreloadError = Event & { readonly payload?: Error };

let fetchingAhead = 0;

/** Fetches what nobody has asked for yet: when that fails, nothing reloads and nobody is told. */
export const fetchAhead = async (fetching: () => Promise<unknown>): Promise<void> => {
  fetchingAhead += 1;
  await fetching().catch(() => undefined);
  fetchingAhead -= 1;
};

/**
 * Firefox and WebKit cut off the chunks of a page that is being left, and a reload would call the golfer back: only a
 * page that is still there a moment later reloads. Safari on iOS does not announce that it leaves.
 */
const STILL_HERE_MS = 1_500;
const LEFT_WITHIN_MS = 20_000;

export const reloadOnceOnStaleChunk = (reload = () => location.reload()): void => {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let staysAfterMs = STILL_HERE_MS;
  addEventListener('beforeunload', () => {
    staysAfterMs = LEFT_WITHIN_MS;
    setTimeout(() => (staysAfterMs = STILL_HERE_MS), LEFT_WITHIN_MS); // a download, or the golfer stayed
  });
  addEventListener('pagehide', () => clearTimeout(waiting));
  addEventListener('vite:preloadError', ({ payload }: PreloadError) => {
    const message = payload?.message ?? '';
    sessionStorage.setItem(routerMark(message), '1');
    if (fetchingAhead > 0 || !navigator.onLine) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      if (!mayReload() || sessionStorage.getItem(RELOADED) === message) return;
      sessionStorage.setItem(RELOADED, message);
      reload();
    }, staysAfterMs);
  });
};
