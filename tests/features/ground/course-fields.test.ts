import { beforeAll, describe, expect, it } from 'vitest';
import { parPresets } from '#src/domain/rounds/usual-card.ts';
import type { Course, Tee } from '#src/domain/entities/course.entity.ts';
import { teeText } from '#src/domain/rounds/tee-text.ts';
import { cardsOf } from '#src/domain/rounds/three-nines.ts';
import {
  type CourseTyped,
  ratedFor,
  readCourse,
  startingDraft,
  withHole,
  withPars,
  withTee,
  withoutTee,
} from '#src/features/ground/course-form/course-fields.ts';
import { FIRST_CHOICES, holesChosen } from '#src/features/round/setup/round-choices.ts';
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
let ids = 0;
const newId = () => `new-${(ids += 1)}`;
const startOf = (tee: Tee | undefined) => startingDraft({ course, tee, name: '', units: 'imperial' });

describe('the course form', () => {
  it('begins a new course with a usual par 72 and the name that was searched for', () => {
    const draft = startingDraft({ course: undefined, tee: undefined, name: 'Fernhill', units: 'imperial' });
    expect(draft.name).toBe('Fernhill');
    expect(draft.holes.reduce((sum, { par }) => sum + Number(par), 0)).toBe(72);
  });

  it('begins one more tee with the pars and indexes of the first, without its name, lengths and ratings', () => {
    const draft = startOf(undefined);
    expect(draft).toMatchObject({ name: 'Heron Creek', teeName: '' });
    expect(draft.ratings).toEqual({});
    expect(draft.holes[0]).toEqual({ par: '4', index: '1', length: '' });
  });

  it('puts the edited tee in its place and a new one behind the others', () => {
    const longer = withHole(startOf(white), 8, { par: '5', length: '512' });
    const edited = withTee(unwrap(readCourse(longer, { course, tee: white, newId }, 'imperial')), course, white);
    expect(edited.tees).toHaveLength(1);
    expect(edited.tees[0]).toMatchObject({ id: 'white', slope: 118 });
    expect(edited.tees[0]?.par[8]).toBe(5);
    expect(edited.tees[0]?.yards?.[8]).toBe(512);

    const added = withTee(
      unwrap(readCourse({ ...startOf(undefined), teeName: 'Red' }, { course, newId }, 'imperial')),
      course,
      undefined,
    );
    expect(added.tees.map(({ id }) => id)).toEqual(['white', 'new-1']);
  });

  it('names what to correct instead of saving half a course', () => {
    const read = readCourse({ ...startOf(undefined), name: ' ' }, { course, newId }, 'imperial');
    expect(read.ok ? [] : Object.keys(read.error).toSorted()).toEqual(['name', 'teeName']);
  });

  it('marks only the holes to correct', () => {
    const [first, second] = [withHole(startOf(white), 1, { par: '9' }), { index: '4', length: '12', par: '-3' }];
    const read = readCourse(
      withHole(withHole(first, 5, second), 7, { length: 'far' }),
      { course, tee: white, newId },
      'imperial',
    );
    const places = read.ok ? [] : Object.keys(read.error).filter((field) => /\d$/.test(field));

    expect(places.toSorted()).toEqual(['par 1', 'par 5', 'strokeIndex 3', 'strokeIndex 5', 'yards 5', 'yards 7']);
  });

  it('removes one tee and keeps the rest of the course', () => {
    const two = { ...course, tees: [white, { ...white, id: 'red', name: 'Red' }] };
    expect(withoutTee(two, white)).toEqual({ name: 'Heron Creek', city: 'Heronsbridge', tees: [two.tees[1]] });
  });
});

