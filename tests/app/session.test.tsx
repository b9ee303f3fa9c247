// @vitest-environment jsdom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resolveSession } from '#src/app/startup/session.ts';
import { groundDatabase } from '#src/data/db/ground-database.ts';
import { closeGolferDatabase } from '#src/data/db/golfer-database.ts';
import { SignOutDialog } from '#src/features/auth/sign-out-dialog.tsx';
import { type Cloud, provideCloud } from '#src/platform/cloud.ts';
import { loggedErrors } from '#src/platform/monitoring/error-log.ts';
import { forgetSignedOut, noteSignedOut } from '#src/platform/session/signed-out.ts';
import { VISITOR, sessionAtom, state, syncStatusAtom } from '#src/platform/state.ts';
import { eventually } from '#tests/support/eventually.ts';

// Session and profile: SPEC sections 4 and 8.

const ensure = vi.hoisted(() => vi.fn<(user: unknown) => Promise<{ ok: boolean; error?: string }>>());
vi.mock('#src/data/commands/golfer-profile.ts', () => ({ ensureProfile: ensure }));

let stopFollowing = () => undefined as void;
const sam = { uid: 'sam', email: 'sam@example.org', displayName: 'Sam' };
beforeEach(() => {
  localStorage.clear();
  state.set(sessionAtom, { kind: 'resolving' });
  ensure.mockReset().mockResolvedValue({ ok: true });
});
afterEach(async () => {
  stopFollowing();
  cleanup();
  await closeGolferDatabase();
  await Promise.all(['sam', 'bo'].map(forgetSignedOut));
});

it('a visitor without a stored sign-in is signed out at once: neither cloud nor database loads', async () => {
  const load = vi.fn<() => Promise<Cloud>>();
  provideCloud(load);
  const opened = vi.fn<() => void>();
  stopFollowing = resolveSession(() => undefined, opened);
  await eventually(() => expect(state.get(sessionAtom).kind).toBe('signed-out'));
  await eventually(() => expect(opened).toHaveBeenCalled());
  expect(load).not.toHaveBeenCalled();
});

it('a visitor who looks at the sample golfer is remembered by neither the device nor the cloud', async () => {
  const load = vi.fn<() => Promise<Cloud>>();
  provideCloud(load);
  const followed = vi.fn<() => void>();
  stopFollowing = resolveSession(() => undefined, followed);
  await eventually(() => expect(followed).toHaveBeenCalledOnce());

  state.set(sessionAtom, { kind: 'signed-in', user: { ...sam, uid: VISITOR } });

  await eventually(() => expect(followed).toHaveBeenCalledTimes(2));
  expect(localStorage.getItem('auth')).toBeNull();
  expect(ensure).not.toHaveBeenCalled();
  expect(load).not.toHaveBeenCalled();
});

it('a browser that was killed right after signing out opens signed out, and finishes the erasure', async () => {
  localStorage.setItem('auth', JSON.stringify(sam)); // removed, but not yet on the disk
  await noteSignedOut('sam', 'erased');
  stopFollowing = resolveSession(() => undefined);
  await eventually(() => expect(state.get(sessionAtom).kind).toBe('signed-out'));
  expect(localStorage.getItem('auth')).toBeNull();
  expect(localStorage.getItem('divot-erasing')).toBe('["sam"]');
});

it('a golfer who signs in after another had signed out stays signed in, killed or not', async () => {
  await noteSignedOut('bo', 'erased');
  localStorage.setItem('auth', JSON.stringify(sam));
  stopFollowing = resolveSession(() => undefined);
  await eventually(() => expect(ensure).toHaveBeenCalled());
  await new Promise(setImmediate);
  expect(state.get(sessionAtom).kind).toBe('signed-in');
});

it('a sign-in that Firebase stores in its database asks the cloud, even if nobody is remembered', async () => {
  await new Promise<void>((stored) => {
    const request = indexedDB.open('firebaseLocalStorageDb', 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' });
    });
    request.addEventListener('success', () => {
      const database = request.result;
      const write = database.transaction('firebaseLocalStorage', 'readwrite');
      write.objectStore('firebaseLocalStorage').put({ fbase_key: 'firebase:authUser:key:[DEFAULT]', value: {} });
      write.addEventListener('complete', () => {
        database.close();
        stored();
      });
    });
  });
  const load = vi.fn<() => Promise<Cloud>>(() => new Promise(() => undefined));
  provideCloud(load);
  stopFollowing = resolveSession(() => undefined);
  await eventually(() => expect(load).toHaveBeenCalled());
  expect(state.get(sessionAtom).kind).toBe('resolving');
  indexedDB.deleteDatabase('firebaseLocalStorageDb');
});

it('this tab also syncs a golfer who signs in in another tab', async () => {
  const load = vi.fn<() => Promise<Cloud>>(() => new Promise(() => undefined));
  provideCloud(load);
  stopFollowing = resolveSession(() => undefined);
  await eventually(() => expect(state.get(sessionAtom).kind).toBe('signed-out'));
  localStorage.setItem('auth', JSON.stringify(sam));
  dispatchEvent(new StorageEvent('storage', { key: 'auth' }));
  await eventually(() => expect(load).toHaveBeenCalled());
});

