// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordTest, startAssessment } from '#src/data/commands/assessments.ts';
import { cancelGame } from '#src/data/commands/invitations.ts';
import { ensureProfile } from '#src/data/commands/golfer-profile.ts';
import { changePartners, deleteRound, recordHole, restoreRound } from '#src/data/commands/rounds.ts';
import { add, newDocument } from '#src/data/commands/store.ts';
import { deleteSwing } from '#src/data/commands/swings.ts';
import { undoImport } from '#src/data/commands/transfer.ts';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { removedVideos } from '#src/data/db/removed-videos.ts';
import { mergeJournals } from '#src/data/db/merge-journals.ts';
import * as sources from '#src/data/live/sources.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type Golfer, SAM, signInSam } from '#tests/support/screen.tsx';
import { openTestDb } from '#tests/support/test-db.ts';
import { unwrap } from '@divot/basics';
import { newRound } from '#tests/sync/one-round.ts';

// The golfer leaves a page before its storage has finished a write. The next page still has it.

const round = newRound('r1', SAM.uid);
let golfer: Golfer;
let next: DivotDatabase | undefined;
let stopLooking: () => void;
beforeEach(async () => {
  golfer = await signInSam();
  const looked = sources.sourceOf('rounds', '{"selector":{}}');
  stopLooking = looked.subscribe(() => {});
  await golfer.db.rounds.insert(round);
  await eventually(() => expect(looked.read().documents).toHaveLength(1));
});
afterEach(async () => {
  vi.restoreAllMocks();
  stopLooking();
  await next?.close();
  next = undefined;
});

const leavePage = () => dispatchEvent(new Event('pagehide'));
const aside = () => Object.entries(localStorage).filter(([key]) => key.startsWith('divot-unfinished-'));

/**
 * Leaves the page before any of its pending writes is stored. `before` writes what the storage contains by the next
 * start.
 */
const leaveAndStart = async (writes: readonly Promise<unknown>[], before: (db: DivotDatabase) => Promise<unknown>) => {
  leavePage();
  const left = aside();
  await Promise.all(writes);
  await golfer.db.close();
  next = await openTestDb(crypto.randomUUID());
  await before(next);
  for (const [key, value] of left) localStorage.setItem(key, value as string);
  await mergeJournals(next, SAM.uid);
  expect(aside()).toEqual([]);
  return next;
};

it('has both taps before the page was left, and what another tab wrote since', async () => {
  const taps = [recordHole('r1', 1, { strokes: 5 }), recordHole('r1', 2, { strokes: 3 })];

  const db = await leaveAndStart(taps, ({ rounds }) => rounds.insert({ ...round, notes: 'Windy' }));

  const { holes, notes, conflicts = [] } = (await db.rounds.findOne('r1').exec())!.toJSON();
  expect(holes).toMatchObject([{ strokes: 5 }, { strokes: 3 }, {}]);
  expect(notes).toBe('Windy');
  expect(conflicts).toEqual([]);
});

it('has what was new, and restores nothing that was deleted since', async () => {
  const [kept, gone] = [newRound('r2', SAM.uid), newRound('r3', SAM.uid)];

  const db = await leaveAndStart([add('rounds', kept), add('rounds', gone)], async ({ rounds }) =>
    (await rounds.insert(gone)).remove(),
  );

  expect((await db.rounds.find().exec()).map(({ id }) => id)).toEqual(['r2']);
});

const roundsIn = async ({ rounds }: DivotDatabase) => (await rounds.find().exec()).map((one) => one.toJSON());
const insertRound =
  (change: Partial<typeof round> = {}) =>
  ({ rounds }: DivotDatabase) =>
    rounds.insert({ ...round, ...change });
const scored = (strokes: number) => round.holes.map((hole) => (hole.n === 1 ? { ...hole, strokes } : hole));

