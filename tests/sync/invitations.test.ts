import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, doc, getFirestore, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { describe, expect, it, vi } from 'vitest';
import { toCloud } from '#src/sync/wire.ts';
import { openGame } from '#src/sync/tasks/shared-invitations.ts';
import type { Invitation, InvitationRequest } from '#src/domain/entities/invitation.entity.ts';
import { openSpots, standing } from '#src/domain/invitations/invitation-rules.ts';
import { eventually } from '#tests/support/eventually.ts';
import { newGame } from '#tests/support/new-game.ts';
import type { Phone } from './device.ts';
import { golferOfEachTest } from './phones.ts';

vi.setConfig({ testTimeout: 60_000 });
const golfers = golferOfEachTest();

const IN_THREE_DAYS = new Date(Date.now() + 3 * 86_400_000).toISOString();
const ASKED_AT = '2026-05-01T08:00:00.000Z';
const game = (id: string, more: Partial<Invitation> = {}) => newGame(id, { startUtc: IN_THREE_DAYS, ...more });
const request = (name: string, more: Partial<InvitationRequest> = {}): InvitationRequest => ({
  name,
  status: 'requested',
  at: ASKED_AT,
  index: 12.4,
  note: `call ${name}, 0170 123`,
  ...more,
});

/** Writes documents past all rules. */
const plant = async (documents: Readonly<Record<string, object>>) => {
  const app = initializeApp({ projectId: golfers.services.project, apiKey: 'local' }, crypto.randomUUID());
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, '127.0.0.1', golfers.services.documents.port, { mockUserToken: 'owner' });
  for (const [path, document] of Object.entries(documents)) {
    const stored = toCloud('games', { ...document, id: path.split('/')[1]!, _deleted: false });
    await setDoc(doc(firestore, path), { ...stored, serverTimestamp: serverTimestamp() });
  }
  await deleteApp(app);
};
const phoneOf = (uid: string) =>
  golfers.phone(uid, { uid, collections: ['profiles', 'games'], isFollowed: () => true });
const gameOn = async (phone: Phone, id = 'g1') => (await phone.db.games.findOne(id).exec())?.toMutableJSON();
const change = async (phone: Phone, modify: (before: Invitation) => Invitation, id = 'g1') => {
  await (await phone.db.games.findOne(id).exec())!.incrementalModify((before) => modify(before));
};
const withRequest = (uid: string, entry: InvitationRequest) => (before: Invitation) => ({
  ...before,
  requests: { ...before.requests, [uid]: entry },
});
const asks = (phone: Phone, uid: string) => change(phone, withRequest(uid, request(uid)));
const answers = (phone: Phone, uid: string, status: InvitationRequest['status']) =>
  change(phone, (before) => withRequest(uid, { ...before.requests[uid]!, status })(before));
const withdraws = (phone: Phone, uid: string) =>
  change(phone, (before) => withRequest(uid, { ...before.requests[uid]!, withdrawnAt: '2026-05-02' })(before));
/** Polls the cloud until the phone's copy of the game passes the check. */
const sees = (phone: Phone, check: (game: Invitation | undefined) => void, id = 'g1') =>
  eventually(async () => {
    phone.engine.pull('games');
    check(await gameOn(phone, id));
  });
const isSent = (phone: Phone) =>
  eventually(() => expect(phone.report?.status).toMatchObject({ pending: 0, phase: 'idle' }));
const inCloud = (path: string): string =>
  JSON.stringify(golfers.services.documents.store.all().filter((document) => document.path.startsWith(path)));

/** Ada hosts a game. Bo asks to play, and Ada accepts him. */
const playWithBo = async () => {
  const ada = await phoneOf('ada');
  await ada.db.games.insert(game('g1'));
  await isSent(ada);
  const bo = await phoneOf('bo');
  await sees(bo, (found) => expect(found).toBeDefined());
  await asks(bo, 'bo');
  await isSent(bo);
  await sees(ada, (found) => expect(found!.requests['bo']).toBeDefined());
  await answers(ada, 'bo', 'accepted');
  await sees(bo, (found) => expect(found!.requests['bo']!.status).toBe('accepted'));
  return { ada, bo };
};

