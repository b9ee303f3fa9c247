import { startTransition } from 'react';
import { showLaterParts, watchFirstTouch } from '#src/platform/waiting/after-start.ts';
import { provideCloud } from '#src/platform/cloud.ts';
import type { Config } from '#src/platform/settings/config.ts';
import { logError, logUncaughtErrors } from '#src/platform/monitoring/error-log.ts';
import { watchInstall } from '#src/platform/pwa/install.ts';
import { browserNetwork, watchNetwork } from '#src/platform/network/network.ts';
import { loadPreferences } from '#src/platform/settings/preferences.ts';
import { reloadOnceOnStaleChunk } from '#src/platform/pwa/stale-chunk.ts';
import { sessionAtom, state } from '#src/platform/state.ts';
import { version } from '#src/platform/settings/version.ts';
import { wait } from '#src/platform/waiting/timing.ts';
import { isLastScreenTapped, isTapAnswerable, liftLastScreen } from '#src/app/last-screen/lift.ts';
import { router } from '#src/app/router.ts';
import { provideNavigation } from '#src/platform/navigation.ts';
import { restoreAfterReload } from '#src/app/errors/reload-app.ts';
import { canStore } from './environment.ts';
import { lastStart, rememberStart } from './last-start.ts';
import { type Progress, progressAtom } from './progress.ts';
import { resolveSession } from './session.ts';
import { firstScreen } from './first-screen.ts';
import { followSessionWithGuards } from './session-guards.ts';
import { rememberStartModules } from './start-modules.ts';
import { whenScreenIsStable } from './stable-screen.ts';
import { isFirstStart, runStartup } from './steps.ts';

class NoStorage extends Error {
  override readonly name = 'NoStorage';
}

/**
 * Rendered in short pieces, so that the start continues in between. One update outside a transition would render the
 * others whole.
 */
const publish = (progress: Progress) => startTransition(() => state.set(progressAtom, progress));

/** Starts everything, once, and shows it in `root`. Configuration errors were shown before. */
export const startApp = async (root: Element, config: Config): Promise<void> => {
  const shown = isFirstStart(lastStart(), version);
  publish({ phase: 'starting', step: 0, shown });
  let onOpened = () => {};
  const opened = new Promise<void>((done) => {
    onOpened = done;
  });
  try {
    await runStartup({
      paced: shown,
      wait,
      onStep: (step) => {
        if (state.get(progressAtom).phase === 'starting') publish({ phase: 'starting', step, shown });
      },
      work: {
        environment: async () => {
          reloadOnceOnStaleChunk();
          watchNetwork(browserNetwork);
          if (shown && !(await canStore())) throw new NoStorage();
          // 'Reload App' clears the memory of the last start. Any other start has nothing to put back.
          if (shown) restoreAfterReload(localStorage, sessionStorage);
        },
        services: () => {
          if (config.features.pwa) watchInstall();
          provideCloud(async () => {
            const { createCloud } = await import('#src/sync/create-cloud.ts');
            return createCloud(config);
          });
          resolveSession((error) => publish({ phase: 'failed', error }), onOpened);
        },
        preferences: loadPreferences,
        analytics: () => {
          if (config.features.fallbackLogging) logUncaughtErrors();
        },
        finalising: async () => {
          followSessionWithGuards(router);
          provideNavigation((address) => router.history.push(address));
          if (state.get(sessionAtom).kind !== 'resolving') await firstScreen(() => router.load());
        },
      },
    });
    rememberStart(version);
    if (state.get(progressAtom).phase === 'starting') publish({ phase: 'running' });
  } catch (error) {
    publish(error instanceof NoStorage ? { phase: 'no-storage' } : { phase: 'failed', error });
    liftLastScreen();
    return;
  }
  watchFirstTouch();
  if (isLastScreenTapped()) showLaterParts();
  const { pathname } = location;
  await whenScreenIsStable(() => isTapAnswerable(root));
  liftLastScreen();
  try {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    const { afterFirstScreen } = await import('./after-first-screen.ts');
    if (location.pathname === pathname) rememberStartModules(pathname, files);
    afterFirstScreen(root, config, opened);
  } catch (error) {
    logError(error);
  }
};
