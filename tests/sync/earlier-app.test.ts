import { readFileSync } from 'node:fs';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  Timestamp,
  connectFirestoreEmulator,
  doc,
  getFirestore,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore/lite';
import { describe, expect, it, vi } from 'vitest';
import type { JsonMap } from '@divot/documents';
import { unreadIn, validateDocument } from '#src/domain/entities/documents.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { newestGoals } from '#src/domain/goals/newest-goals.ts';
import { type LocalDocument, fromCloud, toCloud } from '#src/sync/wire.ts';
import { eventually } from '#tests/support/eventually.ts';
import { newRound } from './one-round.ts';
import { golferOfEachTest } from './phones.ts';

// Frozen documents of the customer's earlier app (SPEC section 3): null, missing, oversized, of another shape, with
// unknown fields. Divot can read them, and loses nothing in them when it writes them again.

type Name = 'profiles' | 'rounds' | 'workouts';
const frozen = JSON.parse(
  readFileSync(new URL('../fixtures/documents/earlier-app.json', import.meta.url), 'utf8'),
) as Record<Name, Record<string, unknown>[]>;
/** As Firestore returns them: the earlier app stored times as Timestamps. */
const stored = (name: Name, at: number): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(frozen[name][at]!).map(([key, value]) => [
      key,
      ['date', 'completedAt', 'createdAt'].includes(key) && typeof value === 'string'
        ? Timestamp.fromDate(new Date(value))
        : value,
    ]),
  );
const read = (name: Name, data: Record<string, unknown>): LocalDocument => {
  const result = fromCloud(name, 'sam', data, 'sam');
  if (!result.ok) throw new Error(result.error);
  const { _deleted, ...document } = result.value;
  expect(validateDocument(name, document)).toBeUndefined();
  return result.value;
};

describe('a document of the earlier app', () => {
  const all = (Object.keys(frozen) as Name[]).flatMap((name) => frozen[name].map((_, at) => [name, at] as const));
  it.each(all)('%s %i can be read, and reads the same after it was written', (name, at) => {
    const document = read(name, stored(name, at));
    expect(read(name, toCloud(name, document))).toEqual(document);
  });

  it('profile with null in empty fields reads as if they were missing', () => {
    const sam = read('profiles', stored('profiles', 0));
    expect(sam).toMatchObject({ displayName: 'sam' });
    expect(sam).not.toHaveProperty('photoURL');
  });

  it('profile with faults, goals and thoughts shows all that fits, and keeps the originals', () => {
    const data = stored('profiles', 1);
    const sam = read('profiles', data);
    expect(sam).toMatchObject({
      displayName: 'Sam Snead',
      email: '',
      trainingPlan: ['drill-1', 'drill-2'],
      savedDrills: ['d1', '17'],
      swingIssues: ['slice'],
      swingAssessment: { faultIds: ['slice', 'sway'] },
      swingThoughts: ['three', 'four', 'five'],
      playingGoals: [{ id: '1709370000000', text: 'Break 90' }],
    });
    expect(unreadIn('profiles', sam).map(({ path, value }) => [path, value])).toEqual([
      ['mobilityScore', 180],
      ['swingThoughts', 'one'],
      ['swingThoughts', 'two'],
      ['preshotRoutine', 'whatever works'],
    ]);
    expect(toCloud('profiles', { ...sam, roundsPlanned: 9 })).toMatchObject({ ...data, roundsPlanned: 9 });
  });

  it('handicap written as text is that handicap, also with a plus', () => {
    expect(read('profiles', stored('profiles', 2))).toMatchObject({ handicap: 12.4, displayName: 'only' });
    expect(read('profiles', { handicap: '+2.1' })).toMatchObject({ handicap: -2.1 });
    expect(read('profiles', { handicap: '14,2' })).toMatchObject({ handicap: 14.2 });
  });

  it('value that cannot be shown moves aside when the golfer enters it anew', () => {
    const sam = read('profiles', stored('profiles', 1));

    const written = toCloud('profiles', { ...sam, mobilityScore: 62 });

    expect(written).toMatchObject({ mobilityScore: 62, earlier: { mobilityScore: 180 } });
    expect(written).not.toHaveProperty('earlier.swingThoughts');
  });

  it('oversized thought and name are shown cut, and whole in the cloud until edited', () => {
    const [long, name] = ['t'.repeat(300), 'n'.repeat(80)];
    const data = { ...stored('profiles', 0), swingThought: long, displayName: name };
    const sam = read('profiles', data);
    expect(sam).toMatchObject({ displayName: name.slice(0, 60), swingThought: long.slice(0, 120) });
    expect(unreadIn('profiles', sam)).toEqual([]);

    expect(toCloud('profiles', { ...sam, handicap: 9 })).toMatchObject(data);
    expect(toCloud('profiles', { ...sam, swingThought: 'slow' })).toMatchObject({
      swingThought: 'slow',
      displayName: name,
      earlier: { swingThought: long },
    });
  });

  const goals = [
    { id: '1745689600000', type: 'process', text: 'Routine every shot', createdAt: '2025-04-26T17:46:40.000Z' },
    { id: '1745689600001', text: 'without a type', createdAt: null },
    { id: '1745689600002', type: 'Process', text: 'with a capital', createdAt: 1_745_689_600_002 },
    { id: '1745689600003', type: 'outcome', text: 'z'.repeat(281), createdAt: Timestamp.fromMillis(1_745_689_600_003) },
    { id: 1_745_689_600_004, type: 'practice' },
  ];

  it('odd goal hides no other goal, and is shown as far as it goes', () => {
    const sam = read('profiles', { ...stored('profiles', 0), playingGoals: goals });

    const shown = newestGoals((sam as unknown as Profile).playingGoals!);
    expect(shown.map(({ type, text }) => [type, text])).toEqual([
      ['outcome', 'z'.repeat(280)],
      ['process', 'with a capital'],
      [undefined, 'without a type'],
      ['process', 'Routine every shot'],
    ]);
    expect(unreadIn('profiles', sam)).toEqual([{ path: 'playingGoals', value: goals[4] }]);
  });

  it('new goal joins the earlier ones, which stay as they are', () => {
    const sam = read('profiles', { ...stored('profiles', 0), playingGoals: goals });
    const breathe = { id: '1780000000000', type: 'mindset', text: 'Breathe', createdAt: '2026-05-28T20:26:40.000Z' };
    const [, ...others] = (sam as unknown as Profile).playingGoals!;

    const written = toCloud('profiles', { ...sam, playingGoals: [...others, breathe] });

    expect(written['playingGoals']).toEqual([goals[1], goals[2], goals[3], breathe, goals[4]]);
  });

  it.each([
    ['rounds', 'date'],
    ['workouts', 'completedAt'],
  ] as const)(
    'of %s that is deleted here is gone for the earlier app’s query by %s, and can be restored',
    (name, by) => {
      const document = read(name, stored(name, 0));

      const written = toCloud(name, { ...document, _deleted: true });

      expect(written).not.toHaveProperty(by);
      expect(read(name, written)).toEqual({ ...document, _deleted: true });
    },
  );

  it('round has its day, whatever else it contains', () => {
    expect(read('rounds', stored('rounds', 0))).toMatchObject({ playedOn: '2024-05-01', status: 'finished' });
    const second = read('rounds', stored('rounds', 1));
    expect(second).toMatchObject({ date: '2024-05-02T06:00:00.000Z', holes: [], mode: 'casual', extra: { score: 92 } });
    expect(unreadIn('rounds', second)).toEqual([{ path: 'holes', value: 18 }]);
    expect(read('rounds', stored('rounds', 2))).toMatchObject({ playedOn: '2024-05-03', holes: [] });
    expect(read('rounds', { userId: 'sam', date: '2024-05-01' })).toMatchObject({ playedOn: '2024-05-01' });
  });

  it('document of a newer Divot with an unknown choice is still left alone', () => {
    const round = read('rounds', stored('rounds', 0));
    expect(fromCloud('rounds', 'r', { ...toCloud('rounds', round), id: 'r', status: 'suspended' }, 'sam').ok).toBe(
      false,
    );
  });
});

