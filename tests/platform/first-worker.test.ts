// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerServiceWorker } from '#src/platform/pwa/pwa.ts';

// The first service worker stores all of the app's files or none. On a poor network one missing file would leave a
// golfer without the app on the course, so Divot registers the worker again.

type Worker = EventTarget & { state: string };
const installing = (): Worker => Object.assign(new EventTarget(), { state: 'installing' });
type Registration = { installing: Worker | null; waiting: null; active: Worker | null; update(): Promise<void> };
const registrations: Registration[] = [];
let answer: () => Promise<Registration>;
vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener = () => undefined;
    register = () => answer();
  },
}));

const registered = (worker: Worker | null): Promise<Registration> => {
  const one = { installing: worker, waiting: null, active: null, update: vi.fn(() => Promise.resolve()) };
  registrations.push(one);
  return Promise.resolve(one);
};
const ends = (registration: Registration, how: 'redundant' | 'activated') => {
  const worker = registration.installing!;
  registration.installing = null;
  if (how === 'activated') registration.active = worker;
  worker.state = how;
  worker.dispatchEvent(new Event('statechange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  registrations.length = 0;
  answer = () => registered(installing());
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
});
afterEach(() => vi.useRealTimers());

// Must run first, because its `online` listener stays registered during the tests after it.
test('registers again at once when the connection returns, without waiting for the half minute', async () => {
  await registerServiceWorker();
  ends(registrations[0]!, 'redundant');
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(registrations).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(registrations).toHaveLength(2);
});

test('registers again after half a minute if files were missing, then less and less often', async () => {
  await registerServiceWorker();
  ends(registrations[0]!, 'redundant');
  await vi.advanceTimersByTimeAsync(29_999);
  expect(registrations).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(registrations).toHaveLength(2);
  ends(registrations[1]!, 'redundant');
  await vi.advanceTimersByTimeAsync(59_999);
  expect(registrations).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  ends(registrations[2]!, 'activated');
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(registrations).toHaveLength(3);
});

test('registers again a worker that was forgotten before anything listened', async () => {
  answer = () => registered(null);
  await registerServiceWorker();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(registrations).toHaveLength(2);
});

test('requests a script again that did not load, and reports the failure', async () => {
  answer = () => Promise.reject(new TypeError('Load failed'));
  await expect(registerServiceWorker()).rejects.toThrow('Load failed');
  answer = () => registered(installing());
  await vi.advanceTimersByTimeAsync(30_000);
  expect(registrations).toHaveLength(1);
});

test('a failed update leaves the active worker alone', async () => {
  await registerServiceWorker();
  const [registration] = registrations;
  ends(registration!, 'activated');
  const update = installing();
  registration!.installing = update;
  ends(registration!, 'redundant');
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(registrations).toHaveLength(1);
});
