import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkGolferFile, saveGolferFile } from '#src/data/commands/golfer-file.ts';
import { deviceStorage } from '#src/data/db/device-storage.ts';
import { setDatabase } from '#src/data/live/current.ts';
import { makeKeysOnce } from '#tests/support/quick-keys.ts';
import { stubPrivateFiles } from '#tests/support/private-files.ts';
import { unwrap } from '@divot/basics';
import type { Phone } from './device.ts';
import { cardOn, newRound, pullsCard, score, strokesOn, teeOffOn } from './one-round.ts';
import { golferOfEachTest } from './phones.ts';

// A phone reads the file of the golfer's other phone, and both sync later.

makeKeysOnce();
const PASSPHRASE = 'four under par';
const watch = () => ({ onProgress: () => undefined, signal: new AbortController().signal });

describe('the file of a golfer’s other phone', () => {
  const golfer = golferOfEachTest();
  beforeEach(() => void stubPrivateFiles());
  afterEach(() => {
    vi.unstubAllGlobals();
    setDatabase(undefined);
  });
  const open = (name: string) => golfer.phone(name, { storage: deviceStorage() });
  const hand = async (from: Phone, to: Phone) => {
    setDatabase(from.db);
    const { file } = unwrap(await saveGolferFile('sam', { passphrase: PASSPHRASE, withFilms: false }, watch()));
    setDatabase(to.db);
    return unwrap(await unwrap(await checkGolferFile('sam', file, PASSPHRASE, watch())).take(watch()));
  };

  it.each(['the new phone syncs first', 'the old phone syncs first'])(
    'read before the first sync asks nothing, and both phones have everything: %s',
    async (order) => {
      const old = await open('old');
      await teeOffOn(old, 'sam');
      await score(old, 1, 4);
      await old.engine.inSync();
      old.goOffline();
      await score(old, 1, 5);
      await score(old, 2, 3);
      await old.db.rounds.insert(newRound('r2', 'sam'));
      await (await old.db.rounds.insert(newRound('gone', 'sam'))).remove();
      const next = await open('next');
      next.goOffline();

      expect(await hand(old, next)).toMatchObject({ added: 2, merged: 0 });
      const [first, second] = order.startsWith('the new') ? [next, old] : [old, next];
      first.goOnline();
      await first.engine.inSync();
      second.goOnline();

      for (const phone of [next, old]) {
        await pullsCard(phone, [5, 3, undefined]);
        await phone.engine.inSync();
        expect((await cardOn(phone))?.conflicts).toBeUndefined();
        expect(await phone.db.rounds.count().exec()).toBe(2);
      }
    },
    180_000,
  );

  it('goes to and fro without a cloud, and asks only where both changed the same', async () => {
    const [one, other] = [await open('one'), await open('other')];
    for (const phone of [one, other]) phone.goOffline();
    await teeOffOn(one, 'sam');
    await hand(one, other);
    await score(one, 1, 5);
    await score(other, 2, 4);
    await hand(other, one);
    await hand(one, other);
    expect([await strokesOn(one), await strokesOn(other)]).toEqual([
      [5, 4, undefined],
      [5, 4, undefined],
    ]);

    await score(one, 3, 3);
    await score(other, 3, 6);
    await hand(one, other);
    expect((await cardOn(other))?.conflicts).toMatchObject([{ path: 'holes.3.strokes', kept: '3' }]);
    await hand(other, one);
    expect(await cardOn(one)).toMatchObject({ holes: [{ strokes: 5 }, { strokes: 4 }, { strokes: 6 }] });
    expect((await cardOn(one))?.conflicts).toMatchObject([{ path: 'holes.3.strokes', kept: '3' }]);
  }, 180_000);
});