describe('a golfer of the earlier app who signs in', () => {
  const golfer = golferOfEachTest();
  const written = async (documents: readonly (readonly [path: string, content: object])[]) => {
    const app = initializeApp({ projectId: golfer.services.project, apiKey: 'local' }, 'earlier-app');
    const firestore = getFirestore(app);
    connectFirestoreEmulator(firestore, '127.0.0.1', golfer.services.documents.port, { mockUserToken: 'owner' });
    await Promise.all(documents.map(([path, content]) => setDoc(doc(firestore, path), content)));
    await deleteApp(app);
  };
  it('keeps their profile, rounds and workouts, and can edit the profile', async () => {
    await written([
      ['users/sam', stored('profiles', 1)],
      ['rounds/old', stored('rounds', 1)],
      ['workouts/old', stored('workouts', 1)],
    ]);
    const phone = await golfer.phone('new', { collections: ['profiles', 'rounds', 'workouts'] });
    await eventually(async () => expect(await phone.db.profiles.findOne('sam').exec()).not.toBeNull());
    await eventually(async () => expect(await phone.db.rounds.findOne('old').exec()).not.toBeNull());
    await eventually(async () => expect(await phone.db.workouts.findOne('old').exec()).not.toBeNull());
    const sam = await phone.db.profiles.findOne('sam').exec();
    await sam!.incrementalModify((before) => ({ ...before, handicap: 12, updatedAt: new Date().toISOString() }));
    await eventually(async () => expect(await phone.engine.dirtyKeys()).toEqual([]));
    expect(phone.engine.rejectedKeys()).toEqual([]);
    const second = await golfer.phone('second', { collections: ['profiles'] });
    await eventually(async () =>
      expect(((await second.db.profiles.findOne('sam').exec())?.toJSON() as JsonMap)?.['handicap']).toBe(12),
    );
  });

  it('has them found by counting: if everything is stamped, no round is read twice', async () => {
    const round = toCloud('rounds', { ...newRound('stamped', 'sam'), _deleted: false });
    await written([['rounds/stamped', { ...round, serverTimestamp: serverTimestamp() }]]);
    let timesRead = 0;
    const stock = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
      const answer = await stock(...asked);
      timesRead += (await answer.clone().text()).split('/rounds/stamped"').length - 1;
      return answer;
    });
    const phone = await golfer.phone('new', { collections: ['rounds'] });
    await eventually(async () => expect(await phone.db.rounds.findOne('stamped').exec()).not.toBeNull());
    await eventually(() => expect(phone.report?.status.phase).toBe('idle'));
    expect(timesRead).toBe(1);
  });
});
