import { DAY_MS } from '@divot/basics';
import { initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, doc, getFirestore, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { expect, it, vi } from 'vitest';
import { ENTRIES, entryKey } from '#src/domain/invitations/invitation-card.ts';
import { newGame } from '#tests/support/new-game.ts';
import { eventually } from '#tests/support/eventually.ts';
import { newRound, pullsCard, score, sent, teeOffOn } from './one-round.ts';
import { golferOfEachTest } from './phones.ts';

// Nothing asks the cloud again without a limit, whatever other golfers write and whatever a clock says.

vi.setConfig({ testTimeout: 60_000 });
const golfers = golferOfEachTest();
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** The calls to the cloud within this time. */
const callsWithin = async (ms: number) => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  await wait(ms);
  const { length } = fetched.mock.calls;
  fetched.mockRestore();
  return length;
};
/** However busy the machine is; what asks without end never does. */
const comesToRest = () => vi.waitFor(async () => expect(await callsWithin(1_500)).toBe(0), 20_000);
const phoneOf = (uid: string) =>
  golfers.phone(uid, { uid, collections: ['profiles', 'games'], isFollowed: () => true });
const entries = () => golfers.services.documents.store.all().filter(({ path }) => path.startsWith(`${ENTRIES}/`));

it('a request for a game that does not exist makes the host ask no more often', async () => {
  const ada = await phoneOf('ada');
  await ada.db.games.insert(newGame('g1', { startUtc: inDays(5) }));
  await vi.waitFor(() => expect(ada.report?.status.pending).toBe(0), 10_000);
  const app = initializeApp({ projectId: golfers.services.project, apiKey: 'local' }, `admin-${crypto.randomUUID()}`);
  const admin = getFirestore(app);
  connectFirestoreEmulator(admin, '127.0.0.1', golfers.services.documents.port, { mockUserToken: 'owner' });
  const words = { name: 'Bo', status: 'requested', at: inDays(0), startUtc: new Date(inDays(5)) };
  const entry = { ...words, userId: 'bo', host: 'ada', gameId: 'no-game', serverTimestamp: serverTimestamp() };
  await setDoc(doc(admin, ENTRIES, entryKey('no-game', 'bo')), entry);

  ada.engine.pull('games');

  await comesToRest();
});

it('a quota that is used up is asked by one request, ever more seldom, and then everything is sent', async () => {
  const phone = await golfers.phone('a', { collections: ['rounds', 'workouts', 'profiles'] });
  await vi.waitFor(() => expect(phone.report?.status.phase).toBe('idle'), 10_000);
  phone.goOffline();
  await phone.db.rounds.bulkInsert(Array.from({ length: 60 }, (_, nth) => newRound(`week${nth}`, 'sam')));
  const quota = { kind: 'status', service: 'documents', status: 429, code: 'RESOURCE_EXHAUSTED' } as const;
  golfers.services.faults.add({ ...quota, times: 'always' });

  const counted = callsWithin(3_500);
  phone.goOnline();

  // One read and one write, then one of each after 1 and 2 seconds. One more may have been under way beside the first.
  expect(await counted).toBeLessThanOrEqual(2 * 3 + 1);
  golfers.services.faults.clear();
  await vi.waitFor(() => expect(phone.report?.status.pending).toBe(0), 20_000);
});

it('a phone that may not write still sees what the other phone does', async () => {
  const setup = { collections: ['rounds'] } as const;
  const a = await golfers.phone('a', setup);
  const b = await golfers.phone('b', setup);
  await eventually(() => expect(b.report?.status.phase).toBe('idle'));
  const noWrites = { kind: 'status', service: 'documents', method: 'commit', document: 'rounds/mine' } as const;
  golfers.services.faults.add({ ...noWrites, status: 429, code: 'RESOURCE_EXHAUSTED', times: 'always' });
  await b.db.rounds.insert(newRound('mine', 'sam'));
  await eventually(() => expect(golfers.services.faults.struck.status).toBeGreaterThan(0));

  await teeOffOn(a, 'sam');

  await pullsCard(b, [undefined, undefined, undefined]);
  await eventually(() => expect(golfers.services.faults.struck.status).toBeGreaterThan(1));
  await score(a, 1, 4);
  await pullsCard(b, [4, undefined, undefined]);
  golfers.services.faults.clear();
  await sent(b);
});

it('a guest whose clock was a day ahead asks again once it is right', async () => {
  const ada = await phoneOf('ada');
  await ada.db.games.insert(newGame('g1', { startUtc: inDays(5) }));
  await vi.waitFor(() => expect(ada.report?.status.pending).toBe(0), 10_000);
  const bo = await phoneOf('bo');
  bo.engine.pull('games');
  await vi.waitFor(async () => expect(await bo.db.games.findOne('g1').exec()).not.toBeNull(), 10_000);
  const request = async (words: { readonly at: string; readonly withdrawnAt?: string }) => {
    const game = (await bo.db.games.findOne('g1').exec())!;
    await game.incrementalModify((before) => ({
      ...before,
      requests: { ...before.requests, bo: { name: 'Bo', status: 'requested', ...words } },
    }));
    await vi.waitFor(() => expect(bo.report?.status.pending).toBe(0), 10_000);
  };
  const tomorrow = inDays(1);
  await request({ at: tomorrow });
  await request({ at: tomorrow, withdrawnAt: tomorrow });

  await request({ at: inDays(0) });

  expect(JSON.stringify(entries())).not.toContain('withdrawnAt');
  await comesToRest();
});
