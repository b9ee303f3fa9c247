// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startRound } from '#src/data/commands/rounds.ts';
import { setDatabase } from '#src/data/live/current.ts';
import { sessionAtom, state, storageTimedOutAtom } from '#src/platform/state.ts';
import { type Golfer, SAM, signInSam } from '#tests/support/screen.tsx';
import { playOrder } from '@divot/golf-rules';

// On a slow phone the golfer sees and taps a screen before Divot has opened their database.

const tee = { id: 'white', name: 'White', par: [4, 5, 3, 4, 4, 4, 3, 5, 4] };
const teeOff = () => startRound({ userId: SAM.uid, tee, holesPlanned: playOrder(9, 1), mode: 'casual' });

let golfer: Golfer;
beforeEach(async () => {
  golfer = await signInSam();
  setDatabase(undefined);
});
afterEach(() => {
  vi.useRealTimers();
  state.set(storageTimedOutAtom, false);
});

const rounds = () => golfer.db.rounds.find().exec();

it('a round started then is stored once the database is open', async () => {
  const started = teeOff();
  setDatabase(golfer.db);
  expect(await started).toMatchObject({ ok: true });
  expect(await rounds()).toHaveLength(1);
});

it('says that storage does not respond, and that nobody is signed in only if that is true', async () => {
  const silent = teeOff();
  state.set(storageTimedOutAtom, true);
  expect(await silent).toMatchObject({
    ok: false,
    error: expect.stringContaining('storage is not responding') as string,
  });

  state.set(storageTimedOutAtom, false);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const failed = teeOff();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await failed).toMatchObject({
    ok: false,
    error: expect.stringContaining('storage is not responding') as string,
  });

  const left = teeOff();
  state.set(sessionAtom, { kind: 'signed-out' });
  expect(await left).toMatchObject({ ok: false, error: expect.stringContaining('nobody is signed in') as string });
  expect(await rounds()).toEqual([]);
});
