import { mayReload } from './reload-guard.ts';

// After a deploy, an open page may ask for a chunk that no longer exists. One reload brings the new page. A second
// failure shows an error, so that a broken deploy never loops. During an active round nothing reloads, and the error
// screen says so.

const RELOADED = 'divot-stale-chunk';
/** The router reloads by itself unless it finds this mark. Only our own code should decide. */
const routerMark = (message: string) => `tanstack_router_reload:${message}`;

type PreloadError = Event & { readonly payload?: Error };

let fetchingAhead = 0;

/** Prefetches. A failure neither reloads nor shows anything. */
export const fetchAhead = async (fetching: () => Promise<unknown>): Promise<void> => {
  fetchingAhead += 1;
  await fetching().catch(() => undefined);
  fetchingAhead -= 1;
};

/**
 * Firefox and WebKit cancel chunks of a page that is being left, and a reload would call the golfer back. So reload
 * only a page that is still there a moment later. Safari on iOS does not announce that it leaves.
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
