// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { editRound, recordHole, startRound } from '#src/data/commands/rounds.ts';
import { restoreFromRecovery } from '#src/data/db/database-recovery.ts';
import { mergeJournals } from '#src/data/db/merge-journals.ts';
import { sourceOf } from '#src/data/live/sources.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { guardReload } from '#src/platform/pwa/reload-guard.ts';
import { state, storageTimedOutAtom } from '#src/platform/state.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type Golfer, SAM, signInSam } from '#tests/support/screen.tsx';
import { playOrder } from '@divot/golf-rules';

// IndexedDB stops responding, with neither success nor error. iOS does this after a while in the background.

const tee = { id: 'white', name: 'White', par: [4, 5, 3, 4, 4, 4, 3, 5, 4] };
const PATIENCE_MS = 25_000;
const isSilent = () => state.get(storageTimedOutAtom);

let golfer: Golfer;
let round: Round;
let goAway: () => void;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  golfer = await signInSam();
  const started = await startRound({ userId: SAM.uid, tee, holesPlanned: playOrder(9, 1), mode: 'casual' });
  if (!started.ok) throw new Error(started.error);
  round = started.value;
  const shown = sourceOf('rounds', JSON.stringify({ selector: { id: round.id }, limit: 1 }));
  goAway = shown.subscribe(() => undefined);
  await eventually(() => expect(shown.read().documents).toHaveLength(1));
});
afterEach(() => {
  goAway();
  vi.useRealTimers();
});

const storage = () => golfer.db.rounds.storageInstance.originalStorageInstance;

// These tests share one page, as in real life: a lost database stays lost until the page is reloaded.
it('reports a query that gets no response, and withdraws that if it comes after all', async () => {
  let answer: (found: { documents: never[] }) => void = () => undefined;
  vi.spyOn(storage(), 'query').mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const asked = sourceOf('rounds', JSON.stringify({ selector: { status: 'abandoned' }, limit: 3 }));
  const leave = asked.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(isSilent()).toBe(false);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(isSilent()).toBe(true);
  answer({ documents: [] });
  await eventually(() => expect(isSilent()).toBe(false));
  leave();
});

it('sets aside a write that gets no response, and restores it when storage works again', async () => {
  onTestFinished(guardReload('form:notes')); // jsdom cannot reload, so an open form blocks the reload
  const write = storage().bulkWrite.bind(storage());
  let answer = () => {};
  const silent = vi.spyOn(storage(), 'bulkWrite').mockImplementation(
    (...asked) =>
      new Promise((resolve) => {
        answer = () => resolve(write(...asked));
      }),
  );
  const scored = recordHole(round.id, 1, { strokes: 5 });
  const isInJournal = () => Object.keys(localStorage).some((key) => key.startsWith('divot-unfinished-'));
  await eventually(() => expect(silent).toHaveBeenCalled());
  expect(isInJournal()).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(isInJournal()).toBe(true);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(isSilent()).toBe(true);
  const answered = await scored;
  expect(answered.ok && answered.value.holes[0]).toMatchObject({ n: 1, strokes: 5 });
  expect(await recordHole(round.id, 2, { strokes: 6 })).toMatchObject({ ok: true }); // from now on at once
  const unseen = await editRound('a round on no screen', { notes: 'windy' });
  expect(unseen).toMatchObject({ ok: false, error: expect.stringContaining('Not saved') });

  silent.mockRestore();
  answer(); // this page cannot reload, so end the hanging write, which releases the document
  await restoreFromRecovery(golfer.db, SAM.uid); // what the next start does first
  await mergeJournals(golfer.db, SAM.uid);
  const stored = (await golfer.db.rounds.findOne(round.id).exec())?.toJSON() as Round;
  expect(stored.holes.slice(0, 2).map(({ strokes }) => strokes)).toEqual([5, 6]);
});