it('a stored sign-in is resolving until the cloud replies; one that cannot be checked means signed out, and is logged', async () => {
  localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}');
  let refuse = (_: Error) => undefined as void;
  const load = vi.fn<() => Promise<Cloud>>(
    () =>
      new Promise((_, reject) => {
        refuse = reject;
      }),
  );
  provideCloud(load);
  stopFollowing = resolveSession(() => undefined);
  await eventually(() => expect(load).toHaveBeenCalled());
  expect(state.get(sessionAtom).kind).toBe('resolving');
  refuse(new Error('no connection'));
  await eventually(() => expect(state.get(sessionAtom).kind).toBe('signed-out'));
  expect(loggedErrors()).toHaveLength(1);
});

it('a profile is ensured whenever somebody is signed in; a failure to create it is only logged', async () => {
  provideCloud(() => new Promise(() => undefined));
  const failures: unknown[] = [];
  stopFollowing = resolveSession((error) => failures.push(error));
  state.set(sessionAtom, { kind: 'signed-in', user: sam });
  await eventually(() => expect(ensure).toHaveBeenCalledWith(sam));
  expect(loggedErrors()).toEqual([]);

  ensure.mockResolvedValue({ ok: false, error: 'full' });
  state.set(sessionAtom, { kind: 'signed-in', user: { ...sam } });
  await eventually(() => expect(loggedErrors()).toHaveLength(1));
  expect(failures).toEqual([]);
});

it('the end of a session removes the small settings, but not the phone’s look', async () => {
  provideCloud(() => new Promise(() => undefined));
  stopFollowing = resolveSession(() => undefined);
  state.set(sessionAtom, { kind: 'signed-in', user: sam });
  await eventually(() => expect(ensure).toHaveBeenCalledWith(sam));
  localStorage.setItem('divot-hidden-videos', '["v1"]');
  localStorage.setItem('user-preferences', '{"theme":"dark"}');
  state.set(sessionAtom, { kind: 'signed-out' });
  expect(Object.keys(localStorage)).toEqual(['user-preferences']);
});

it('a failed logout is logged, and says that nothing was lost', async () => {
  const door = {
    countDirty: () => Promise.resolve({ documents: 0 }),
    signOut: () => Promise.resolve({ ok: false, error: 'unknown' }),
  } as unknown as Cloud;
  provideCloud(() => Promise.resolve(door));
  render(<SignOutDialog onClose={() => undefined} />);
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(loggedErrors()).toHaveLength(1);
});

it('asks at logout if it cannot tell whether everything has been synced', async () => {
  const signOut = vi.fn<Cloud['signOut']>();
  const door = { countDirty: () => Promise.resolve({ documents: undefined }), signOut } as unknown as Cloud;
  provideCloud(() => Promise.resolve(door));
  render(<SignOutDialog onClose={() => undefined} />);
  expect(await screen.findByText(/cannot check whether everything is synced/)).toBeTruthy();
  expect(screen.getByRole('radio', { name: /Keep on this device/ })).toBeTruthy();
  expect(signOut).not.toHaveBeenCalled();
});

it('asks at logout about what is on this device only, and keeps it unless the golfer deletes it', async () => {
  const signOut = vi.fn<Cloud['signOut']>().mockResolvedValue({ ok: true, value: undefined });
  const door = { countDirty: () => Promise.resolve({ documents: 0 }), signOut } as unknown as Cloud;
  provideCloud(() => Promise.resolve(door));
  state.set(sessionAtom, { kind: 'signed-in', user: sam });
  const ground = groundDatabase(sam.uid);
  await ground.marks.bulkPut([{ roundId: 'r1' }, { roundId: 'r2' }] as never[]);

  render(<SignOutDialog onClose={() => undefined} />);
  expect(await screen.findByText(/marks of 2 rounds are on this device only/)).toBeTruthy();
  expect(signOut).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));

  await eventually(() => expect(signOut).toHaveBeenCalledExactlyOnceWith('keep-on-device'));
  await ground.delete();
});

describe('a golfer who logs out while a score is in flight', () => {
  const signOut = vi.fn<Cloud['signOut']>();
  const logOut = (...counts: readonly number[]) => {
    const left = [...counts];
    const countDirty = () => Promise.resolve({ documents: left.length > 1 ? left.shift() : left[0] });
    provideCloud(() => Promise.resolve({ countDirty, signOut } as unknown as Cloud));
    state.set(syncStatusAtom, { phase: 'syncing', pending: 1, attention: 0 });
    render(<SignOutDialog onClose={() => undefined} />);
  };
  beforeEach(() => {
    vi.useFakeTimers();
    signOut.mockReset().mockResolvedValue({ ok: true, value: undefined });
  });
  afterEach(() => {
    vi.useRealTimers();
    state.set(syncStatusAtom, { phase: 'off', pending: 0, attention: 0 });
  });

  it('is signed out once it has arrived, without a question', async () => {
    logOut(1, 1, 0);

    await act(() => vi.advanceTimersByTimeAsync(1_000));

    expect(signOut).toHaveBeenCalledExactlyOnceWith('discard');
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('is asked if it does not arrive within three seconds', async () => {
    logOut(1);

    await act(() => vi.advanceTimersByTimeAsync(3_500));

    expect(screen.getByRole('radio', { name: /Keep on this device/ })).toBeTruthy();
    expect(signOut).not.toHaveBeenCalled();
  });
});
