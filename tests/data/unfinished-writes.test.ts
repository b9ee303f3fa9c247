// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recordTest, startAssessment } from '#src/data/commands/assessments.ts';
import { ensureProfile } from '#src/data/commands/golfer-profile.ts';
import { recordHole } from '#src/data/commands/rounds.ts';
import { add } from '#src/data/commands/store.ts';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { takeUpUnfinished } from '#src/data/db/unfinished-writes.ts';
import { sourceOf } from '#src/data/live/sources.ts';
import { type Golfer, SAM, signInSam } from '#tests/support/screen.tsx';
import { openTestDb } from '#tests/support/test-db.ts';
import { unwrap } from '#tests/support/unwrap.ts';
import { newRound } from '#tests/sync/one-round.ts';

// A page is left before its storage has ended a write: the next one has it.

const round = newRound('r1', SAM.uid);
let golfer: Golfer;
let next: DivotDatabase | undefined;
let stopLooking: () => void;
beforeEach(async () => {
  golfer = await signInSam();
  const looked = sourceOf('rounds', '{"selector":{}}');
  stopLooking = looked.subscribe(() => {});
  await golfer.db.rounds.insert(round);
  await vi.waitFor(() => expect(looked.read().documents).toHaveLength(1));
});
afterEach(async () => {
  vi.restoreAllMocks();
  stopLooking();
  if (next) await next.close();
  else await golfer.close();
  next = undefined;
});

const leavePage = () => dispatchEvent(new Event('pagehide'));
const aside = () => Object.entries(localStorage).filter(([key]) => key.startsWith('divot-unfinished-'));

/** The page is left, and none of what it was writing is stored. `before` is what the storage has by the next start. */
const leaveAndStart = async (writes: readonly Promise<unknown>[], before: (db: DivotDatabase) => Promise<unknown>) => {
  leavePage();
  const left = aside();
  await Promise.all(writes);
  await golfer.close();
  next = await openTestDb(crypto.randomUUID());
  await before(next);
  for (const [key, value] of left) localStorage.setItem(key, value as string);
  await takeUpUnfinished(next, SAM.uid);
  expect(aside()).toEqual([]);
  return next;
};

it('has both taps that the page was left after, and what another tab wrote since', async () => {
  const taps = [recordHole('r1', 1, { strokes: 5 }), recordHole('r1', 2, { strokes: 3 })];

  const db = await leaveAndStart(taps, ({ rounds }) => rounds.insert({ ...round, notes: 'Windy' }));

  const { holes, notes, conflicts = [] } = (await db.rounds.findOne('r1').exec())!.toJSON();
  expect(holes).toMatchObject([{ strokes: 5 }, { strokes: 3 }, {}]);
  expect(notes).toBe('Windy');
  expect(conflicts).toEqual([]);
});

it('has what was new, and brings back nothing that was deleted since', async () => {
  const [kept, gone] = [newRound('r2', SAM.uid), newRound('r3', SAM.uid)];

  const db = await leaveAndStart([add('rounds', kept), add('rounds', gone)], async ({ rounds }) =>
    (await rounds.insert(gone)).remove(),
  );

  expect((await db.rounds.find().exec()).map(({ id }) => id)).toEqual(['r2']);
});

it('finds room for a tap beside what has none', async () => {
  const { value: stock } = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem') as { value: () => void };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function setItem(this: Storage, ...item) {
    if (item[1].includes('"r9"')) throw new DOMException('full', 'QuotaExceededError');
    Reflect.apply(stock, this, item);
  });
  const writes = [
    recordHole('r1', 1, { strokes: 5 }),
    add('rounds', newRound('r9', SAM.uid)),
    recordHole('r1', 2, { strokes: 3 }),
  ];

  const db = await leaveAndStart(writes, ({ rounds }) => rounds.insert(round));

  expect((await db.rounds.find().exec()).map(({ id }) => id)).toEqual(['r1']);
  expect((await db.rounds.findOne('r1').exec())!.toJSON().holes).toMatchObject([{ strokes: 5 }, { strokes: 3 }, {}]);
});

it('puts nothing aside that is written, nor what is refused, nor what a page wrote that came back', async () => {
  await recordHole('r1', 1, { strokes: 4 });
  leavePage();
  expect(aside()).toEqual([]);

  const refused = recordHole('r1', 17, { strokes: 4 });
  leavePage();
  expect(aside()).toEqual([]);
  await refused;

  const tap = recordHole('r1', 1, { strokes: 6 });
  leavePage();
  expect(aside()).toHaveLength(1);
  await tap;
  expect(aside()).toEqual([]);
});

it('has a graded test too, which asks for the golfer’s pain first', async () => {
  const profile = sourceOf('profiles', '{"selector":{}}');
  const assessments = sourceOf('assessments', '{"selector":{}}');
  const stopAll = [profile.subscribe(() => {}), assessments.subscribe(() => {})];
  await ensureProfile(SAM);
  const draft = unwrap(await startAssessment(SAM.uid, 'mobility'));
  await vi.waitFor(() => {
    expect(profile.read().documents).toHaveLength(1);
    expect(assessments.read().documents).toHaveLength(1);
  });

  const graded = recordTest(draft, { id: 'toe-touch', testId: 'toe-touch', grade: 2 });
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve(); // a page is left between two tasks
  leavePage();

  expect(aside()).toHaveLength(1);
  await graded;
  for (const stop of stopAll) stop();
});

it('opens with whatever another page of the origin put there, and takes in what is sound', async () => {
  const odd = [null, 7, 'r1', [], {}, [null], [{ name: 'rounds' }], [{ name: 'x', document: round }]];
  const spoiled = [{ id: 7 }, { ...round, holes: 'none' }, { ...round, id: 'r2'.repeat(999) }];
  const before = [null, 7, 'r1', { id: 'r1' }, { ...round, holes: null }];
  const values = [
    ...odd,
    ...spoiled.map((document) => [{ name: 'rounds', document }]),
    ...before.map((one, n) => [
      { name: 'rounds', before: one, document: { ...round, holes: [{ n: 1, par: 4, strokes: n + 2 }] } },
    ]),
  ];
  for (const [n, value] of values.entries())
    localStorage.setItem(`divot-unfinished-${SAM.uid}/${n}`, JSON.stringify(value));
  localStorage.setItem(`divot-unfinished-${SAM.uid}/cut`, '[{"name":');

  await takeUpUnfinished(golfer.db, SAM.uid);

  expect(aside()).toEqual([]);
  const [found, ...others] = await golfer.db.rounds.find().exec();
  expect(others).toEqual([]);
  expect(found!.toJSON().holes[0]!.strokes).toBeGreaterThan(1);
});
