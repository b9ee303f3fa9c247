import { DAY_MS } from '@divot/basics';
import { expect, it } from 'vitest';
import type { RxStorage } from 'rxdb/plugins/core';
import { wrappedValidateAjvStorage } from 'rxdb/plugins/validate-ajv';
import { deviceStorage } from '#src/data/db/device-storage.ts';
import { pullsCard, score, sent, teeOffOn } from './one-round.ts';
import { golferOfEachTest } from './phones.ts';

// The phone's clock ran ahead and was then corrected. RxDB finds what to send by the device time of each write.

/**
 * How far this phone's clock is ahead. RxDB's own clock never goes back while the process lives, so the test moves the
 * time here.
 */
let aheadMs = 0;
const onThisClock = (storage: RxStorage<unknown, unknown>): RxStorage<unknown, unknown> => ({
  ...storage,
  createStorageInstance: async (parameters) => {
    const instance = await storage.createStorageInstance(parameters);
    const write = instance.bulkWrite.bind(instance);
    instance.bulkWrite = (rows, context) => {
      for (const { document } of rows) document._meta = { ...document._meta, lwt: document._meta.lwt + aheadMs };
      return write(rows, context);
    };
    return instance;
  },
});

const validated = (storage: RxStorage<unknown, unknown>) => wrappedValidateAjvStorage<unknown, unknown>({ storage });

const golfer = golferOfEachTest();

it('what is scored after the clock was set back counts as unsent, and is sent after another kill', async () => {
  aheadMs = DAY_MS;
  const a = await golfer.phone('a', { storage: validated(onThisClock(deviceStorage())) });
  await teeOffOn(a, 'sam');
  await sent(a);
  a.goOffline();
  aheadMs = 0; // corrected while Divot is closed; the golfer plays offline
  await a.killAndReopen();
  await score(a, 1, 4);
  expect(await a.engine.dirtyKeys()).toEqual(['rounds/r1']);
  await a.killAndReopen();
  expect(await a.engine.dirtyKeys()).toEqual(['rounds/r1']);
  a.goOnline();
  await sent(a);
  await pullsCard(await golfer.phone('b'), [4, undefined, undefined]);
});