it('has the last of two taps that storage was asked for again, because another tab wrote first', async () => {
  const { storageInstance, incrementalWriteQueue } = golfer.db.rounds;
  const write = storageInstance.bulkWrite.bind(storageInstance);
  const answers: (() => void)[] = [];
  const inTurn = async (...[rows, context]: Parameters<typeof write>) => {
    await new Promise<void>((answer) => answers.push(answer));
    return write(rows, context);
  };
  vi.spyOn(storageInstance, 'bulkWrite')
    .mockImplementationOnce(inTurn)
    .mockImplementationOnce(async (rows, context) => {
      await write(
        rows.map(({ previous }) => ({ previous, document: { ...previous! } })),
        'another-tab',
      );
      return write(rows, context);
    })
    .mockImplementationOnce(inTurn);
  const queued = vi.spyOn(incrementalWriteQueue, 'addWrite');
  const taps = [4, 5, 6].map((strokes) => recordHole('r1', 1, { strokes }));
  await eventually(() => expect([answers.length, queued.mock.calls.length]).toEqual([1, 3]));
  answers[0]!();
  await eventually(() => expect(answers).toHaveLength(2));

  const starting = leaveAndStart(taps, insertRound({ holes: scored(4) }));
  answers[1]!();

  expect(await roundsIn(await starting)).toMatchObject([{ holes: scored(6) }]);
});

const A_GAME = {
  hostName: 'Sam',
  place: 'Old Quarry',
  holes: 18,
  spots: 1,
  format: 'casual',
  visibility: 'nearby',
  status: 'open',
  requests: {},
} as const;
const A_CHOICE = { path: '', device: expect.any(String) as string };

/** Stores the document and shows it on a screen. Resolves to a function that ends the showing. */
const addAndShow = async (...[name, document]: Parameters<typeof add>) => {
  const shown = sources.sourceOf(name, '{"selector":{}}');
  const stop = shown.subscribe(() => {});
  unwrap(await add(name, document));
  await eventually(() => expect(shown.read().documents).toHaveLength(1));
  return stop;
};

describe('a deletion during which the page was left', () => {
  it('is done by the next page', async () => {
    expect(await roundsIn(await leaveAndStart([deleteRound('r1')], insertRound()))).toEqual([]);
  });

  it('stays done if storage had finished it', async () => {
    const db = await leaveAndStart([deleteRound('r1')], async (next) => (await insertRound()(next)).remove());

    expect(await roundsIn(db)).toEqual([]);
  });

  it('leaves what was written since to the golfer', async () => {
    const db = await leaveAndStart([deleteRound('r1')], insertRound({ notes: 'Windy' }));

    expect(await roundsIn(db)).toMatchObject([{ notes: 'Windy', conflicts: [A_CHOICE] }]);
  });

  it.each([{}, { holes: scored(5) }])('takes the golfer’s own last tap along, stored or not: %j', async (tapped) => {
    const db = await leaveAndStart([recordHole('r1', 1, { strokes: 5 }), deleteRound('r1')], insertRound(tapped));

    expect(await roundsIn(db)).toEqual([]);
  });

  it('also undoes a whole import that no screen shows', async () => {
    const imported = ['i1', 'i2', 'i3'].map((id) => newRound(id, SAM.uid));

    const db = await leaveAndStart([undoImport('rounds', imported)], async ({ rounds }) => {
      await rounds.bulkInsert(imported);
      await rounds.findOne('i2').incrementalPatch({ notes: 'Windy' });
    });

    expect(await roundsIn(db)).toMatchObject([{ id: 'i2', conflicts: [A_CHOICE] }]);
  });

  it('also deletes the swing’s video in the cloud', async () => {
    const swing = {
      ...newDocument(SAM.uid),
      recordedAt: round.date,
      status: 'analysed' as const,
      cloudVideo: 'uploaded' as const,
    };
    const stop = await addAndShow('swings', swing);

    const db = await leaveAndStart([deleteSwing(swing)], ({ swings }) => swings.insert(swing));

    expect(await db.swings.find().exec()).toEqual([]);
    expect(Object.keys(await removedVideos(db))).toEqual([swing.id]);
    stop();
  });

  it('also deletes a cancelled game’s meeting point', async () => {
    const base = newDocument(SAM.uid);
    const game = { ...base, ...A_GAME, startUtc: base.createdAt };
    const point = { ...base, directions: 'By the green' };
    const stops = [await addAndShow('games', game), await addAndShow('meetingPoints', point)];

    const db = await leaveAndStart([cancelGame(base.id, 'Rain')], async ({ games, meetingPoints }) => {
      await games.insert(game);
      await meetingPoints.insert(point);
    });

    expect((await db.games.findOne(base.id).exec())?.status).toBe('cancelled');
    expect(await db.meetingPoints.find().exec()).toEqual([]);
    for (const stop of stops) stop();
  });
});

