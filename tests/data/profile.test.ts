import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setUnreadAside } from '#src/data/commands/conflicts.ts';
import { ensureProfile } from '#src/data/commands/golfer-profile.ts';
import { addJump, deleteJump } from '#src/data/commands/jumps.ts';
import { keepDrill, markWatched, planDrill } from '#src/data/commands/learning.ts';
import { rememberPain, storedPain } from '#src/data/commands/pain.ts';
import {
  acceptCarry,
  addPlayingGoal,
  choosePreshotRoutine,
  deletePlayingGoal,
  restorePlayingGoal,
  saveProfile,
  saveSwingThought,
} from '#src/data/commands/profile.ts';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { sessionAtom, state } from '#src/platform/state.ts';
import { golferDb } from '#tests/support/test-db.ts';
import { unwrap } from '@divot/basics';

describe('the golfer’s profile on the device', () => {
  let db: DivotDatabase;
  beforeEach(async () => {
    db = await golferDb(new Date('2026-05-01T07:30:00Z'));
    await ensureProfile({ uid: 'sam', email: 'sam@example.org', displayName: '' });
  });
  const profile = async () => (await db.profiles.findOne('sam').exec())?.toJSON() as Profile;

  it('starts with the name before the @, empty lists, and no picture as the earlier app writes it', async () => {
    expect(await profile()).toMatchObject({
      extra: { photoURL: null },
      displayName: 'sam',
      email: 'sam@example.org',
      createdAt: '2026-05-01T07:30:00.000Z',
      trainingPlan: [],
      watchedVideos: [],
      savedDrills: [],
    });
    expect(await profile()).not.toHaveProperty('photoURL');
  });

  it('starts with the name and photo of the account', async () => {
    const photoURL = 'https://photos.example/bo.png';
    await ensureProfile({ uid: 'bo', email: 'bo@example.org', displayName: 'Bo Hale', photoURL });
    expect((await db.profiles.findOne('bo').exec())?.toJSON()).toMatchObject({ displayName: 'Bo Hale', photoURL });
  });

  it('keeps the last three swing thoughts, in order, each once', async () => {
    for (const thought of ['tall neck', 'slow back', 'turn', 'slow back', ' full finish ']) {
      expect((await saveSwingThought('sam', thought)).ok).toBe(true);
    }
    expect(await profile()).toMatchObject({
      swingThought: 'full finish',
      swingThoughts: ['slow back', 'turn', 'full finish'],
    });
  });

  it('treats a thought in other capitals as the stored one', async () => {
    for (const thought of ['Tall neck', 'turn', 'tall NECK ']) await saveSwingThought('sam', thought);
    expect(await profile()).toMatchObject({ swingThought: 'tall NECK', swingThoughts: ['Tall neck', 'turn'] });
  });

  it.each(['', '   ', '\n\t'])('adds no goal of %j', async (text) => {
    expect((await addPlayingGoal('sam', 'process', text)).ok).toBe(false);
    expect((await profile()).playingGoals).toBeUndefined();
  });

  it('gives goals timestamp ids that differ even within one millisecond, and deletes by id', async () => {
    await addPlayingGoal('sam', 'process', 'Routine on every shot');
    await addPlayingGoal('sam', 'outcome', 'Break 85');
    const goals = (await profile()).playingGoals!;
    expect(goals.map(({ id }) => id)).toEqual(['1777620600000', '1777620600001']);
    await deletePlayingGoal('sam', goals[0]!.id);
    expect((await profile()).playingGoals).toMatchObject([{ text: 'Break 85' }]);
    await restorePlayingGoal('sam', goals[0]!);
    await restorePlayingGoal('sam', goals[0]!);
    expect((await profile()).playingGoals).toEqual([goals[1], goals[0]]);
  });

  it('accepts a measured carry, for a club of the bag and for a new one, up to 14 clubs', async () => {
    unwrap(await saveProfile('sam', { bag: [{ id: '7i', type: '7-iron', carryYards: 150 }] }));

    expect(unwrap(await acceptCarry('sam', '7-iron', 156)).bag).toEqual([
      { id: '7i', type: '7-iron', carryYards: 156 },
    ]);
    expect(unwrap(await acceptCarry('sam', 'Driver', 231)).bag).toHaveLength(2);

    const bag = Array.from({ length: 14 }, (_, at) => ({ id: `club-${at}`, type: `${at}-wood` }));
    unwrap(await saveProfile('sam', { bag }));
    expect(await acceptCarry('sam', 'Driver', 231)).toEqual({
      ok: false,
      error: 'Your bag has 14 clubs already. Remove one in Settings first.',
    });
  });

  it('plans a drill once, and takes it off the plan', async () => {
    unwrap(await planDrill('sam', 'pump', true));
    expect(unwrap(await planDrill('sam', 'pump', true)).trainingPlan).toEqual(['pump']);
    expect(unwrap(await planDrill('sam', 'pump', false)).trainingPlan).toEqual([]);
  });

  it('remembers each painful area once', async () => {
    unwrap(await rememberPain('sam', 'knee'));
    unwrap(await rememberPain('sam', 'wrists'));
    unwrap(await rememberPain('sam', 'knee'));

    expect(await storedPain('sam')).toEqual(['knee', 'wrists']);
  });

  it('keeps jumps in the order of their days, and restores a deleted one in its place', async () => {
    const jump = (id: string, on: string) => ({ id, on, heightCm: 32, fps: 240 });
    const [june, july] = [jump('june', '2026-06-02'), jump('july', '2026-07-02')];
    unwrap(await addJump('sam', july));
    unwrap(await addJump('sam', june));

    expect(unwrap(await deleteJump('sam', 'june')).jumps).toEqual([july]);
    expect(unwrap(await addJump('sam', june)).jumps).toEqual([june, july]);
  });

  it('remembers the routine', async () => {
    await choosePreshotRoutine('sam', 'visualization');
    expect((await profile()).preshotRoutine).toBe('visualization');
  });
});

