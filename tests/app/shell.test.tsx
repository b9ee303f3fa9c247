import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import {
  Outlet,
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '#src/app/errors/error-boundary.tsx';
import { forgetRetries } from '#src/app/errors/retries.ts';
import { NotFoundScreen } from '#src/app/not-found-screen.tsx';
import { Banners } from '#src/app/shell/banners.tsx';
import { SignInEndBanner } from '#src/app/shell/shell.tsx';
import { RouteLoader } from '#src/app/shell/route-loader.tsx';
import { loggedErrors } from '#src/platform/monitoring/error-log.ts';
import { noteSignInEnd } from '#src/platform/session/sign-in-end.ts';
import { guardReload } from '#src/platform/pwa/reload-guard.ts';
import { connectionQualityAtom, networkAtom, state, updateWaitingAtom, useSession } from '#src/platform/state.ts';
import { SAM, show, signInSam } from '#tests/support/screen.tsx';
import { eventually } from '#tests/support/eventually.ts';

// Texts, delays and limits of the shell: SPEC sections 2, 4, 8 and 9.

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = () => undefined;
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React logs every caught error
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  forgetRetries();
  state.set(networkAtom, 'online');
  state.set(connectionQualityAtom, 'good');
});

describe('the banners', () => {
  it.each([
    ['offline', 'good', "You're offline. Some features may be limited."],
    ['reconnecting', 'poor', 'Reconnecting...'],
    ['online', 'poor', 'Slow connection detected. Some features may load slowly.'],
    ['online', 'fair', ''],
    ['online', 'good', ''],
  ] as const)('%s on a %s connection: %s', (network, quality, text) => {
    state.set(networkAtom, network);
    state.set(connectionQualityAtom, quality);
    const { container } = render(<Banners />);
    expect(container.textContent).toBe(text);
  });
});

it.each([
  ['deleted', 'Your account was deleted.'],
  ['disabled', 'Your account is disabled.'],
  ['password-changed', 'Your password was changed.'],
] as const)(
  'an account that is %s elsewhere is said on every screen, with the way to the profile',
  async (why, text) => {
    await signInSam();
    noteSignInEnd(SAM.uid, { why, at: '2026-05-01T10:00:00.000Z' });

    show(<SignInEndBanner />);

    expect((await screen.findByRole('status')).textContent).toContain(text);
    expect(screen.getByRole('link', { name: 'What to do' }).getAttribute('href')).toBe('/profile?group=data#sync');
    act(() => noteSignInEnd(SAM.uid, undefined));
    expect(screen.queryByRole('status')).toBeNull();
  },
);

it('a new version is offered with Update Now, and during a round only after the hole', () => {
  state.set(updateWaitingAtom, true);
  render(<Banners />);
  expect(screen.getByRole('button').textContent).toBe('Update Now');
  let release = () => {};
  act(() => {
    release = guardReload('round');
  });
  expect(screen.queryByRole('button')).toBeNull();
  act(() => {
    release();
    state.set(updateWaitingAtom, false);
  });
});

describe('a screen that fails', () => {
  let broken = true;
  const Broken = () => {
    if (broken) throw new TypeError('sam@example.org is not a function');
    return <p>fine again</p>;
  };
  const facts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

  it('says so with an error ID, the tries and support advice; Try Again counts and clears the error', () => {
    broken = true;
    render(
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('heading').textContent).toBe('Oops! Something went wrong');
    expect(screen.getByRole('alert').textContent).toContain('send the error ID to support');
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Try Again',
      'Reload App',
      'Go Home',
    ]);
    expect(facts()).toEqual([loggedErrors()[0]?.id, '0']);
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(facts()[1]).toBe('1');
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(screen.getByText('fine again')).toBeTruthy();
  });

  it('is logged by its class and screen, with nothing personal', () => {
    broken = true;
    render(
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>,
    );
    expect(loggedErrors()[0]).toMatchObject({ kind: 'TypeError', path: '/' });
    expect(JSON.stringify(loggedErrors())).not.toContain('sam@example.org');
  });

  it('differs from one that never loaded, which Safari also calls a TypeError', () => {
    const Missing = () => {
      throw new TypeError('Importing a module script failed.');
    };
    render(
      <ErrorBoundary>
        <Missing />
      </ErrorBoundary>,
    );
    expect(loggedErrors()[0]?.kind).toBe('ChunkLoadError');
  });
});

it('Page Not Found says so and leads to the dashboard', async () => {
  const where = show(<NotFoundScreen />);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Page Not Found');
  expect(document.title).toBe('Page Not Found · Divot');
  expect(screen.getByText("The page you're looking for doesn't exist.")).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Go to Dashboard' }));
  await eventually(() => expect(where.path()).toBe('/dashboard'));
});

it('the signed-in golfer can be read only inside the authentication provider', () => {
  const Asks = () => <p>{useSession().kind}</p>;
  expect(() => render(<Asks />)).toThrow('useSession must be used within the authentication provider');
});

describe('the route loader', () => {
  /** Opens '/', with a next screen whose code loads only when the test says so. */
  const waiting = async () => {
    let arrive = () => undefined as void;
    const code = new Promise<void>((done) => {
      arrive = done;
    });
    const root = createRootRoute({
      component: () => (
        <ErrorBoundary>
          <RouteLoader />
          <Outlet />
        </ErrorBoundary>
      ),
    });
    const home = createRoute({ getParentRoute: () => root, path: '/', component: () => <p>home</p> });
    const next = createRoute({ getParentRoute: () => root, path: '/next', loader: () => code });
    const router = createRouter({ routeTree: root.addChildren([home, next]), history: createMemoryHistory() });
    render(<RouterProvider router={router as never} />);
    await screen.findByText('home');
    vi.useFakeTimers();
    const line = () => screen.getByRole('progressbar', { name: 'Loading the screen', hidden: true }).className;
    const navigate = () =>
      act(async () => {
        void router.navigate({ to: '/next' as never });
        await vi.advanceTimersByTimeAsync(0);
      });
    const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    return { line, navigate, wait, arrive };
  };

  it('shows while the next screen loads and hides 300 ms after it is there', async () => {
    const { line, navigate, wait, arrive } = await waiting();
    expect(line()).toMatch(/\binvisible\b/);
    await navigate();
    expect(line()).toMatch(/(^| )visible\b/);
    arrive();
    await wait(0);
    // Hidden by a transition of no duration that starts after 300 ms.
    expect(line()).toMatch(/transition-\[visibility\].*duration-0.*invisible delay-300/);
  });

  it('raises a chunk load error after 120 s, not before', async () => {
    const { navigate, wait } = await waiting();
    await navigate();
    await wait(119_999);
    expect(screen.queryByText('Oops! Something went wrong')).toBeNull();
    await wait(1);
    expect(screen.getByText('Oops! Something went wrong')).toBeTruthy();
    expect(loggedErrors()[0]?.kind).toBe('ChunkLoadError');
  });
});
