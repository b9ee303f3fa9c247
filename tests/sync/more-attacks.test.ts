import type { RxStorage } from 'rxdb/plugins/core';
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import { wrappedValidateAjvStorage } from 'rxdb/plugins/validate-ajv';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { withMonotonicWrites } from '#src/data/rxdb/monotonic-writes.ts';
import { resolveRejection } from '#src/sync/tasks/rejections.ts';
import { eventually } from '#tests/support/eventually.ts';
import type { Phone } from './device.ts';
import { withLateEvents } from './late-events.ts';
import { cardOn, newRound, pullsCard, score, sent, strokesOn, teeOffOn } from './one-round.ts';
import { golferOfEachTest } from './phones.ts';
import { disagreeingAtRest } from './states-agree.ts';

// Rejected deletions sent again, killed phones and tabs, a full disk and wrong clocks, around one round on several phones.

vi.setConfig({ testTimeout: 90_000 });
const ROUND = 'rounds/r1';
const NONE = [undefined, undefined, undefined] as const;

const golfer = golferOfEachTest();
afterEach(() => {
  vi.restoreAllMocks();
});

const asksNothing = async (phone: Phone) => {
  expect((await cardOn(phone))?.conflicts ?? []).toEqual([]);
  expect(await disagreeingAtRest(phone)).toEqual([]);
};
const commits = (kind: 'refuse' | 'lost-acknowledgement' | 'late-acknowledgement', delayMs = 0) =>
  golfer.services.faults.add({ kind, service: 'documents', method: 'commit', document: ROUND, delayMs });

describe('a rejected deletion that is sent again', () => {
  const refusedOn = async (): Promise<[Phone, Phone]> => {
    const a = await golfer.phone('a');
    await teeOffOn(a, 'sam');
    await sent(a);
    const b = await golfer.phone('b');
    await pullsCard(b, NONE);
    commits('refuse');
    await (await a.db.rounds.findOne('r1').exec())!.incrementalRemove();
    await eventually(() => expect(a.report?.documents[ROUND]).toBe('rejected'));
    return [a, b];
  };
  const sendAgain = ({ firestore, db: database, engine: { states } }: Phone) =>
    resolveRejection({ firestore, uid: 'sam', database, states }, 'rounds', 'r1', 'retry');
  const isGoneOn = (phone: Phone) =>
    eventually(async () => {
      phone.engine.pullAll();
      expect(await strokesOn(phone)).toBeUndefined();
    });

  it('arrives if Divot is killed before the network returns', async () => {
    const [a, b] = await refusedOn();
    a.goOffline();
    await sendAgain(a);

    await a.killAndReopen();
    a.goOnline();

    await sent(a);
    await isGoneOn(b);
    expect(a.engine.rejectedKeys()).toEqual([]);
    await asksNothing(a);
  });

  it('arrives if its acknowledgement is lost and Divot is killed meanwhile', async () => {
    const [a, b] = await refusedOn();
    commits('lost-acknowledgement');
    await sendAgain(a);
    await eventually(() => expect(golfer.services.faults.struck['lost-acknowledgement']).toBe(1));

    await a.killAndReopen();

    await sent(a);
    await isGoneOn(b);
    await asksNothing(a);
  });

  it('can be rejected again, and becomes a question again', async () => {
    const [a, b] = await refusedOn();
    commits('refuse');
    await sendAgain(a);
    await eventually(() => expect(golfer.services.faults.struck.refuse).toBe(2));
    await eventually(() => expect(a.report?.documents[ROUND]).toBe('rejected'));

    await sendAgain(a);

    await sent(a);
    await isGoneOn(b);
  });
});

describe('states that are written only when they change', () => {
  it('lose no stroke if the disk fails before a response is stored', async () => {
    const a = await golfer.phone('a');
    await teeOffOn(a, 'sam');
    await score(a, 1, 4);
    await sent(a);
    const b = await golfer.phone('b');
    await pullsCard(b, [4, undefined, undefined]);
    const write = a.db.upsertLocal.bind(a.db);
    commits('late-acknowledgement', 200);
    await score(a, 1, 5);
    await eventually(() => expect(a.engine.states.get(ROUND).kind).toBe('inFlight'));
    vi.spyOn(a.db, 'upsertLocal').mockImplementation((id, data) =>
      id === 'document-states' ? Promise.reject(new Error('The disk is full.')) : write(id, data),
    );
    await eventually(() => expect(a.engine.states.get(ROUND).kind).toBe('clean'));

    await a.killAndReopen();
    await score(a, 1, 6);
    await sent(a);
    await score(b, 2, 3);

    await sent(b);
    await pullsCard(a, [6, 3, undefined]);
    await pullsCard(b, [6, 3, undefined]);
    await asksNothing(a);
    await asksNothing(b);
  });
});