describe('an undo during which the page was left', () => {
  it('restores what was deleted', async () => {
    await deleteRound('r1');

    const db = await leaveAndStart([restoreRound(round)], async (next) => (await insertRound()(next)).remove());

    expect(await roundsIn(db)).toMatchObject([{ id: 'r1' }]);
  });

  it.each([true, false])('also restores it from a deletion in progress; stored: %s', async (isStored) => {
    const db = await leaveAndStart([deleteRound('r1'), restoreRound(round)], async (next) => {
      const inserted = await insertRound()(next);
      if (isStored) await inserted.remove();
    });

    expect(await roundsIn(db)).toMatchObject([{ id: 'r1' }]);
    expect((await roundsIn(db))[0]!.conflicts).toBeUndefined();
  });

  it.each([5, 6])('ends with the golfer’s last action, whichever tap storage has: %i', async (strokes) => {
    const taps = [5, 6, 4].map((one) => recordHole('r1', 1, { strokes: one }));

    const db = await leaveAndStart(taps, insertRound({ holes: scored(strokes), notes: 'Windy' }));

    const [found] = await roundsIn(db);
    expect(found).toMatchObject({ holes: [{ strokes: 4 }, {}, {}], notes: 'Windy' });
    expect(found!.conflicts).toBeUndefined();
  });
});

describe('a second tap, before the screen shows the first', () => {
  const whenWritten = (then: () => void) => {
    const { storageInstance } = golfer.db.rounds;
    const write = storageInstance.bulkWrite.bind(storageInstance);
    vi.spyOn(storageInstance, 'bulkWrite').mockImplementation(async (...asked) => {
      const written = await write(...asked);
      then();
      return written;
    });
  };

  it.each(['asked of the storage', 'still to be asked'])('is kept as it is if it was %s', async (isAsked) => {
    const first = (await golfer.db.rounds.findOne('r1').exec())!;
    // A request that the storage has not answered applies to whatever is stored there, even by another tab.
    if (isAsked === 'still to be asked') await recordHole('r1', 1, { strokes: 5 });
    else await first.incrementalPatch({ holes: scored(5) });
    const shown = vi.spyOn(sources, 'shownDocument').mockReturnValue(round);
    const second = recordHole('r1', 1, { strokes: 6 });
    if (isAsked === 'asked of the storage') await new Promise<void>((asked) => whenWritten(asked));

    const db = await leaveAndStart([second], insertRound({ holes: scored(5) }));
    shown.mockRestore();

    const [found] = await roundsIn(db);
    expect(found!.holes[0]).toMatchObject({ strokes: 6 });
    expect(found!.conflicts).toBeUndefined();
  });

  it('builds on the first, which storage had just finished', async () => {
    const shown = vi.spyOn(sources, 'shownDocument').mockReturnValue(round);
    const first = new Promise<void>((ended) => whenWritten(ended));
    const taps = [recordHole('r1', 1, { strokes: 5 })];
    await first;
    taps.push(recordHole('r1', 1, { strokes: 6 }));

    const db = await leaveAndStart(taps, insertRound({ holes: scored(5) }));
    shown.mockRestore();

    const [found] = await roundsIn(db);
    expect(found!.holes[0]).toMatchObject({ strokes: 6 });
    expect(found!.conflicts).toBeUndefined();
  });
});

it('asks about a tap on a round that was deleted elsewhere meanwhile', async () => {
  const db = await leaveAndStart([recordHole('r1', 1, { strokes: 5 })], async (next) =>
    (await insertRound()(next)).remove(),
  );

  expect(await roundsIn(db)).toMatchObject([{ holes: [{ strokes: 5 }, {}, {}], conflicts: [A_CHOICE] }]);
});

it('sets a partner aside under the id that storage was given', async () => {
  const { storageInstance } = golfer.db.rounds;
  const write = storageInstance.bulkWrite.bind(storageInstance);
  let left = '';
  vi.spyOn(storageInstance, 'bulkWrite').mockImplementation((...asked) => {
    leavePage();
    left = JSON.stringify(aside());
    return write(...asked);
  });

  const { partners } = unwrap(await changePartners('r1', [{ name: 'Ann' }]));

  expect(left).toContain(partners![0]!.id);
});

