import { Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { Suspense, lazy, useEffect, useRef } from 'react';
import { startFinished } from '#src/platform/waiting/after-start.ts';
import { isOn } from '#src/platform/settings/current-config.ts';
import { fileToHandOverAtom, state, useConnectionQuality } from '#src/platform/state.ts';
import { fetchAhead } from '#src/platform/pwa/stale-chunk.ts';
import { forgetRetries } from '#src/app/errors/retries.ts';
import { RouteLoader } from './route-loader.tsx';

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

const HandOver = lazy(async () => {
  const { HandOver: handOver } = await import('./hand-over.tsx');
  return { default: handOver };
});

const FileToHandOver = () => {
  const file = useAtomValue(fileToHandOverAtom, { store: state });
  return (
    file && (
      <Suspense>
        <HandOver file={file} />
      </Suspense>
    )
  );
};

/** How long after a navigation to prefetch the likely next screens. */
const PREFETCH_AFTER_MS = 1_000;

const usePrefetch = (path: string) => {
  const router = useRouter();
  const quality = useConnectionQuality();
  const wanted = isOn('routePreloading') && quality !== 'poor';
  useEffect(() => {
    if (!wanted) return undefined;
    let isHere = true;
    const fetchInTurn = async () => {
      await startFinished;
      for (const to of likelyNext(path)) {
        if (!isHere) return;
        // oxlint-disable-next-line no-await-in-loop -- one after the other: the screen that is open goes on meanwhile
        await fetchAhead(() => router.preloadRoute({ to }));
      }
    };
    const timer = setTimeout(() => void fetchInTurn(), PREFETCH_AFTER_MS);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [path, router, wanted]);
};

/**
 * Moves the focus to a new screen, so that screen readers start at its beginning. Does the same for a new part that
 * replaced the focused one. Leaves the first screen alone.
 */
const useFocusOnNavigation = (path: string, search: string) => {
  const known = useRef([path, search]);
  useEffect(() => {
    const [knownPath, knownSearch] = known.current;
    if (knownPath === path && knownSearch === search) return;
    known.current = [path, search];
    if (knownPath !== path) forgetRetries();
    else if (document.activeElement !== document.body) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [path, search]);
};

export const Root = () => {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname ?? location.pathname });
  const search = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.searchStr ?? location.search });
  usePrefetch(path);
  useFocusOnNavigation(path, search);
  return (
    <>
      <RouteLoader />
      <Outlet />
      <FileToHandOver />
    </>
  );
};
