// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isStorageLost, onStorageLost, saveForRecovery } from '#src/data/db/database-recovery.ts';
import { guardReload } from '#src/platform/reload-guard.ts';
import { sessionAtom, state } from '#src/platform/state.ts';
import { SAM } from '#tests/support/screen.tsx';
import { newRound } from '#tests/sync/one-round.ts';

// The database is gone and a golfer goes on scoring: a stroke waits in local storage, which holds 5 MB.

const LIMIT = 1_000_000;
const shown = vi.hoisted(() => ({ documents: [] as [string, { id: string }][] }));
vi.mock('#src/data/live/sources.ts', () => ({ shownDocuments: () => shown.documents }));

let full = false;
let stored = new Map<string, string>();
beforeEach(() => {
  guardReload('form:notes'); // jsdom cannot reload, and nothing typed is reloaded away
  state.set(sessionAtom, { kind: 'signed-in', user: SAM });
  stored = new Map();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, value) => {
    if (full || value.length > LIMIT) throw new DOMException('full', 'QuotaExceededError');
    stored.set(key, value);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const scored = (strokes: number) => ({
  ...newRound('r1', SAM.uid),
  holes: [{ n: 1, par: 4, strokes }],
});
const aside = () =>
  (JSON.parse(stored.get(`divot-rescue-${SAM.uid}`)!) as { documents: { document: { id: string } }[] }).documents.map(
    ({ document }) => document.id,
  );

it('puts a stroke aside before the thirty swings on the screen, small documents before large ones', () => {
  shown.documents = [
    ...Array.from({ length: 30 }, (_, n): [string, { id: string }] => [
      'swings',
      { id: `s${n}`, landmarks: 'l'.repeat(200_000) } as { id: string },
    ]),
    ['rounds', scored(4)],
    ['courses', { id: 'home' }],
  ];
  onStorageLost(SAM.uid, false);

  expect(saveForRecovery('rounds', scored(5))).toBe(true);
  expect(aside().slice(0, 2)).toEqual(['r1', 'home']);
  expect(stored.get(`divot-rescue-${SAM.uid}`)).toContain('"strokes":5');
});

it('counts the storage that signing out erased as lost for nobody who signs in next', () => {
  onStorageLost(SAM.uid, true);
  expect(isStorageLost()).toBe(true);

  state.set(sessionAtom, { kind: 'signed-in', user: { ...SAM, uid: 'bo' } });

  expect(isStorageLost()).toBe(false);
  expect(saveForRecovery('rounds', scored(5))).toBe(false);
});

it('says no when there is no room for the stroke itself, and the earlier one stays', () => {
  full = true;
  expect(saveForRecovery('rounds', scored(7))).toBe(false);
  full = false;
  expect(saveForRecovery('courses', { id: 'home' })).toBe(true);
  expect(stored.get(`divot-rescue-${SAM.uid}`)).toContain('"strokes":5');
});
