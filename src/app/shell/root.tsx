import { Outlet, useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect, useRef } from 'react';
import { fileToShareAtom, useAtomValue } from '#src/platform/state.ts';
import { forgetRetries } from '#src/app/errors/retries.ts';
import { RouteLoader } from './route-loader.tsx';
import { lazyPart } from '#src/platform/waiting/lazy-part.ts';

const ShareFile = lazyPart(() => import('./share-file.tsx'), 'ShareFile');

const FileToShare = () => {
  const file = useAtomValue(fileToShareAtom);
  return (
    file && (
      <Suspense>
        <ShareFile file={file} />
      </Suspense>
    )
  );
};

/**
 * Moves the focus to a new screen, so that screen readers start at its beginning. Does the same for a new part that
 * replaced the focused one. Leaves the first screen alone.
 */
const useFocusOnNavigation = (path: string, search: string) => {
  const last = useRef([path, search]);
  useEffect(() => {
    const [knownPath, knownSearch] = last.current;
    if (knownPath === path && knownSearch === search) return;
    last.current = [path, search];
    if (knownPath !== path) forgetRetries();
    else if (document.activeElement !== document.body) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [path, search]);
};

export const Root = () => {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname ?? location.pathname });
  const search = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.searchStr ?? location.search });
  useFocusOnNavigation(path, search);
  return (
    <>
      <RouteLoader />
      <Outlet />
      <FileToShare />
    </>
  );
};
