import { cleanup, render, screen } from '@testing-library/react';
import {
  Outlet,
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { followSessionWithGuards } from '#src/app/startup/session-guards.ts';
import { sessionAtom, state } from '#src/platform/state.ts';

// A browser that was killed right after sign-out still remembers the golfer. Divot learns a moment later that they had
// signed out.

const sam = { uid: 'sam', email: 'sam@example.org', displayName: 'Sam' };
let stop = () => undefined as void;
beforeEach(() => {
  window.scrollTo = () => undefined;
});
afterEach(() => {
  stop();
  cleanup();
  state.set(sessionAtom, { kind: 'resolving' });
});

/**
 * Opens the dashboard's address. The dashboard is for signed-in golfers and its chunk comes from `fetchChunk`; the only
 * other screen is a login.
 */
const openDashboard = (fetchChunk = () => Promise.resolve()) => {
  const root = createRootRoute({ component: Outlet });
  const dashboard = createRoute({
    getParentRoute: () => root,
    path: '/dashboard',
    beforeLoad: () => {
      if (state.get(sessionAtom).kind !== 'signed-in') throw redirect({ to: '/login', replace: true } as never);
    },
    component: lazyRouteComponent(async () => {
      await fetchChunk();
      return { default: () => <h1>Dashboard</h1> };
    }),
  });
  const login = createRoute({
    getParentRoute: () => root,
    path: '/login',
    beforeLoad: () => {
      if (state.get(sessionAtom).kind === 'signed-in') throw redirect({ to: '/dashboard', replace: true } as never);
    },
    component: () => <h1>Sign in</h1>,
  });
  const history = createMemoryHistory({ initialEntries: ['/dashboard'] });
  const router = createRouter({ routeTree: root.addChildren([dashboard, login]), history });
  stop = followSessionWithGuards(router);
  return router;
};
const show = (router: object) => render(<RouterProvider router={router as never} />);
const heading = async () => (await screen.findByRole('heading')).textContent;

it('asks a golfer to sign in who proves signed out before the first screen is drawn', async () => {
  state.set(sessionAtom, { kind: 'signed-in', user: sam });
  const router = openDashboard();
  await router.load();

  state.set(sessionAtom, { kind: 'signed-out' });
  show(router);

  await expect.poll(heading).toBe('Sign in');
});

it('asks a golfer to sign in who proves signed out while the first screen loads', async () => {
  state.set(sessionAtom, { kind: 'signed-in', user: sam });
  let arrive: undefined | (() => void);
  const router = openDashboard(
    () =>
      new Promise((arrived) => {
        arrive = arrived;
      }),
  );
  const loaded = router.load();
  await expect.poll(() => arrive).toBeDefined(); // the guard has let the golfer in

  state.set(sessionAtom, { kind: 'signed-out' });
  arrive?.();
  await loaded;
  show(router);

  await expect.poll(heading).toBe('Sign in');
});

// Before this tab has drawn anything, another tab signs in the same or the next golfer.
it.each([
  { turns: [undefined, 'bo'], expected: 'Dashboard' },
  { turns: [undefined, 'sam', undefined], expected: 'Sign in' },
])('ends at $expected if golfers come and go while the first screen loads', async ({ turns, expected }) => {
  state.set(sessionAtom, { kind: 'signed-in', user: sam });
  let arrive: undefined | (() => void);
  const router = openDashboard(
    () =>
      new Promise((arrived) => {
        arrive = arrived;
      }),
  );
  const loaded = router.load();
  await expect.poll(() => arrive).toBeDefined();

  for (const uid of turns) {
    state.set(sessionAtom, uid ? { kind: 'signed-in', user: { ...sam, uid } } : { kind: 'signed-out' });
    await new Promise(setImmediate);
  }
  arrive?.();
  await loaded;
  show(router);

  await expect.poll(heading).toBe(expected);
});

it.each([
  ['signed-in', 'Dashboard'],
  ['signed-out', 'Sign in'],
] as const)('opens a start that learns only later that the golfer is %s at: %s', async (kind, expected) => {
  const router = openDashboard();

  state.set(sessionAtom, kind === 'signed-in' ? { kind, user: sam } : { kind });
  show(router);

  await expect.poll(heading).toBe(expected);
});