describe('a card with three nines', () => {
  const typed = (): CourseTyped => {
    const start = startingDraft({ course: undefined, tee: undefined, name: 'Three Lakes', units: 'imperial' });
    const card = withPars({ ...start, teeName: 'White' }, parPresets[108]);
    const holes = card.holes.map((hole, at) => ({ ...hole, index: String((at % 9) + 1), length: String(300 + at) }));
    return {
      ...card,
      nines: ['North', 'Lakes', 'Hill'],
      holes,
      ratings: {
        'rating of pair 0': '71.2',
        'slope of pair 0': '129',
        'rating of pair 1': '70.4',
        'slope of pair 1': '125',
        'rating of pair 2': '69.8',
        'slope of pair 2': '121',
        'rating 1': '35.6',
        'slope 1': '127',
      },
    };
  };
  const saved = (draft: CourseTyped, before?: Course, tee?: Tee): Course => {
    const read = unwrap(readCourse(draft, { course: before, tee, newId }, 'imperial'));
    return { ...course, ...withTee(read, before, tee) };
  };

  it('becomes a tee for each two of them, with a rating each and indexes 1 to 9 twice as printed', () => {
    const { tees } = saved(typed());

    expect(tees.map(teeText)).toEqual(['White, North + Lakes', 'White, Lakes + Hill', 'White, Hill + North']);
    expect(tees.map(({ courseRating, slope }) => [courseRating, slope])).toEqual([
      [71.2, 129],
      [70.4, 125],
      [69.8, 121],
    ]);
    expect(tees[0]).toMatchObject({ backCourseRating: 35.6, backSlope: 127 });
    expect(tees[1]).toMatchObject({
      frontCourseRating: 35.6,
      frontSlope: 127,
      yards: [309, 310, 311, 312, 313, 314, 315, 316, 317, 318, 319, 320, 321, 322, 323, 324, 325, 326],
    });
    expect(tees[2]!.strokeIndex).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(new Set(tees.map(({ id }) => id)).size).toBe(3);
  });

  it('opens again as it was typed, and is corrected and removed as one', () => {
    const before = saved(typed());
    const [first, second] = before.tees;
    const draft = startingDraft({ course: before, tee: second, name: '', units: 'imperial' });
    expect({ ...draft, ratings: {} }).toEqual({ ...typed(), city: 'Heronsbridge', ratings: {} });
    expect(draft.ratings).toMatchObject(typed().ratings);

    const corrected = saved(withHole(draft, 26, { par: '3' }), before, second);

    expect(corrected.tees.map(({ id }) => id)).toEqual(before.tees.map(({ id }) => id));
    expect(corrected.tees[1]!.par[17]).toBe(3);
    expect(corrected.tees[2]!.par[8]).toBe(3);
    expect(corrected.tees[0]).toEqual(first);
    const red = saved(
      { ...startingDraft({ course: before, tee: undefined, name: '', units: 'imperial' }), teeName: 'Red' },
      before,
    );
    expect(cardsOf(red.tees).map(({ name }) => name)).toEqual(['White', 'Red']);
    expect(withoutTee(red, red.tees[1]!).tees.map(({ name }) => name)).toEqual(['Red', 'Red', 'Red']);
  });

  it('says at its own field what to correct', () => {
    const wrong = {
      ...typed(),
      ratings: { 'rating of pair 1': '12', 'slope 2': '20' },
      nines: ['North', 'North', 'Hill'],
    };
    const read = readCourse(withHole(wrong, 20, { index: '1' }), { newId }, 'imperial');

    expect(read.ok ? [] : Object.keys(read.error)).toEqual(
      expect.arrayContaining(['nines', 'rating of pair 1', 'slope 2', 'strokeIndex 18', 'strokeIndex 20']),
    );
  });

  it('offers each two nines at the set-up, and the tees of those alone', () => {
    const white27 = saved(typed());
    const both = saved(
      { ...startingDraft({ course: white27, tee: undefined, name: '', units: 'imperial' }), teeName: 'Red' },
      white27,
    );
    const first = FIRST_CHOICES;
    expect(holesChosen(both, first)).toMatchObject({ pairs: ['North + Lakes', 'Lakes + Hill', 'Hill + North'] });

    const chosen = holesChosen(both, { ...first, nines: 'Hill + North', teeId: both.tees[3]!.id })!;

    expect(teeText(chosen.tee)).toBe('Red, Hill + North');
    expect(chosen.tees.map(({ name }) => name)).toEqual(['White', 'Red']);
  });
});

describe('a tee rated for men and for women', () => {
  const menAndWomen = (draft: CourseTyped): CourseTyped => ({
    ...ratedFor({ ...draft, ratings: { courseRating: '34.1', slope: '118' } }, 'each'),
    women: { ratings: { courseRating: '36.6', slope: '132' } },
  });
  const start = (tee?: Tee) => startingDraft({ course, tee: tee ?? course.tees[0], name: '', units: 'imperial' });
  const saved = (draft: CourseTyped, before: Course, tee: Tee): Course => ({
    ...before,
    ...withTee(unwrap(readCourse(draft, { course: before, tee, newId }, 'imperial')), before, tee),
  });
  const [tee] = course.tees;
  let each: Course;
  beforeAll(() => {
    each = saved(menAndWomen(start()), course, tee!);
  });

  it('is one card in the form, with a rating for each', () => {
    expect(each.tees.slice(0, 2).map(({ gender, courseRating, slope }) => [gender, courseRating, slope])).toEqual([
      ['male', 34.1, 118],
      ['female', 36.6, 132],
    ]);
    expect(each.tees[0]!.id).toBe(tee!.id);
    expect(each.tees[1]!.par).toEqual(each.tees[0]!.par);
    const draft = startingDraft({ course: each, tee: each.tees[1], name: '', units: 'imperial' });
    expect(draft).toMatchObject({ rated: 'each', ratings: { slope: '118' }, women: { ratings: { slope: '132' } } });
    expect(saved(draft, each, each.tees[1]!).tees).toEqual(each.tees);
    expect(withoutTee(each, each.tees[0]!).tees).toHaveLength(course.tees.length - 1);
  });

  it('may have other pars and stroke indexes for women, and says where theirs are wrong', () => {
    const draft = menAndWomen(start());
    const holes = draft.holes.map((hole, at) => (at === 0 ? { ...hole, par: '5' } : hole));
    const other = { ...draft, women: { ratings: draft.women!.ratings, holes } };
    expect(saved(other, course, tee!).tees[1]!.par[0]).toBe(5);
    const wrong = { ...draft, women: { ratings: { courseRating: '36.6', slope: '500' } } };
    expect(Object.keys((readCourse(wrong, { course, tee, newId }, 'imperial') as { error: object }).error)).toEqual([
      'women slope',
    ]);
  });

  it('can be rated for everyone again', () => {
    const draft = startingDraft({ course: each, tee: each.tees[0], name: '', units: 'imperial' });
    const { tees } = saved(ratedFor(draft, 'any'), each, each.tees[0]!);
    expect(tees.map(({ id }) => id)).toEqual(course.tees.map(({ id }) => id));
  });
});
