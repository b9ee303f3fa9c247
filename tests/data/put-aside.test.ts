// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { deleteRound, recordHole, startRound } from '#src/data/commands/rounds.ts';
import { importRounds } from '#src/data/commands/transfer.ts';
import { isStorageLost, onStorageLost, restoreFromRecovery } from '#src/data/db/database-recovery.ts';
import { mergeJournals } from '#src/data/db/merge-journals.ts';
import { guardReload } from '#src/platform/pwa/reload-guard.ts';
import { AUTH_KEY } from '#src/platform/session/remembered-session.ts';
import { sessionAtom, state } from '#src/platform/state.ts';
import { type Golfer, SAM, signInSam } from '#tests/support/screen.tsx';
import { newRound } from '#tests/sync/one-round.ts';
import { playOrder } from '@divot/golf-rules';

// The database is lost while a golfer scores. Strokes wait in local storage, which holds 5 MB.

const LIMIT = 1_000_000;
const shown = vi.hoisted(() => ({ documents: [] as [string, { id: string }][] }));
vi.mock('#src/data/live/sources.ts', () => ({
  shownDocuments: () => shown.documents,
  shownDocument: (name: string, id: string) =>
    shown.documents.find(([one, document]) => one === name && document.id === id)?.[1],
}));

let full = false;
let stored = new Map<string, string>();
beforeEach(() => {
  onTestFinished(guardReload('form:notes')); // jsdom cannot reload, so an open form blocks the reload
  state.set(sessionAtom, { kind: 'signed-in', user: SAM });
  localStorage.setItem(AUTH_KEY, JSON.stringify(SAM));
  stored = new Map();
  const { value: stock } = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem') as { value: () => void };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function setItem(this: Storage, ...item) {
    const [key, value] = item;
    if (full || value.length > LIMIT) throw new DOMException('full', 'QuotaExceededError');
    stored.set(key, value);
    if (key === AUTH_KEY) Reflect.apply(stock, this, item);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const scored = (strokes: number) => ({
  ...newRound('r1', SAM.uid),
  holes: [{ n: 1, par: 4, strokes }],
});
const journal = () => {
  const key = [...stored.keys()].find((one) => one.startsWith(`divot-unfinished-${SAM.uid}/`))!;
  return (JSON.parse(stored.get(key)!) as { document: { id: string } }[]).map(({ document }) => document.id);
};
const shownAside = () =>
  (JSON.parse(stored.get(`divot-rescue-${SAM.uid}`)!) as { documents: { document: { id: string } }[] }).documents.map(
    ({ document }) => document.id,
  );

it('saves the card and the course on screen before the thirty swings, as far as they fit', () => {
  vi.useFakeTimers();
  shown.documents = [
    ...Array.from({ length: 30 }, (_, n): [string, { id: string }] => [
      'swings',
      { id: `s${n}`, thumbnail: 'l'.repeat(200_000) } as { id: string },
    ]),
    ['rounds', scored(4)],
    ['courses', { id: 'home' }],
  ];
  onStorageLost(SAM.uid, false);
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();

  expect(shownAside().toSorted().slice(0, 2)).toEqual(['home', 'r1']);
  expect(shownAside().length).toBeLessThan(10);
});

it('does not count storage erased by signing out as lost for the next golfer', () => {
  onStorageLost(SAM.uid, true);
  expect(isStorageLost()).toBe(true);

  state.set(sessionAtom, { kind: 'signed-in', user: { ...SAM, uid: 'bo' } });

  expect(isStorageLost()).toBe(false);
});

it('keeps nothing of a golfer whom another tab has signed out, even before this tab learns of it', async () => {
  vi.useFakeTimers();
  shown.documents = [['rounds', scored(4)]];
  localStorage.removeItem(AUTH_KEY);
  onStorageLost(SAM.uid, true);
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();

  expect([...stored.keys()]).toEqual([]);
});

describe('a golfer whose storage is gone, without space to set anything aside', () => {
  let golfer: Golfer;
  beforeEach(async () => {
    full = false;
    golfer = await signInSam();
    await restoreFromRecovery(golfer.db, SAM.uid); // what startup does
    await mergeJournals(golfer.db, SAM.uid);
    shown.documents = [['rounds', scored(4)]];
  });
  const loseStorage = () => {
    onStorageLost(SAM.uid, false);
    full = true;
  };
  const NOT_SAVED = { ok: false, error: expect.stringContaining('no room to wait for it') };
  const newRounds = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ ...newRound(`import-${n}`, SAM.uid), notes: 'n'.repeat(2_000) }));

  it('reads that a stroke is not saved, and continues from the stroke before it', async () => {
    loseStorage();

    expect(await recordHole('r1', 1, { strokes: 5 })).toMatchObject(NOT_SAVED);

    full = false;
    const scoredOn = await recordHole('r1', 1, { putts: 2 });
    expect(scoredOn).toMatchObject({ ok: true, value: { holes: [{ n: 1, strokes: 4, putts: 2 }] } });
    expect([...stored.values()].join()).not.toContain('"strokes":5');
  });

  it('reads that a new round is not saved', async () => {
    loseStorage();
    const tee = { id: 'white', name: 'White', par: [4, 5, 3, 4, 4, 4, 3, 5, 4] };

    const started = await startRound({ userId: SAM.uid, tee, holesPlanned: playOrder(9, 1), mode: 'casual' });

    expect(started).toMatchObject(NOT_SAVED);
  });

  it('reads that an import is not saved, and none of it is set aside', async () => {
    loseStorage();
    full = false;

    const stores = await importRounds(newRounds(500));

    expect(stores).toMatchObject(NOT_SAVED);
    await recordHole('r1', 1, { strokes: 5 });
    expect(journal()).toEqual(['r1']);
  });

  it('has a stroke saved in place of what the screen showed, and a deletion too', async () => {
    loseStorage();
    stored.set(`divot-rescue-${SAM.uid}`, 'x'.repeat(LIMIT));
    full = false;

    expect(await recordHole('r1', 1, { strokes: 5 })).toMatchObject({ ok: true });
    expect(await deleteRound('r1')).toMatchObject({ ok: true });

    expect(journal()).toEqual(['r1', 'r1']);
  });

  it('has an import that fits set aside completely', async () => {
    loseStorage();
    full = false;

    expect(await importRounds(newRounds(2))).toEqual({ ok: true, value: 2 });

    expect(journal()).toEqual(['import-0', 'import-1']);
  });
});
