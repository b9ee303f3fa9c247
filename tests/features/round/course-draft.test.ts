import { describe, expect, it } from 'vitest';
import type { Course, Tee } from '#src/domain/entities/course.entity.ts';
import { readDraft, startingDraft, withHole, withTee, withoutTee } from '#src/features/round/setup/course-draft.ts';
import { unwrap } from '@divot/basics';

const white: Tee = {
  id: 'white',
  name: 'White',
  par: Array.from({ length: 9 }, () => 4),
  strokeIndex: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  yards: Array.from({ length: 9 }, () => 400),
  courseRating: 35.2,
  slope: 118,
};
const course = { id: 'heron', name: 'Heron Creek', city: 'Heronsbridge', tees: [white] } as unknown as Course;
const startOf = (tee: Tee | undefined) => startingDraft({ course, tee, name: '', units: 'imperial' });

describe('the course form', () => {
  it('begins a new course with a usual par 72 and the name that was searched for', () => {
    const draft = startingDraft({ course: undefined, tee: undefined, name: 'Fernhill', units: 'imperial' });
    expect(draft.name).toBe('Fernhill');
    expect(draft.holes.reduce((sum, { par }) => sum + Number(par), 0)).toBe(72);
  });

  it('begins one more tee with the pars and indexes of the first, without its name, lengths and ratings', () => {
    const draft = startOf(undefined);
    expect(draft).toMatchObject({ name: 'Heron Creek', teeName: '', ratings: { courseRating: '', slope: '' } });
    expect(draft.holes[0]).toEqual({ par: '4', index: '1', length: '' });
  });

  it('puts the edited tee in its place and a new one behind the others', () => {
    const longer = withHole(startOf(white), 8, { par: '5', length: '512' });
    const edited = withTee(unwrap(readDraft(longer, 'white', 'imperial')), course);
    expect(edited.tees).toHaveLength(1);
    expect(edited.tees[0]).toMatchObject({ id: 'white', slope: 118 });
    expect(edited.tees[0]?.par[8]).toBe(5);
    expect(edited.tees[0]?.yards?.[8]).toBe(512);

    const added = withTee(unwrap(readDraft({ ...startOf(undefined), teeName: 'Red' }, 'red', 'imperial')), course);
    expect(added.tees.map(({ id }) => id)).toEqual(['white', 'red']);
  });

  it('names what to correct instead of saving half a course', () => {
    const read = readDraft({ ...startOf(undefined), name: ' ' }, 'red', 'imperial');
    expect(read.ok ? [] : Object.keys(read.error).toSorted()).toEqual(['name', 'tee']);
  });

  it('marks only the holes to correct', () => {
    const [first, second] = [withHole(startOf(white), 1, { par: '9' }), { index: '4', length: '12', par: '-3' }];
    const read = readDraft(withHole(withHole(first, 5, second), 7, { length: 'far' }), 'white', 'imperial');
    const places = read.ok ? [] : Object.keys(read.error).filter((field) => /\d$/.test(field));

    expect(places.toSorted()).toEqual(['par 1', 'par 5', 'strokeIndex 3', 'strokeIndex 5', 'yards 5', 'yards 7']);
  });

  it('removes one tee and keeps the rest of the course', () => {
    const two = { ...course, tees: [white, { ...white, id: 'red', name: 'Red' }] };
    expect(withoutTee(two, white)).toEqual({ name: 'Heron Creek', city: 'Heronsbridge', tees: [two.tees[1]] });
  });
});
