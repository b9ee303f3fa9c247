import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { setDatabase } from '#src/data/live/current.ts';
import { type DigestSource, digestSource } from '#src/data/live/digest.ts';
import { roundFacts } from '#src/domain/analytics/stored-rounds.ts';
import { playedRound } from '#tests/domain/analytics/cards.ts';
import { golferDb } from '#tests/support/test-db.ts';
import { eventually } from '#tests/support/eventually.ts';

describe('the digests of a collection', () => {
  let db: DivotDatabase;
  let rounds: DigestSource<string>;
  let stop: () => void;
  beforeEach(async () => {
    db = await golferDb();
    rounds = digestSource('rounds', (round) => roundFacts(round)?.id);
  });
  afterEach(() => stop());
  const ask = async () => {
    stop = rounds.subscribe(() => undefined);
    await eventually(() => expect(rounds.read().complete).toBe(true));
  };
  const weeks = () => rounds.read().digests.map((id) => Number(id.slice(6)));

  it('read more than a page, newest first, and leave out what has no digest', async () => {
    const many = Array.from({ length: 230 }, (_, week) => playedRound(week));
    await db.rounds.bulkInsert([...many, playedRound(230, () => ({}), { status: 'active' })]);
    await ask();
    expect(weeks()).toEqual(many.map((_, week) => 229 - week));
  });

  it('get past more documents at one instant than fit a page', async () => {
    const sameDay = Array.from({ length: 250 }, (_, n) => ({ ...playedRound(0), id: `round-${n}` }));
    await db.rounds.bulkInsert([...sameDay, { ...playedRound(1), id: 'round-999' }]);
    await ask();
    expect(weeks()).toHaveLength(251);
    expect(weeks()[0]).toBe(999);
  });

  it('do not change while a round is in progress', async () => {
    await db.rounds.bulkInsert([playedRound(0), playedRound(1, () => ({}), { status: 'active' })]);
    await ask();
    const before = rounds.read();
    const active = await db.rounds.findOne('round-1').exec();
    await active?.incrementalPatch({ notes: 'Windy' });
    await db.rounds.insert(playedRound(2));
    await eventually(() => expect(weeks()).toEqual([2, 0]));
    const told: unknown[] = [];
    const leave = rounds.subscribe(() => told.push(rounds.read()));
    expect(rounds.read()).not.toBe(before);
    await (await db.rounds.findOne('round-1').exec())?.incrementalPatch({ notes: 'Windier' });
    await db.rounds.insert(playedRound(3));
    await eventually(() => expect(weeks()).toEqual([3, 2, 0]));
    leave();
    expect(told).toHaveLength(1);
  });

  it('stop at a number of the newest, and wait before each page after the first', async () => {
    await db.rounds.bulkInsert(Array.from({ length: 330 }, (_, week) => playedRound(week)));
    let goOn = () => {};
    const waits: number[] = [];
    rounds = digestSource('rounds', (round) => roundFacts(round)?.id, {
      newest: 200,
      beforeMore: () => {
        waits.push(weeks().length);
        if (waits.length > 1) return Promise.resolve();
        return new Promise((resume) => {
          goOn = resume;
        });
      },
    });
    stop = rounds.subscribe(() => undefined);
    await eventually(() => expect(waits).toEqual([100]));
    expect(rounds.read()).toMatchObject({ ready: true, complete: false });
    goOn();
    await eventually(() => expect(rounds.read().complete).toBe(true));
    expect([weeks().length, weeks()[0], weeks().at(-1)]).toEqual([200, 329, 130]);
    await db.rounds.insert(playedRound(400));
    await eventually(() => expect(weeks()[0]).toBe(400));
    expect(weeks()).toHaveLength(200);
  });

  it('follow a round that is added, changed, moved in time or deleted', async () => {
    await db.rounds.bulkInsert([playedRound(0), playedRound(2)]);
    await ask();
    const added = await db.rounds.insert(playedRound(1));
    await eventually(() => expect(weeks()).toEqual([2, 1, 0]));
    const moved = await added.incrementalPatch({ sortKey: playedRound(9).sortKey });
    await eventually(() => expect(weeks()).toEqual([1, 2, 0]));
    const given = await moved.incrementalPatch({ status: 'abandoned' });
    await eventually(() => expect(weeks()).toEqual([2, 0]));
    await given.incrementalPatch({ status: 'finished' });
    await eventually(() => expect(weeks()).toEqual([1, 2, 0]));
    await (await db.rounds.findOne('round-0').exec())?.remove();
    await eventually(() => expect(weeks()).toEqual([1, 2]));
  });

  it('show nothing of one golfer to the next', async () => {
    await db.rounds.insert(playedRound(0));
    await ask();
    setDatabase(undefined);
    expect(rounds.read()).toEqual({ digests: [], ready: false, complete: false });
  });
});
