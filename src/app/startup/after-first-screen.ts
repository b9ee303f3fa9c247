import { keepScreens } from '#src/app/last-screen/keep.ts';
import { router } from '#src/app/router.ts';
import { restoreFocus } from '#src/app/shell/restore-focus.ts';
import { cloud } from '#src/platform/cloud.ts';
import { logError } from '#src/platform/monitoring/error-log.ts';
import { measureVitals } from '#src/platform/monitoring/vitals.ts';
import { registerServiceWorker } from '#src/platform/pwa/pwa.ts';
import type { Config } from '#src/platform/settings/config.ts';
import { sessionAtom, state } from '#src/platform/state.ts';
import { askToKeepStorageUnasked } from '#src/platform/storage/storage.ts';
import { noteStartFinished, showLaterParts, startFinished } from '#src/platform/waiting/after-start.ts';
import { whenIdle, whenQuiet } from '#src/platform/waiting/idle.ts';
import { prepareToasts } from '#src/ui/primitives/toast.ts';
import { prefetchScreens } from './prefetch.ts';

// Work that waits for the first screen, and its code too: the service worker, the storage promise, and replication, which
// needs the same network, thread and storage as the screen.

/** `opened`: the golfer's database is open. */
export const afterFirstScreen = (root: Element, config: Config, opened: Promise<void>): void => {
  // A development server has the same address for every build.
  if (import.meta.env.PROD) keepScreens(root, (listener) => router.subscribe('onRendered', listener));
  restoreFocus();
  prefetchScreens(router);
  const signedIn = state.get(sessionAtom).kind === 'signed-in';
  // A visitor's database does not open meanwhile: the whole screen is next, and nothing else before it.
  if (!signedIn) showLaterParts();
  const background = async () => {
    await (signedIn ? opened : startFinished);
    await whenIdle();
    prepareToasts();
    const { startBackground } = await import('#src/app/background/background.ts');
    startBackground(config);
  };
  const sync = async () => {
    if (signedIn) await opened;
    await whenQuiet();
    noteStartFinished();
    if (!signedIn) return;
    await cloud();
    await askToKeepStorageUnasked();
  };
  const later: readonly Promise<unknown>[] = [
    // A development server has no service worker: cached files would hide the latest edit.
    ...(config.features.offlineMode && import.meta.env.PROD ? [registerServiceWorker()] : []),
    ...(config.features.webVitals ? [measureVitals()] : []),
    background(),
    sync(),
  ];
  for (const work of later) work.catch(logError);
};
