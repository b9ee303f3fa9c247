// @vitest-environment jsdom
import { MINUTE_MS } from '@divot/basics';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { registerServiceWorker } from '#src/platform/pwa/pwa.ts';
import { state, updateWaitingAtom } from '#src/platform/state.ts';

// iOS looks for a new service worker only when a page asks for one. An installed app that is never closed would
// otherwise keep its version for weeks.

const update = vi.fn(() => Promise.resolve());
/** A worker that the browser found while the page was still loading, before Divot listened for one. */
const begun = Object.assign(new EventTarget(), { state: 'installing' });
const registered: string[] = [];
vi.mock('workbox-window', () => ({
  Workbox: class {
    constructor(script: string) {
      registered.push(script);
    }
    addEventListener = () => undefined;
    register = () => Promise.resolve({ update, installing: begun });
  },
}));

const seen = (visibility: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
};
const connected = (online: boolean) => {
  Object.defineProperty(navigator, 'onLine', { value: online, configurable: true });
};
const returns = {
  'is brought to the front': () => document.dispatchEvent(new Event('visibilitychange')),
  'comes back from the page cache': () => dispatchEvent(new Event('pageshow')),
  'has a connection again': () => dispatchEvent(new Event('online')),
};

beforeAll(async () => {
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller: {} }, configurable: true });
  await registerServiceWorker();
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  seen('visible');
  connected(true);
});
afterEach(() => {
  // All tests share one clock, so this lets the next test begin a minute after the last check.
  vi.setSystemTime(Date.now() + MINUTE_MS);
  update.mockClear();
});

test('checks the worker at /sw.js', () => {
  expect(registered).toEqual(['/sw.js']);
});

test.each(Object.entries(returns))('an app that %s asks whether there is a newer version', (_how, happens) => {
  happens();
  expect(update).toHaveBeenCalledTimes(1);
});

test('checks at most once a minute', () => {
  returns['is brought to the front']();
  vi.setSystemTime(Date.now() + MINUTE_MS - 1);
  returns['comes back from the page cache']();
  expect(update).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 1);
  returns['has a connection again']();
  expect(update).toHaveBeenCalledTimes(2);
});

test('does not check while the page is hidden or offline', () => {
  seen('hidden');
  returns['is brought to the front']();
  seen('visible');
  connected(false);
  returns['comes back from the page cache']();
  expect(update).not.toHaveBeenCalled();
});

test('a failed check is no error, and the next return checks again', async () => {
  update.mockRejectedValueOnce(new TypeError('Failed to update a ServiceWorker'));
  returns['is brought to the front']();
  await Promise.resolve();
  vi.setSystemTime(Date.now() + MINUTE_MS);
  returns['is brought to the front']();
  expect(update).toHaveBeenCalledTimes(2);
});

test('an update that began to install before the app listened is offered once it is ready', () => {
  const becomes = (now: string) => {
    begun.state = now;
    begun.dispatchEvent(new Event('statechange'));
    return state.get(updateWaitingAtom);
  };
  expect(becomes('redundant')).toBe(false);
  expect(becomes('installed')).toBe(true);
  state.set(updateWaitingAtom, false);
});
