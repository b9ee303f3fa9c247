import { cleanup, render } from '@testing-library/react';
import {
  Outlet,
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { ensureProfile } from '#src/data/commands/golfer-profile.ts';
import { saveProfile } from '#src/data/commands/profile.ts';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { noteStartFinished } from '#src/platform/waiting/after-start.ts';
import { AUTH_KEY } from '#src/platform/session/remembered-session.ts';
import { AuthenticationProvider, sessionAtom, syncStatusAtom, state } from '#src/platform/state.ts';
import { golferDb } from './test-db.ts';

// Tests a screen, or a part of one, in jsdom with a real database: what it shows, what it stores and where it leads.

export const SAM = { uid: 'sam', email: 'sam@example.org', displayName: 'Sam' };

export type Golfer = {
  readonly db: DivotDatabase;
  profile(): Promise<Profile>;
};

/** Signs Sam in with these profile fields until the test ends. */
export const signInSam = async (profile: Partial<Profile> = {}, now?: Date): Promise<Golfer> => {
  localStorage.clear();
  window.scrollTo = Element.prototype.scrollIntoView = () => undefined; // jsdom has no layout to scroll
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList; // a phone
  // jsdom scrolls nothing into view, so nothing moves.
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  const db = await golferDb(now);
  localStorage.setItem(AUTH_KEY, JSON.stringify(SAM)); // what every tab of a signed-in golfer stores
  state.set(sessionAtom, { kind: 'signed-in', user: SAM });
  state.set(syncStatusAtom, { phase: 'paused', pending: 0, attention: 0 }); // nothing can arrive
  await ensureProfile(SAM);
  const saved = await saveProfile(SAM.uid, profile);
  if (!saved.ok) throw new Error(saved.error);
  onTestFinished(() => {
    cleanup();
    state.set(sessionAtom, { kind: 'resolving' });
  });
  return { db, profile: async () => (await db.profiles.findOne(SAM.uid).exec())!.toJSON() as Profile };
};

/**
 * Renders the element at an address as after startup, so that the parts that load later are there too. Every other address is
 * an empty screen. The result tells where a link has led and with what state.
 */
export const show = (element: ReactNode, at = '/') => {
  noteStartFinished();
  const root = createRootRoute({ component: Outlet });
  const here = createRoute({ getParentRoute: () => root, path: at, component: () => element });
  const elsewhere = createRoute({ getParentRoute: () => root, path: '$', component: () => null });
  const history = createMemoryHistory({ initialEntries: [at] });
  const router = createRouter({ routeTree: root.addChildren([here, elsewhere]), history });
  const { unmount } = render(
    <AuthenticationProvider>
      <RouterProvider router={router as never} />
    </AuthenticationProvider>,
  );
  return {
    unmount,
    path: () => router.state.location.pathname,
    handedOver: () => ({ ...router.state.location.state }) as Readonly<Record<string, unknown>>,
  };
};