it('sets a tap aside even if something else does not fit', async () => {
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

it('sets nothing aside that is stored or rejected, or that a restored page wrote', async () => {
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

it('has a tap whose write a page that WebKit keeps has aborted', async () => {
  const aborted = new DOMException('The transaction was aborted.', 'AbortError');
  vi.spyOn(golfer.db.rounds.storageInstance, 'bulkWrite').mockRejectedValueOnce(aborted);

  const tap = recordHole('r1', 1, { strokes: 5 });
  leavePage();
  expect(await tap).toMatchObject({ ok: false });

  expect(aside()).toEqual([[expect.any(String), expect.stringContaining('"strokes":5')]]);
});

it('also has a graded test, which asks for the golfer’s pain first', async () => {
  const profile = sources.sourceOf('profiles', '{"selector":{}}');
  const assessments = sources.sourceOf('assessments', '{"selector":{}}');
  const stopAll = [profile.subscribe(() => {}), assessments.subscribe(() => {})];
  await ensureProfile(SAM);
  const draft = unwrap(await startAssessment(SAM.uid, 'mobility'));
  await eventually(() => {
    expect(profile.read().documents).toHaveLength(1);
    expect(assessments.read().documents).toHaveLength(1);
  });

  const graded = recordTest(draft, { id: 'toe-touch', testId: 'toe-touch', grade: 2 });
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve(); // the page is left between two tasks
  leavePage();

  expect(aside()).toHaveLength(1);
  await graded;
  for (const stop of stopAll) stop();
});

it('is picked up and shown by another open tab', async () => {
  const tap = recordHole('r1', 1, { strokes: 5 });
  leavePage();
  const left = aside();
  await tap;
  await golfer.db.rounds.findOne('r1').incrementalPatch({ holes: round.holes, notes: 'Windy' });
  await mergeJournals(golfer.db, SAM.uid);
  const [[key, newValue]] = left as [[string, string]];
  localStorage.setItem(key, newValue);

  dispatchEvent(new StorageEvent('storage', { key, newValue }));

  const looked = sources.sourceOf('rounds', '{"selector":{}}');
  const shown = () => looked.read().documents as readonly object[];
  await eventually(() => expect(shown()).toMatchObject([{ holes: [{ strokes: 5 }, {}, {}], notes: 'Windy' }]));
  await eventually(() => expect(aside()).toEqual([]));
});

it('accepts valid entries from whatever another page of the origin stored there', async () => {
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

  await mergeJournals(golfer.db, SAM.uid);

  expect(aside()).toEqual([]);
  const [found, ...others] = await golfer.db.rounds.find().exec();
  expect(others).toEqual([]);
  expect(found!.toJSON().holes[0]!.strokes).toBeGreaterThan(1);
});

it('asks the storage for a tap in the next task, so that it is painted first', async () => {
  const asked = vi.spyOn(golfer.db.rounds.storageInstance, 'bulkWrite');
  const tap = recordHole('r1', 1, { strokes: 5 });
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve(); // the rest of the tap's own task

  expect(asked).not.toHaveBeenCalled();
  expect(aside()).toEqual([]);

  await tap;
  expect(asked).toHaveBeenCalled();
});

it('is in local storage once the page is hidden, which a phone may end without a word', async () => {
  const { storageInstance } = golfer.db.rounds;
  const write = storageInstance.bulkWrite.bind(storageInstance);
  let answer = () => {};
  const asked = vi.spyOn(storageInstance, 'bulkWrite').mockImplementationOnce(async (...rows) => {
    await new Promise<void>((resolve) => (answer = resolve));
    return write(...rows);
  });
  const tap = recordHole('r1', 1, { strokes: 5 });
  await eventually(() => expect(asked).toHaveBeenCalled());
  expect(aside()).toEqual([]);

  dispatchEvent(new Event('visibilitychange'));

  expect(aside()).toEqual([[expect.any(String), expect.stringContaining('"strokes":5')]]);
  answer();
  await tap;
  expect(aside()).toEqual([]);
});
