import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import type { Phone } from './device.ts';
import { cardOn, pullsCard, score, sent, strokesOn, teeOffOn } from './one-round.ts';
import { golferOfEachTest } from './phones.ts';

// A value that the golfer replaced on the same phone never becomes a conflict, whether the app ended or the network failed.
// Found by the sync fuzz.

vi.setConfig({ testTimeout: 90_000 });

const golfer = golferOfEachTest();
afterEach(() => {
  vi.restoreAllMocks();
});

const saysFiveAndAsksNothing = async () => {
  const b = await golfer.phone('b');
  await pullsCard(b, [5, undefined, undefined]);
  expect((await cardOn(b))!.conflicts).toBeUndefined();
};

it('the app ends after the cloud’s response arrived and before it is stored', async () => {
  const a = await golfer.phone('a');
  await teeOffOn(a, 'sam');
  await sent(a);
  const noted = vi.spyOn(a.engine.replications[0]!.state.metaInstance!, 'bulkWrite');
  noted.mockReturnValue(new Promise(() => undefined));
  await score(a, 1, 4);
  await eventually(() => expect(noted).toHaveBeenCalled());
  await score(a, 1, 5);
  a.goOffline();
  await a.killAndReopen();
  a.goOnline();
  await sent(a);
  expect(await strokesOn(a)).toEqual([5, undefined, undefined]);
  await saysFiveAndAsksNothing();
});

it('the app ends after a pull replaced the card and before RxDB noted that the cloud has it', async () => {
  const a = await golfer.phone('a');
  const b = await golfer.phone('b');
  await teeOffOn(a, 'sam');
  await sent(a);
  await pullsCard(b, [undefined, undefined, undefined]);
  await score(b, 1, 4);
  await sent(b);
  const notes = a.engine.replications[0]!.state.metaInstance!;
  const note = notes.bulkWrite.bind(notes);
  vi.spyOn(notes, 'bulkWrite').mockImplementation((rows, context) =>
    context === 'replication-down-write-meta' ? new Promise(() => undefined) : note(rows, context),
  );
  await pullsCard(a, [4, undefined, undefined]);
  a.goOffline();
  await score(b, 1, 5);
  await sent(b);
  await a.killAndReopen();
  a.goOnline();
  await pullsCard(a, [5, undefined, undefined]);
  expect((await cardOn(a))!.conflicts).toBeUndefined();
});

describe('the cloud’s response was lost, and before Divot asks again the golfer', () => {
  /** Four strokes arrive unnoticed. Nothing gets through until `change` is made. */
  const afterUnnoticedFour = async (a: Phone, change: () => Promise<unknown>) => {
    const { faults } = golfer.services;
    await sent(a);
    faults.add({ kind: 'lost-acknowledgement', method: 'commit', document: 'rounds/r1' });
    faults.add({ kind: 'drop', method: 'batchGet', document: 'rounds/r1', after: 1, times: 'always' });
    await score(a, 1, 4);
    await eventually(() => expect(faults.struck['lost-acknowledgement']).toBe(1));
    await change();
    faults.clear();
    await sent(a);
    expect(await strokesOn(a)).toEqual([5, undefined, undefined]);
    await saysFiveAndAsksNothing();
  };

  it('corrects the score', async () => {
    const a = await golfer.phone('a');
    await teeOffOn(a, 'sam');
    await afterUnnoticedFour(a, () => score(a, 1, 5));
  });

  it('restores the very card that the cloud had before', async () => {
    const a = await golfer.phone('a');
    await teeOffOn(a, 'sam');
    await score(a, 1, 5);
    const before = (await cardOn(a))!;
    const card = await a.db.rounds.findOne('r1').exec();
    await afterUnnoticedFour(a, () => card!.incrementalModify(() => before));
  });
});

/** Once armed, holds back the response to the next read in a transaction until the test releases it. */
const heldAnswer = () => {
  const plain = globalThis.fetch;
  const held = { armed: false, waits: false, letGo: () => undefined as void };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await plain(input, init);
    if (held.armed && String(input instanceof Request ? input.url : input).includes('batchGet')) {
      held.armed = false;
      held.waits = true;
      await new Promise<void>((resolve) => {
        held.letGo = resolve;
      });
    }
    return answer;
  });
  return held;
};

it('a push stopped between read and write writes nothing more', async () => {
  const held = heldAnswer();
  const a = await golfer.phone('a');
  golfer.services.faults.add({ kind: 'refuse', service: 'documents', method: 'commit', document: 'rounds/r1' });
  await teeOffOn(a, 'sam');
  await eventually(() => expect(a.report?.documents['rounds/r1']).toBe('rejected'));
  held.armed = true;
  await score(a, 1, 4);
  await eventually(() => expect(held.waits).toBe(true));
  const { gate } = a.engine;
  await a.killAndReopen();
  await score(a, 1, 5);
  await sent(a);
  const passes = vi.spyOn(gate, 'pass');
  held.letGo();
  await eventually(() => expect(passes).toHaveBeenCalled());
  await saysFiveAndAsksNothing();
});