describe('a tap before the session has created the profile', () => {
  const alex = { uid: 'alex', email: 'alex@example.org', displayName: 'Alex' };
  let db: DivotDatabase;
  beforeEach(async () => {
    db = await golferDb();
    state.set(sessionAtom, { kind: 'signed-in', user: alex });
  });
  afterEach(() => state.set(sessionAtom, { kind: 'resolving' }));

  it('creates it, and both use the same one', async () => {
    const done = await Promise.all([
      keepDrill('alex', 'fix-your-slice', true),
      ensureProfile(alex),
      markWatched('alex', 'fix-your-slice', true),
      ensureProfile(alex),
    ]);
    expect(done.map(({ ok }) => ok)).toEqual([true, true, true, true]);
    expect((await db.profiles.find().exec()).map((one) => one.toJSON())).toMatchObject([
      { displayName: 'Alex', savedDrills: ['fix-your-slice'], watchedVideos: ['fix-your-slice'] },
    ]);
  });

  it('does not create another golfer’s profile', async () => {
    expect((await keepDrill('sam', 'fix-your-slice', true)).ok).toBe(false);
    expect(await db.profiles.count().exec()).toBe(0);
  });
});

describe('what the earlier app wrote and Divot cannot show', () => {
  it('moves aside when the golfer leaves it out, and nothing else does', async () => {
    const db = await golferDb();
    await ensureProfile({ uid: 'sam', email: 'sam@example.org', displayName: '' });
    unwrap(
      await saveProfile('sam', { extra: { mobilityScore: 180, handicap: '14.2', favourite: 'links' }, handicap: 14.2 }),
    );

    unwrap(await setUnreadAside('profiles', 'sam'));

    const sam = (await db.profiles.findOne('sam').exec())!.toJSON();
    expect(sam).toMatchObject({ earlier: { mobilityScore: 180 }, handicap: 14.2 });
    expect(sam.extra).toEqual({ handicap: '14.2', favourite: 'links' });
  });
});
