import { beforeEach, describe, expect, it } from 'vitest';
import { fail, ok, unwrap } from '@divot/basics';
import { type Board, mergeBoards, newPhoneKey, sealBoard, withFigure } from '@divot/golf-games';
import { playOrder } from '@divot/golf-rules';
import { exchangeOf, refusePhone, shareLive, stopSharingLive } from '#src/data/commands/board.ts';
import { recordHole, startRound } from '#src/data/commands/rounds.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { codeOf, readCode, storedBoard } from '#src/domain/rounds/group-board.ts';
import type { CloudBoard } from '#src/platform/cloud.ts';
import { golferDb } from '#tests/support/test-db.ts';

// Sam's phone and a board in the cloud, where Jo and others publish what they know.

const tee = { id: 'white', name: 'White', par: [4, 5, 3, 4, 4, 4, 3, 5, 4, 4, 4, 3, 5, 4, 4, 3, 4, 5] };
const reading = { owner: { name: 'Sam' }, tees: [] };
const day = '2026-05-01';

const cloudBoard = () => {
  const copies = new Map<string, string>();
  const published: string[] = [];
  let news: string[] = [];
  const board: CloudBoard = {
    publish: (code) => {
      copies.set('sam', code);
      published.push(code);
      news.push('sam');
      return Promise.resolve(ok(undefined));
    },
    read: () => {
      if (!copies.has('sam')) return Promise.resolve(fail('rejected'));
      const read = news.map((who) => ({ code: copies.get(who)!, isOwn: who === 'sam' }));
      news = [];
      return Promise.resolve(ok(read));
    },
    leave: () => Promise.resolve(ok(undefined)),
  };
  return {
    board,
    published,
    put: (who: string, one: Board) => {
      copies.set(who, codeOf(one));
      news.push(who);
    },
  };
};

const josBoard = (n: number, strokes: number): Board =>
  withFigure(
    { day, course: '', form: 'stroke', players: [{ id: 'jo', name: 'Jo', counter: 1, holes: {}, signatures: [] }] },
    'jo',
    n,
    strokes,
    'jo',
  );

beforeEach(async () => {
  await golferDb(new Date('2026-05-01T07:30:00Z'));
});

const startWithJo = async (): Promise<Round> => {
  const { id } = unwrap(
    await startRound({
      userId: 'sam',
      tee,
      holesPlanned: playOrder(18, 1),
      mode: 'casual',
      partners: [{ id: 'jo', name: 'Jo' }],
    }),
  );
  return unwrap(await recordHole(id, 1, { strokes: 4 }));
};
/** The round as it is stored. */
const now = async ({ id }: Round) => unwrap(await recordHole(id, 18, {}));

