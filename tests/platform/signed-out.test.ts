import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetSignedOut, forgetSignedOutLater, noteSignedOut, signedOut } from '#src/platform/signed-out.ts';

const noError = (error: unknown) => {
  throw error;
};

describe('a golfer who has signed out', () => {
  afterEach(async () => {
    vi.useRealTimers();
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!);
  });

  it('is signed out for every start until they sign in again, and how they left their data is known', async () => {
    await noteSignedOut('sam', 'erased');
    await noteSignedOut('bo', 'kept');

    expect(await signedOut('sam')).toBe('erased');
    expect(await signedOut('bo')).toBe('kept');
    await forgetSignedOut('sam');
    expect(await signedOut('sam')).toBeUndefined();
    expect(await signedOut('bo')).toBe('kept');
  });

  it('does not sign out whoever takes the phone next', async () => {
    await noteSignedOut('sam', 'erased');

    expect(await signedOut('bo')).toBeUndefined();
  });

  it('is still known to be out when Divot is opened and killed before local storage is on disk', async () => {
    await noteSignedOut('sam', 'erased');
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    forgetSignedOutLater(noError);

    vi.advanceTimersByTime(60_000);
    for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate); // what had begun would be over
    expect(await signedOut('sam')).toBe('erased');
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    await expect.poll(() => signedOut('sam')).toBeUndefined();
  });
});
