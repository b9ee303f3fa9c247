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

export const reloadOnceOnStaleChunk = (reload = () => location.reload()): void => {
  addEventListener('vite:preloadError', (event: PreloadError) => {
    const message = event.payload?.message ?? '';
    sessionStorage.setItem(routerMark(message), '1');
    if (fetchingAhead > 0 || !navigator.onLine || !mayReload()) return;
    if (sessionStorage.getItem(RELOADED) === message) return;
    sessionStorage.setItem(RELOADED, message);
    event.preventDefault();
    reload();
  });
};