describe('a board that is shared live', () => {
  it('has a key from the golfer’s tap until they stop', async () => {
    const round = await startWithJo();
    expect(round.boardKey).toBeUndefined();

    expect(unwrap(await shareLive(round.id)).boardKey).toMatch(/^[\w-]{36}$/);
    expect(unwrap(await shareLive(round.id, 'a-key-from-another-phone')).boardKey).toBe('a-key-from-another-phone');
    expect(unwrap(await stopSharingLive(round.id)).boardKey).toBeUndefined();
  });

  it('brings a partner’s scores to the card, and is published only when the cloud lacks something', async () => {
    const round = await startWithJo();
    const { board, published, put } = cloudBoard();
    const exchange = exchangeOf(board);

    expect(await exchange(round, reading)).toEqual(ok({ asks: [] }));
    put('jo', josBoard(1, 6));
    await exchange(await now(round), reading);
    await exchange(await now(round), reading);

    expect((await now(round)).partners?.[0]?.strokes).toEqual({ 1: 6 });
    expect(published).toHaveLength(1);
    await recordHole(round.id, 2, { strokes: 5 });
    await exchange(await now(round), reading);
    expect(published).toHaveLength(2);
    const [first, last] = published.map((code) => unwrap(readCode(code)));
    expect(mergeBoards(first!, last!)).toEqual(last);
    expect(last).toEqual(storedBoard(await now(round)));
  });

  it('puts nobody on the card who was not on it', async () => {
    const round = await startWithJo();
    const { board, put } = cloudBoard();
    const exchange = exchangeOf(board);
    await exchange(round, reading);
    const priya = { id: 'priya', name: 'Priya', counter: 1, holes: {}, signatures: [] };

    put('priya', { ...josBoard(1, 6), players: [priya] });
    await exchange(await now(round), reading);

    expect((await now(round)).partners?.map(({ name }) => name)).toEqual(['Jo']);
    expect(storedBoard(await now(round)).players.map(({ name }) => name)).toContain('Priya');
  });

  it('asks when another golfer scores as Sam, and takes it over once Sam says that the phone is theirs', async () => {
    const round = await startWithJo();
    const { board, put } = cloudBoard();
    const exchange = exchangeOf(board);
    await exchange(round, reading);
    const sams = { ...josBoard(3, 6), players: [{ ...josBoard(3, 6).players[0]!, id: 'sam', name: 'Sam', holes: {} }] };

    put('another', withFigure(sams, 'sam', 3, 7, 'sam'));
    expect(await exchange(await now(round), reading)).toEqual(ok({ asks: [{ kind: 'own-phone' }] }));
    expect(await exchange(await now(round), reading)).toEqual(ok({ asks: [{ kind: 'own-phone' }] }));
    expect(await exchange(await now(round), { ...reading, isOwnPhone: true })).toEqual(ok({ asks: [] }));
  });

  it('asks who speaks with another key, takes over nothing of theirs meanwhile, and all of it once it is a new phone', async () => {
    const round = await startWithJo();
    const { board, put } = cloudBoard();
    const exchange = exchangeOf(board);
    await exchange(round, reading);
    const [first, second] = [await newPhoneKey(), await newPhoneKey()];
    put('jo', await sealBoard(josBoard(1, 6), 'jo', 1, first));
    expect(await exchange(await now(round), reading)).toEqual(ok({ asks: [] }));

    put('jo', await sealBoard(josBoard(2, 3), 'jo', 2, second));
    const asks = [{ kind: 'new-phone', id: 'jo', name: 'Jo', key: second.key }];
    expect(await exchange(await now(round), reading)).toEqual(ok({ asks }));
    expect(await exchange(await now(round), reading)).toEqual(ok({ asks }));
    expect((await now(round)).partners?.[0]?.strokes).toEqual({ 1: 6 });

    expect(await exchange(await now(round), { ...reading, newKeys: new Set([second.key]) })).toEqual(ok({ asks: [] }));
    expect((await now(round)).partners?.[0]?.strokes).toMatchObject({ 2: 3 });
  });

  it('asks no more about a phone that the golfer has refused, on the next screen either', async () => {
    const round = await startWithJo();
    const { board, put } = cloudBoard();
    const [first, second] = [await newPhoneKey(), await newPhoneKey()];
    await exchangeOf(board)(round, reading);
    put('jo', await sealBoard(josBoard(1, 6), 'jo', 1, first));
    await exchangeOf(board)(await now(round), reading);
    unwrap(await refusePhone(round.id, second.key));

    put('jo', await sealBoard(josBoard(2, 3), 'jo', 2, second));
    expect(await exchangeOf(board)(await now(round), reading)).toEqual(ok({ asks: [] }));
    expect((await now(round)).partners?.[0]?.strokes).toEqual({ 1: 6 });
  });

  it('fails as the cloud fails, and goes on afterwards', async () => {
    const round = await startWithJo();
    const { board, published } = cloudBoard();
    let isOffline = true;
    const exchange = exchangeOf({
      ...board,
      read: () => (isOffline ? Promise.resolve(fail('offline')) : board.read()),
    });

    expect(await exchange(round, reading)).toEqual(fail('offline'));
    isOffline = false;
    expect((await exchange(await now(round), reading)).ok).toBe(true);
    expect(published).toHaveLength(1);
  });
});
