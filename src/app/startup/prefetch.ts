import type { router as appRouter } from '#src/app/router.ts';
import { fetchAhead } from '#src/platform/pwa/stale-chunk.ts';
import { isOn } from '#src/platform/settings/current-config.ts';
import { connectionQualityAtom, state } from '#src/platform/state.ts';
import { startFinished } from '#src/platform/waiting/after-start.ts';

// Where golfers usually go from a screen, from the links it shows (SPEC section 2).

const fromDashboard = ['/playing', '/video-analysis', '/practice', '/analytics'] as const;

const nextPaths = {
  '/': fromDashboard,
  '/dashboard': fromDashboard,
  '/new': fromDashboard,
  '/assessment': ['/swing-assessment', '/mobility-assessment'],
  '/swing-assessment': ['/practice', '/workout-new'],
  '/mobility-assessment': ['/workout-new'],
  '/video-analysis': ['/video-analysis/history', '/practice'],
  '/workout': ['/workout-new'],
  '/practice': ['/guided-practice-player', '/videos'],
  '/playing': ['/analytics'],
  '/find-coach': ['/scheduling'],
  '/login': ['/dashboard', '/playing'],
} as const;

type NextPath = (typeof nextPaths)[keyof typeof nextPaths][number];

const likelyNext = (path: string): readonly NextPath[] =>
  Object.hasOwn(nextPaths, path) ? nextPaths[path as keyof typeof nextPaths] : [];

/** How long after a navigation to prefetch the likely next screens. */
const PREFETCH_AFTER_MS = 1_000;

type Router = typeof appRouter;

const fetchInTurn = async (router: Router): Promise<void> => {
  const path = router.state.location.pathname;
  await startFinished;
  for (const to of likelyNext(path)) {
    if (router.state.location.pathname !== path || state.get(connectionQualityAtom) === 'poor') return;
    // oxlint-disable-next-line no-await-in-loop -- one after the other: the screen that is open goes on meanwhile
    await fetchAhead(() => router.preloadRoute({ to }));
  }
};

/** From now on prefetches the likely next screens of each that opens. */
export const prefetchScreens = (router: Router): void => {
  if (!isOn('routePreloading')) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void fetchInTurn(router), PREFETCH_AFTER_MS);
  };
  soon();
  router.subscribe('onResolved', soon);
};