describe('a game between golfers', () => {
  it('shows a guest only the card and their own request, and the host every guest’s message', async () => {
    const ada = await phoneOf('ada');
    await ada.db.games.insert(game('g1', { hiddenFrom: ['eve'] }));
    await isSent(ada);
    const [bo, cy] = [await phoneOf('bo'), await phoneOf('cy')];
    for (const guest of [bo, cy]) await sees(guest, (found) => expect(found?.place).toBe('Old Quarry'));
    await asks(bo, 'bo');
    await asks(cy, 'cy');
    for (const guest of [bo, cy]) await isSent(guest);

    await sees(ada, (found) => expect(Object.keys(found!.requests).toSorted()).toEqual(['bo', 'cy']));
    expect((await gameOn(ada))!.requests['bo']).toEqual(request('bo'));
    await answers(ada, 'bo', 'accepted');
    await answers(ada, 'cy', 'declined');
    await isSent(ada);

    await sees(bo, (found) => expect(found!.requests).toEqual({ bo: request('bo', { status: 'accepted' }) }));
    // The card and the entry are separate documents, so either may arrive first.
    await sees(cy, (found) => {
      expect(found!.requests).toEqual({ cy: request('cy', { status: 'declined' }) });
      expect(openSpots(found!)).toBe(1);
    });
    expect(JSON.stringify(await gameOn(cy))).not.toMatch(/call bo|eve/u);
    expect(inCloud('gameCards/')).not.toMatch(/call|"bo"|"cy"|"eve"/u);
  });

  it('tells the host of a withdrawal, and frees the spot for the others', async () => {
    const { ada, bo } = await playWithBo();

    await withdraws(bo, 'bo');

    await sees(ada, (found) => expect(standing(found!.requests['bo']!)).toBe('withdrawn'));
    await isSent(ada);
    const cy = await phoneOf('cy');
    await sees(cy, (found) => expect(openSpots(found!)).toBe(2));
  });

  it('is found by friends through its link alone', async () => {
    const ada = await phoneOf('ada');
    await ada.db.games.insert(game('g1', { visibility: 'friends' }));
    await ada.db.games.insert(game('g2'));
    await isSent(ada);
    const bo = await phoneOf('bo');
    await sees(bo, (found) => expect(found).toBeDefined(), 'g2');
    expect(await gameOn(bo)).toBeUndefined();

    expect(await openGame(bo.db, bo.firestore, 'bo', 'g1')).toBe(true);

    expect(await gameOn(bo)).toMatchObject({ place: 'Old Quarry', requests: {} });
    await asks(bo, 'bo');
    await sees(ada, (found) => expect(found!.requests['bo']).toEqual(request('bo')));
  });

  it('disappears for a golfer whom the host hides, but stays for one who has joined', async () => {
    const ada = await phoneOf('ada');
    await ada.db.games.insert(game('g1'));
    await isSent(ada);
    const [bo, cy] = [await phoneOf('bo'), await phoneOf('cy')];
    for (const [uid, guest] of [
      ['bo', bo],
      ['cy', cy],
    ] as const) {
      await sees(guest, (found) => expect(found).toBeDefined());
      await asks(guest, uid);
      await isSent(guest);
    }
    await sees(ada, (found) => expect(Object.keys(found!.requests)).toHaveLength(2));
    await answers(ada, 'cy', 'accepted');
    await isSent(ada);
    await plant({ 'users/ada': { userId: 'ada', hiddenPeople: ['bo', 'cy'] } });

    await sees(bo, (found) => expect(found).toBeUndefined());
    await sees(cy, (found) => expect(found!.requests['cy']!.status).toBe('accepted'));
  });

  it('disappears for a hidden golfer when they open Divot again', async () => {
    const { ada, bo } = await playWithBo();
    await withdraws(bo, 'bo');
    await isSent(bo);
    await sees(ada, (found) => expect(standing(found!.requests['bo']!)).toBe('withdrawn'));
    await change(bo, withRequest('bo', request('bo', { at: '2026-05-03T08:00:00.000Z' })));
    await isSent(bo);
    await sees(ada, (found) => expect(standing(found!.requests['bo']!)).toBe('requested'));
    await plant({ 'users/ada': { userId: 'ada', hiddenPeople: ['bo'] } });
    await change(ada, (before) => ({ ...before, hiddenFrom: ['bo'] }));
    await isSent(ada);

    await bo.killAndReopen();

    await sees(bo, (found) => expect(found).toBeUndefined());
    await eventually(() => expect(bo.report?.status).toMatchObject({ pending: 0 }));
  });

  it('reads the same number of documents however many games there are', async () => {
    const cards = Array.from({ length: 120 }, (_, n) => [
      `gameCards/far-${n}`,
      { ...game('', { userId: `host-${n}` }), taken: 0, cell: '' },
    ]);
    await plant(Object.fromEntries(cards) as Record<string, object>);
    const bo = await phoneOf('bo');
    await sees(bo, (found) => expect(found).toBeDefined(), 'far-0');
    expect(await bo.db.games.count().exec()).toBe(30);
  });

  it('is found behind forty sooner games of one golfer', async () => {
    const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const flood = Array.from({ length: 40 }, (_, n) => [
      `gameCards/flood-${n}`,
      { ...game('', { userId: 'mallory', startUtc: soon(n + 1) }), taken: 0, cell: '' },
    ]);
    const later = { ...game('', { userId: 'cy' }), taken: 0, cell: '' };
    await plant({ ...(Object.fromEntries(flood) as Record<string, object>), 'gameCards/later': later });

    const bo = await phoneOf('bo');

    await sees(bo, (found) => expect(found).toBeDefined(), 'later');
  });

  it('keeps the name that the host accepted', async () => {
    const { ada, bo } = await playWithBo();

    await change(bo, (before) =>
      withRequest('bo', { ...before.requests['bo']!, name: 'Max', note: 'Me again' })(before),
    );
    await isSent(bo);
    ada.engine.pull('games');
    await withdraws(bo, 'bo');

    await sees(ada, (found) => expect(standing(found!.requests['bo']!)).toBe('withdrawn'));
    expect((await gameOn(ada))!.requests['bo']).toMatchObject(request('bo', { status: 'accepted' }));
    expect(inCloud('gameEntries/')).not.toContain('Max');
  });

  it('asks the cloud no more often because of entries for games that do not exist', async () => {
    const ada = await phoneOf('ada');
    await ada.db.games.insert(game('g1'));
    await isSent(ada);
    const stray = { userId: 'eve', host: 'ada', gameId: 'none', startUtc: IN_THREE_DAYS, ...request('eve') };
    await plant({ 'gameEntries/none~eve': stray });
    ada.engine.pull('games');
    await new Promise((done) => setTimeout(done, 1500));
    const calls = vi.spyOn(globalThis, 'fetch');

    await new Promise((done) => setTimeout(done, 2500));

    expect(calls.mock.calls.length).toBeLessThan(3);
    vi.restoreAllMocks();
  });

  it('arrives when a guest whose clock was ahead asks again', async () => {
    const { ada, bo } = await playWithBo();
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    await change(bo, withRequest('bo', request('bo', { at: tomorrow })));
    await change(bo, withRequest('bo', request('bo', { at: tomorrow, withdrawnAt: tomorrow })));
    await sees(ada, (found) => expect(standing(found!.requests['bo']!)).toBe('withdrawn'));

    await change(bo, withRequest('bo', request('bo', { at: new Date().toISOString() })));

    await sees(ada, (found) => expect(standing(found!.requests['bo']!)).toBe('requested'));
    await isSent(bo);
  });

  it('is emptied of a guest’s words when their account ends, also after it was played', async () => {
    const played = new Date(Date.now() - 9 * 86_400_000).toISOString();
    const ada = await phoneOf('ada');
    const accepted = { bo: request('bo', { status: 'accepted' }) };
    await ada.db.games.insert(game('g1', { startUtc: played, requests: accepted }));
    await isSent(ada);
    const farewell = { name: '', status: 'withdrawn', at: ASKED_AT, withdrawnAt: new Date().toISOString() };
    await plant({ 'gameEntries/g1~bo': { userId: 'bo', host: 'ada', gameId: 'g1', startUtc: played, ...farewell } });

    await ada.killAndReopen(); // Divot's next start

    await eventually(async () => expect(JSON.stringify(await gameOn(ada))).not.toContain('0170'));
    await isSent(ada);
    await eventually(() => expect(inCloud('games/')).not.toContain('0170'));
  });

  it('shows nobody where its host used to play', async () => {
    const played = new Date(Date.now() - 2 * 86_400_000).toISOString();
    await plant({ 'gameCards/g1': { ...game('', { startUtc: played }), taken: 0, cell: '' } });

    await phoneOf('ada');

    await eventually(() => expect(inCloud('gameCards/')).not.toContain('Old Quarry'));
    expect(inCloud('gameCards/')).toContain('ada');
  });
});
