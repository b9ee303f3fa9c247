// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { deleteRound, editRound, recordHole, restoreRound } from '#src/data/commands/rounds.ts';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { mergeJournals } from '#src/data/db/merge-journals.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { type Result, ok } from '@divot/basics';
import { newRound } from '#tests/sync/one-round.ts';
import { SAM, signInSam } from '#tests/support/screen.tsx';
import { openTestDb } from '#tests/support/test-db.ts';

// The system kills the page at any step of any work. What Divot had confirmed is there at the next start, nothing is
// there twice, and what it had not confirmed is there or not, but never in another order.

vi.setConfig({ testTimeout: 30_000 });

type Action =
  | { readonly kind: 'score'; readonly hole: number; readonly strokes: number; readonly waits: boolean }
  | { readonly kind: 'note'; readonly notes: string; readonly waits: boolean }
  | { readonly kind: 'delete' }
  | { readonly kind: 'undo' };
/** The card: the strokes of its holes and the notes. Undefined once it is deleted. */
type Card = { readonly strokes: readonly (number | undefined)[]; readonly notes: string | undefined } | undefined;
/** What is on disk at one step. */
type Disk = {
  readonly local: Readonly<Record<string, string>>;
  readonly rounds: readonly Round[];
  readonly confirmed: number;
};

const START = { strokes: [undefined, undefined, undefined], notes: undefined };
const cardOf = (round: Round | undefined): Card =>
  round && { strokes: round.holes.map(({ strokes }) => strokes), notes: round.notes };
const actions = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constant('score' as const),
        hole: fc.integer({ min: 1, max: 3 }),
        strokes: fc.integer({ min: 2, max: 9 }),
        waits: fc.boolean(),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('note' as const),
        notes: fc.constantFrom('Windy', 'Wet', 'Calm'),
        waits: fc.boolean(),
      }),
    },
    { weight: 2, arbitrary: fc.constantFrom({ kind: 'delete' as const }, { kind: 'undo' as const }) },
  ),
  { minLength: 1, maxLength: 8 },
);

const after = (card: Card, deleted: Card, action: Action): Card => {
  if (action.kind === 'delete') return undefined;
  if (action.kind === 'undo') return card ?? deleted;
  if (!card) return card;
  if (action.kind === 'note') return { ...card, notes: action.notes };
  return { ...card, strokes: card.strokes.map((strokes, at) => (at === action.hole - 1 ? action.strokes : strokes)) };
};
/** The card after none, one, two and all actions. */
const cardsOf = (all: readonly Action[]): readonly Card[] => {
  const cards: Card[] = [START];
  let deleted: Card;
  for (const action of all) {
    const card = cards.at(-1);
    if (action.kind === 'delete') deleted = card ?? deleted;
    cards.push(after(card, deleted, action));
  }
  return cards;
};

/** Does all actions and notes what is on disk at every step: before and after each write, here or there. */
const stepsOf = async (db: DivotDatabase, id: string, all: readonly Action[]): Promise<readonly Disk[]> => {
  const round = newRound(id, SAM.uid);
  await db.rounds.insert(round);
  const steps: Disk[] = [];
  const done = all.map(() => false);
  let rounds: readonly Round[] = [];
  const note = () => {
    const confirmed = done.includes(false) ? done.indexOf(false) : done.length;
    steps.push({ local: Object.fromEntries(Object.entries(localStorage)), rounds, confirmed });
  };
  const { storageInstance } = db.rounds;
  const read = async () => {
    rounds = (await storageInstance.findDocumentsById([id], true)).map(
      ({ _rev, _meta, _attachments, ...one }) => one as unknown as Round,
    );
  };
  await read();
  const write = storageInstance.bulkWrite.bind(storageInstance);
  storageInstance.bulkWrite = async (...asked) => {
    note();
    const written = await write(...asked);
    await read();
    note(); // stored, but Divot does not know it yet
    return written;
  };
  let deleted = round;
  let isDeleted = false;
  const act = (action: Action): Promise<Result<unknown>> => {
    if (action.kind === 'score') return recordHole(id, action.hole, { strokes: action.strokes });
    if (action.kind === 'undo' && !isDeleted) return Promise.resolve(ok(undefined)); // nothing is offered
    if (action.kind === 'note') return editRound(id, { notes: action.notes });
    return action.kind === 'delete' ? deleteRound(id) : restoreRound(deleted);
  };
  const running: Promise<unknown>[] = [];
  for (const [at, action] of all.entries()) {
    const isAlone = action.kind === 'delete' || action.kind === 'undo';
    if (isAlone) {
      // oxlint-disable-next-line no-await-in-loop -- one action after the other
      await Promise.all(running);
      // oxlint-disable-next-line no-await-in-loop
      const found = (await db.rounds.findOne(id).exec())?.toJSON() as Round | undefined;
      isDeleted = !found;
      if (action.kind === 'delete') deleted = found ?? deleted;
    }
    note();
    const actAndNote = async () => {
      await act(action);
      done[at] = true;
      note();
    };
    const acted = actAndNote();
    running.push(acted);
    // oxlint-disable-next-line no-await-in-loop
    if (!('waits' in action) || action.waits) await acted;
  }
  await Promise.all(running);
  note();
  storageInstance.bulkWrite = write;
  return steps;
};

/** The card at the next start, whose own end at any step is survived as well. */
const cardAfter = async (
  db: DivotDatabase,
  was: string,
  disk: Disk,
): Promise<{ readonly card: Card; readonly conflicts: number }> => {
  const id = crypto.randomUUID(); // each kill has a round of its own in the next page's database
  const { local, rounds } = JSON.parse(JSON.stringify(disk).replaceAll(was, id)) as Disk;
  await db.rounds.storageInstance.bulkWrite(
    rounds.map((one) => ({
      document: {
        ...one,
        _rev: '1-x',
        _meta: { lwt: 1 },
        _attachments: {},
        _deleted: '_deleted' in one && one._deleted === true,
      } as never,
    })),
    'test',
  );
  for (const _start of ['the first start, killed before it removes the journal', 'the second']) {
    localStorage.clear();
    for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
    // oxlint-disable-next-line no-await-in-loop -- one start after the other
    await mergeJournals(db, SAM.uid);
  }
  const found = (await db.rounds.findOne(id).exec())?.toJSON() as Round | undefined;
  return { card: cardOf(found), conflicts: found?.conflicts?.length ?? 0 };
};

it('a killed page loses nothing that was confirmed, and nothing comes twice', async () => {
  const { db } = await signInSam();
  const next = await openTestDb(crypto.randomUUID(), ['rounds']);
  await fc.assert(
    fc.asyncProperty(actions, fc.array(fc.nat({ max: 999 }), { minLength: 4, maxLength: 4 }), async (all, kills) => {
      const id = crypto.randomUUID();
      const steps = await stepsOf(db, id, all);
      const cards = cardsOf(all);
      for (const kill of new Set(kills.map((one) => one % steps.length))) {
        // oxlint-disable-next-line no-await-in-loop -- one kill after the other
        const { card, conflicts } = await cardAfter(next, id, steps[kill]!);
        expect(cards.slice(steps[kill]!.confirmed)).toContainEqual(card);
        expect(conflicts).toBe(0);
      }
    }),
    { numRuns: 30, seed: 45 },
  );
  await next.close();
});
