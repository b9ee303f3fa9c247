// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { applyUpdate, registerServiceWorker } from '#src/platform/pwa/pwa.ts';
import { state, updateWaitingAtom } from '#src/platform/state.ts';

// Two tabs have the old version open, and the new service worker takes charge of both when one of them lets it.

const page = new EventTarget();
const registration = { waiting: null as { postMessage(message: object): void } | null, active: {} };
vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener = (name: string, listener: () => void) => page.addEventListener(name, listener);
    register = () => Promise.resolve(registration);
  },
}));

const reload = vi.fn();
vi.stubGlobal('location', { reload });
Object.defineProperty(navigator, 'serviceWorker', { value: { controller: {} } });
afterEach(() => {
  state.set(updateWaitingAtom, false);
  reload.mockClear();
});

test('the other tab is offered the update that this worker brought, and Update Now loads it', async () => {
  await registerServiceWorker();
  page.dispatchEvent(new Event('controlling'));
  expect(state.get(updateWaitingAtom)).toBe(true);
  expect(reload).not.toHaveBeenCalled();

  applyUpdate();
  expect(reload).toHaveBeenCalledOnce();
});

test('the tab that lets a waiting worker take charge reloads once it has', () => {
  const postMessage = vi.fn();
  registration.waiting = { postMessage };
  applyUpdate();
  expect(postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
  expect(reload).not.toHaveBeenCalled();

  page.dispatchEvent(new Event('controlling'));
  expect(reload).toHaveBeenCalledOnce();
});
