import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetSignedOut, forgetSignedOutLater, noteSignedOut, signedOut } from '#src/platform/session/signed-out.ts';

const noError = (error: unknown) => {
  throw error;
};

const whatHadBegun = async () => {
  for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate);
};

describe('a golfer who has signed out', () => {
  afterEach(async () => {
    vi.useRealTimers();
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!);
  });

  it('is signed out at every start until they sign in again, and it is known how they left their data', async () => {
    await noteSignedOut('sam', 'erased');
    await noteSignedOut('bo', 'kept');

    expect(await signedOut('sam')).toBe('erased');
    expect(await signedOut('bo')).toBe('kept');
    await forgetSignedOut('sam');
    expect(await signedOut('sam')).toBeUndefined();
    expect(await signedOut('bo')).toBe('kept');
  });

  it('does not sign out the next golfer on the phone', async () => {
    await noteSignedOut('sam', 'erased');

    expect(await signedOut('bo')).toBeUndefined();
  });

  it('still counts as signed out when Divot is opened and killed before local storage is on disk', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
    await noteSignedOut('sam', 'erased');
    forgetSignedOutLater(noError);

    vi.advanceTimersByTime(60_000);
    await whatHadBegun();
    expect(await signedOut('sam')).toBe('erased');
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    await expect.poll(() => signedOut('sam')).toBeUndefined();
  });

  // Divot used to forget this sign-out ten seconds later, along with the earlier ones, and a killed browser opened
  // signed in.
  it.each(['bo', 'sam'])('still counts as signed out 90 s after a start in which %s signed in and out', async (uid) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
    await noteSignedOut('sam', 'erased');
    forgetSignedOutLater(noError);

    vi.advanceTimersByTime(80_000);
    await forgetSignedOut(uid);
    await noteSignedOut(uid, 'kept');
    vi.advanceTimersByTime(10_000);
    await whatHadBegun();

    expect(await signedOut(uid)).toBe('kept');
  });

  it('is forgotten by golfer, not with another whose name ends alike', async () => {
    await noteSignedOut('sam-1', 'erased');

    await forgetSignedOut('1');

    expect(await signedOut('1')).toBeUndefined();
    expect(await signedOut('sam-1')).toBe('erased');
  });
});
