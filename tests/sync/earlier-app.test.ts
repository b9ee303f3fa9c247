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
import { validateDocument } from '#src/domain/entities/validate-document.ts';
import type { JsonMap } from '#src/domain/merge/equal.ts';
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

  it('profile with faults, goals and thoughts keeps all that can be shown, and the rest beside it', () => {
    const sam = read('profiles', stored('profiles', 1));
    expect(sam).toMatchObject({
      displayName: 'Sam Snead',
      email: '',
      trainingPlan: ['drill-1', 'drill-2'],
      savedDrills: ['d1', '17'],
      swingIssues: ['slice'],
      swingAssessment: { faultIds: ['slice', 'sway'] },
      swingThoughts: ['three', 'four', 'five'],
      playingGoals: [{ id: '1709370000000', text: 'Break 90' }],
      extra: { favouriteColour: 'green', mobilityScore: 180, preshotRoutine: 'whatever works' },
      earlier: { swingThoughts: ['one', 'two', 'three', 'four', 'five'] },
    });
    expect(sam).not.toHaveProperty('handicap');
    expect(toCloud('profiles', sam)).toMatchObject({ favouriteColour: 'green', mobilityScore: 180 });
  });

  it('an unreadable field moves aside when the golfer enters it anew', () => {
    const sam = read('profiles', stored('profiles', 2));
    expect(sam['extra']).toEqual({ handicap: '12.4' });
    const written = toCloud('profiles', { ...sam, handicap: 12.4 });
    expect(written).toMatchObject({ handicap: 12.4, earlier: { handicap: '12.4' } });
  });

  it('an oversized thought is kept beside the rest, an oversized name is shortened', () => {
    const [long, name] = ['t'.repeat(300), 'n'.repeat(80)];
    const sam = read('profiles', { ...stored('profiles', 0), swingThought: long, displayName: name });
    expect(sam['extra']).toEqual({ swingThought: long });
    expect(sam).toMatchObject({ displayName: name.slice(0, 60), earlier: { displayName: name } });
  });

  it('round has its day, whatever else it contains', () => {
    expect(read('rounds', stored('rounds', 0))).toMatchObject({ playedOn: '2024-05-01', status: 'finished' });
    const second = read('rounds', stored('rounds', 1));
    expect(second).toMatchObject({ date: '2024-05-02T06:00:00.000Z', holes: [], mode: 'casual', extra: { score: 92 } });
    expect(second['earlier']).toEqual({ holes: 18 });
    expect(read('rounds', stored('rounds', 2))).toMatchObject({
      playedOn: '2024-05-03',
      earlier: { holes: [4, 5, 3] },
    });
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
    await eventually(async () => expect(await phone.db.getLocal('adopted')).not.toBeNull());
    expect(await phone.db.rounds.findOne('stamped').exec()).not.toBeNull();
    expect(timesRead).toBe(1);
  });
});
