import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pushWhenClosed } from '#src/platform/pwa/background-sync.ts';
import { networkAtom, sessionAtom, state, syncStatusAtom } from '#src/platform/state.ts';

// If the golfer leaves with unsent changes, or before Divot has checked for any, Divot asks the browser to wake the
// service worker.

const SAM = { uid: 'sam', email: 'sam@example.org', displayName: 'Sam' };
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const register = vi.fn(() => Promise.resolve());
vi.stubGlobal('document', page);
vi.stubGlobal('SyncManager', {});
vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve({ sync: { register } }) } });
pushWhenClosed();

const leave = async (): Promise<void> => {
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  await new Promise(setImmediate); // the code asks for the registration first
};

beforeEach(() => {
  page.visibilityState = 'visible';
  state.set(networkAtom, 'online');
  state.set(sessionAtom, { kind: 'signed-in', user: SAM });
  register.mockClear();
});

describe('a golfer who leaves Divot', () => {
  it('has what waits sent when it is closed', async () => {
    state.set(syncStatusAtom, { phase: 'syncing', pending: 2, attention: 0 });
    await leave();
    expect(register).toHaveBeenCalledWith('divot-push');
  });

  it('has it sent even if nothing has checked yet what waits', async () => {
    state.set(syncStatusAtom, { phase: 'off', pending: 0, attention: 0 });
    await leave();
    expect(register).toHaveBeenCalled();
  });

  it('wakes nothing if everything is in the cloud', async () => {
    state.set(syncStatusAtom, { phase: 'idle', pending: 0, attention: 0 });
    await leave();
    expect(register).not.toHaveBeenCalled();
  });

  it('does not ask for background sync when signed out', async () => {
    state.set(syncStatusAtom, { phase: 'off', pending: 0, attention: 0 });
    state.set(sessionAtom, { kind: 'signed-out' });
    await leave();
    expect(register).not.toHaveBeenCalled();
  });
});
