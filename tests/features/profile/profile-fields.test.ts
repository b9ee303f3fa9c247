import { describe, expect, it } from 'vitest';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { typedIn } from '#src/domain/forms/fields.ts';
import { type ProfileTyped, formOf, profileFields, readProfile } from '#src/features/profile/profile-fields.ts';
import { middleSquare, photoProblem } from '#src/platform/files/square-photo.ts';

const sam: Profile = {
  id: 'sam',
  userId: 'sam',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  sortKey: 1,
  displayName: 'Sam',
  email: 'sam@example.org',
  trainingPlan: [],
  watchedVideos: [],
  savedDrills: [],
  heightCm: 178,
  handicap: 14.2,
  bag: [{ id: 'd', type: 'Driver', loftDegrees: 10.5, carryYards: 225 }],
};
const read = (touched: Partial<ProfileTyped>, units: 'imperial' | 'metric' = 'imperial') => {
  const fields = profileFields(units, 2026);
  return readProfile(fields, { ...typedIn(fields, formOf(sam)), ...touched }, touched);
};

describe('the profile form', () => {
  it('writes only changed fields, so that another device’s edit of another field stays', () => {
    expect(read({ displayName: ' Sam Lie ' })).toEqual({ ok: true, value: { displayName: 'Sam Lie' } });
  });

  it('accepts a plus handicap and a comma, and asks for an announced index', () => {
    expect(read({ handicapSource: 'entered', handicap: '+2,1' })).toEqual({
      ok: true,
      value: { handicapSource: 'entered', handicap: -2.1 },
    });
    expect(read({ handicapSource: 'entered', handicap: ' ' })).toMatchObject({ ok: false });
    expect(read({ handicapSource: 'estimated' })).toEqual({
      ok: true,
      value: { handicapSource: 'estimated', handicap: 14.2 },
    });
  });

  it.each<[Partial<ProfileTyped>, string]>([
    [{ displayName: '  ' }, 'displayName'],
    [{ displayName: 'x'.repeat(61) }, 'displayName'],
    [{ birthYear: '2014' }, 'birthYear'],
    [{ birthYear: '1905' }, 'birthYear'],
    [{ birthYear: '1984.5' }, 'birthYear'],
    [{ heightCm: 'tall' }, 'heightCm'],
    [{ handicap: '55', handicapSource: 'entered' }, 'handicap'],
    [{ roundsPlanned: '0' }, 'roundsPlanned'],
    [{ roundsPlanned: '61' }, 'roundsPlanned'],
    [{ roundsPlanned: '' }, 'roundsPlanned'],
    [{ workoutsPlanned: '32' }, 'workoutsPlanned'],
    [{ workoutFrequency: '8' }, 'workoutFrequency'],
    [{ bag: [{ id: 'd', type: 'Driver', loftDegrees: '71', carryYards: '' }] }, 'bag.d.loftDegrees'],
    [{ bag: [{ id: 'd', type: 'Driver', loftDegrees: '', carryYards: '9' }] }, 'bag.d.carryYards'],
    [{ bag: [{ id: 'd', type: 'Driver', loftDegrees: '', carryYards: '401' }] }, 'bag.d.carryYards'],
  ])('refuses %j', (edits, field) => {
    const answer = read(edits);
    expect(answer.ok).toBe(false);
    expect(Object.keys(answer.ok ? {} : answer.error)).toEqual([field]);
  });

  it.each<[Partial<ProfileTyped>, object]>([
    [{ birthYear: '2013' }, { birthYear: 2013 }],
    [{ birthYear: '' }, { birthYear: undefined }],
    [{ roundsPlanned: '60' }, { roundsPlanned: 60 }],
    [{ gender: '' }, { gender: undefined }],
    [{ photoURL: '' }, { photoURL: undefined }],
  ])('accepts %j', (edits, stored) => {
    expect(read(edits)).toEqual({ ok: true, value: stored });
  });

  it('stores yards whatever is typed, and shows metres to a golfer who uses metres', () => {
    expect(typedIn(profileFields('metric', 2026), sam).bag[0]).toMatchObject({
      loftDegrees: '10.5',
      carryYards: '206',
    });
    expect(read({ bag: [{ id: 'd', type: 'Driver', loftDegrees: '10,5', carryYards: '206' }] }, 'metric')).toEqual({
      ok: true,
      value: { bag: [{ id: 'd', type: 'Driver', loftDegrees: 10.5, carryYards: 225 }] },
    });
  });
});

describe('the photo', () => {
  const MB = 1024 * 1024;
  it.each([
    [{ type: 'image/gif', size: 10 }, 'type'],
    [{ type: 'image/png', size: 5 * MB + 1 }, 'size'],
    [{ type: 'image/webp', size: 5 * MB }, undefined],
  ])('%j', (file, problem) => expect(photoProblem(file)).toBe(problem));

  it('is cut to the square in the middle', () => {
    expect(middleSquare(4000, 3000)).toEqual({ x: 500, y: 0, side: 3000 });
    expect(middleSquare(300, 501)).toEqual({ x: 0, y: 100, side: 300 });
  });
});