describe('two tabs, with the leading one killed while it sends', () => {
  it.each(['late-acknowledgement', 'lost-acknowledgement'] as const)(
    'deliver every stroke of both to the other phone, without a question, after a %s',
    async (fault) => {
      const news = withLateEvents();
      const a = await golfer.phone('a', { storage: news.storage });
      await a.db.rounds.insert(newRound('r1', 'sam'));
      await sent(a);
      const b = await golfer.phone('b');
      await pullsCard(b, NONE);
      commits(fault, 400);
      await score(a, 1, 6);
      await news.elsewhere(() => score(a, 2, 5));
      await eventually(() => expect(golfer.services.faults.struck[fault]).toBe(1));

      news.forget();
      await a.killAndReopen();
      await score(a, 1, 7);
      await sent(a); // before b writes, to avoid the one needless question of docs/reliability.md
      await score(b, 3, 4);

      await sent(b);
      await pullsCard(a, [7, 5, 4]);
      await pullsCard(b, [7, 5, 4]);
      await asksNothing(a);
      await asksNothing(b);
    },
  );
});

describe.each([
  ['ahead', 86_400_000],
  ['behind', -86_400_000],
])('three phones, one with its clock a day %s', (_, aheadMs) => {
  const onWrongClock = (): RxStorage<unknown, unknown> => {
    const memory = getRxStorageMemory() as unknown as RxStorage<unknown, unknown>;
    const wrong: RxStorage<unknown, unknown> = {
      ...memory,
      createStorageInstance: async (parameters) => {
        const instance = await memory.createStorageInstance(parameters);
        const write = instance.bulkWrite.bind(instance);
        instance.bulkWrite = (rows, context) => {
          for (const { document } of rows) document._meta = { ...document._meta, lwt: document._meta.lwt + aheadMs };
          return write(rows, context);
        };
        return instance;
      },
    };
    return wrappedValidateAjvStorage<unknown, unknown>({ storage: withMonotonicWrites(wrong) });
  };
  const typeOn = async (phone: Phone, clockMs: number, n: number, strokes: number) => {
    await (await phone.db.rounds.findOne('r1').exec())!.incrementalModify((before) => ({
      ...before,
      updatedAt: new Date(Date.now() + clockMs).toISOString(),
      holes: before.holes.map((hole) => (hole.n === n ? { ...hole, strokes } : hole)),
    }));
  };
  const open = async () => {
    const a = await golfer.phone('a');
    await teeOffOn(a, 'sam');
    await sent(a);
    const b = await golfer.phone('b');
    const wrong = await golfer.phone('wrong', { storage: onWrongClock() });
    await pullsCard(b, NONE);
    await pullsCard(wrong, NONE);
    return { a, b, wrong, all: [a, b, wrong] };
  };

  it('keep what each of them scored', async () => {
    const { a, b, wrong, all } = await open();
    for (const phone of all) phone.goOffline();
    await typeOn(a, 0, 1, 4);
    await typeOn(b, 0, 2, 5);
    await typeOn(wrong, aheadMs, 3, 6);
    await wrong.killAndReopen();

    for (const phone of all) phone.goOnline();

    for (const phone of all) await sent(phone);
    for (const phone of all) await pullsCard(phone, [4, 5, 6]);
    for (const phone of all) await asksNothing(phone);
  });

  it('treat a later correction on any of them as newer, whatever the clocks say', async () => {
    const { a, wrong, all } = await open();
    await typeOn(wrong, aheadMs, 1, 6);
    await sent(wrong);
    for (const phone of all) await pullsCard(phone, [6, undefined, undefined]);
    await typeOn(a, 0, 1, 5);
    await sent(a);
    for (const phone of all) await pullsCard(phone, [5, undefined, undefined]);
    await typeOn(wrong, aheadMs, 1, 4);
    await sent(wrong);

    for (const phone of all) await pullsCard(phone, [4, undefined, undefined]);
    for (const phone of all) await asksNothing(phone);
  });

  it('show both of two scores for one hole, whichever clock is wrong', async () => {
    const { a, wrong, all } = await open();
    for (const phone of [a, wrong]) phone.goOffline();
    await typeOn(a, 0, 1, 5);
    await typeOn(wrong, aheadMs, 1, 4);

    for (const phone of [a, wrong]) phone.goOnline();

    for (const phone of all) {
      await eventually(async () => {
        phone.engine.pullAll();
        const card = (await cardOn(phone))!;
        const kept = (card.conflicts ?? []).map(({ kept: other }) => other);
        expect(new Set([card.holes[0]!.strokes, Number(kept[0])])).toEqual(new Set([4, 5]));
      });
    }
  });
});
