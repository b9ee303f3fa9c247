// @vitest-environment jsdom
import { createRouter } from '@tanstack/react-router';
import { afterEach, expect, it } from 'vitest';
import { golfer, root, routeTree, unknown } from '#src/routes/routes.ts';
import { sessionAtom, state } from '#src/platform/state.ts';

// Where each address redirects a visitor who may not open it.

afterEach(() => state.set(sessionAtom, { kind: 'resolving' }));

/** The address to which the route redirects a visitor, or undefined if it lets them in. */
const leadsTo = (route: { readonly options: { readonly beforeLoad?: unknown } }, pathname: string): unknown => {
  const beforeLoad = route.options.beforeLoad as (at: object) => void;
  try {
    beforeLoad({ location: { pathname, href: pathname }, search: {} });
    return undefined;
  } catch (redirect) {
    const { to, href, search } = (redirect as { readonly options: Readonly<Record<string, unknown>> }).options;
    return { to: to ?? href, search };
  }
};

const { routesByPath } = createRouter({ routeTree });

const SPECIFIED = `/ /dashboard /new /old /login /profile /playing /find-game /analytics /history /practice
  /practice/analytics /guided-practice-player /workout /workout-new /videos /video-analysis /video-analysis/history
  /assessment /swing-assessment /mobility-assessment /find-coach /schedule /scheduling`;

it('every address that the specification names has its screen', () => {
  expect(Object.keys(routesByPath)).toEqual(expect.arrayContaining(SPECIFIED.split(/\s+/)));
});

it('a visitor is sent to the login from every address, and returns to it after signing in', () => {
  state.set(sessionAtom, { kind: 'signed-out' });
  expect(leadsTo(golfer, '/analytics')).toEqual({ to: '/login', search: { next: '/analytics' } });
  expect(leadsTo(golfer, '/')).toEqual({ to: '/login', search: {} });
});

it('a golfer who is signed in is let in, and from the login sent to the dashboard', () => {
  state.set(sessionAtom, { kind: 'signed-in', user: { uid: 'sam', email: 'sam@example.org', displayName: 'Sam' } });
  expect(leadsTo(golfer, '/analytics')).toBeUndefined();
  expect(leadsTo(routesByPath['/login'], '/login')).toMatchObject({ to: '/dashboard' });
});

it.each([
  ['/Dashboard', '/dashboard'],
  ['/NEW', '/new'],
  ['/dashboard/', '/dashboard'],
  ['//Video-Analysis//history/', '/video-analysis/history'],
  ['//', '/'],
])('%s is another spelling of %s', (typed, path) => {
  expect(leadsTo(root, typed)).toMatchObject({ to: path });
  expect(leadsTo(root, path)).toBeUndefined();
});

it('any other path leads to the dashboard', () => {
  expect(leadsTo(unknown, '/fairway')).toMatchObject({ to: '/dashboard' });
});
