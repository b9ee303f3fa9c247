import { act, cleanup, render, screen } from '@testing-library/react';
import {
  Outlet,
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// The app before its first screen: what the build's settings and the session decide. Divot reads the settings once, so
// every test loads the app anew.

const settings = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'divot.example',
  VITE_FIREBASE_PROJECT_ID: 'divot',
};
const configured = (given: Partial<typeof settings>) => {
  for (const name of Object.keys(settings)) vi.stubEnv(name, given[name as keyof typeof settings] ?? '');
};
beforeEach(() => {
  window.scrollTo = () => undefined;
  vi.resetModules();
  vi.doMock('#src/app/router.ts', () => ({ router: {} })); // these tests reach no screen
});
afterEach(() => {
  vi.doUnmock('#src/app/router.ts');
  cleanup();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

it('a build without its required settings shows which are missing, and nothing else', async () => {
  configured({ VITE_FIREBASE_PROJECT_ID: 'divot' });
  const { App } = await import('#src/app/app.tsx');
  render(<App />);
  expect((await screen.findByRole('heading')).textContent).toBe('Configuration Error');
  expect(screen.getByText('The app is missing required configuration')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'VITE_FIREBASE_API_KEY',
    'VITE_FIREBASE_AUTH_DOMAIN',
  ]);
});

it('until the first session check ends, only Authenticating user... shows', async () => {
  configured(settings);
  const { App } = await import('#src/app/app.tsx');
  const { progressAtom } = await import('#src/app/startup/progress.ts');
  const { state } = await import('#src/platform/state.ts');
  state.set(progressAtom, { phase: 'running' });
  const { container } = render(<App />);
  expect(container.textContent).toBe('Authenticating user...');
});

it('likely next screens are preloaded 1 s after a navigation, once startup is over, not on a poor connection', async () => {
  configured(settings);
  const { noteStartFinished } = await import('#src/platform/waiting/after-start.ts');
  const { prefetchScreens } = await import('#src/app/startup/prefetch.ts');
  const { connectionQualityAtom, state } = await import('#src/platform/state.ts');
  const root = createRootRoute();
  const rest = createRoute({ getParentRoute: () => root, path: '$', component: Outlet });
  const history = createMemoryHistory({ initialEntries: ['/dashboard'] });
  const router = createRouter({ routeTree: root.addChildren([rest]), history });
  const fetched: unknown[] = [];
  vi.spyOn(router, 'preloadRoute').mockImplementation(({ to }: { to?: unknown }) => {
    fetched.push(to);
    return Promise.resolve(undefined);
  });
  await router.load();
  vi.useFakeTimers();
  render(<RouterProvider router={router as never} />);
  prefetchScreens(router as never);
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await wait(5_000);
  expect(fetched).toEqual([]);
  noteStartFinished();
  await wait(0);
  expect(fetched).toEqual(['/playing', '/video-analysis', '/practice', '/analytics']);

  await act(() => router.navigate({ to: '/assessment' }));
  await wait(999);
  expect(fetched).toHaveLength(4);
  await wait(1);
  expect(fetched.slice(4)).toEqual(['/swing-assessment', '/mobility-assessment']);

  state.set(connectionQualityAtom, 'poor');
  await act(() => router.navigate({ to: '/workout' }));
  await wait(5_000);
  expect(fetched).toHaveLength(6);
});
