import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Course } from '#src/domain/entities/course.entity.ts';
import { groundOf } from '#src/data/queries/ground.ts';
import { CourseSearch } from '#src/features/ground/courses/course-search.tsx';
import { type Cloud, provideCloud } from '#src/platform/cloud.ts';
import * as reader from '#src/platform/workers/ground-reader.ts';
import { eventually } from '#tests/support/eventually.ts';
import { show, signInSam } from '#tests/support/screen.tsx';
import { inventedCourse, overpassOf, readOverpass } from '@divot/ground';
import { fail, ok } from '@divot/basics';

// One search for a course: a name, one tap to search, one tap to choose.

const quarry = inventedCourse({ seed: 3, lat: 54.6, lon: -5.9, holes: 9, name: 'Old Quarry' });
const bounds = { minlat: 54.59, minlon: -5.91, maxlat: 54.61, maxlon: -5.89 };
const found = {
  elements: [{ type: 'way', id: 1, bounds, tags: { name: 'Old Quarry', holes: '9', 'addr:city': 'Lisnagarth' } }],
};
const half = { ...overpassOf(quarry), remark: 'runtime error: Query timed out' };

/** The search of a new golfer, for a name that no other test asks for. `answers`: the map server's, in order. */
const searching = async (name: string, ...answers: readonly (object | number)[]) => {
  const { db } = await signInSam();
  const rest = [...answers];
  vi.stubGlobal('fetch', () => {
    const answer = rest.shift();
    return Promise.resolve(
      typeof answer === 'object' ? Response.json(answer) : new Response('<html>', { status: answer ?? 500 }),
    );
  });
  const picked: Course[] = [];
  show(<CourseSearch onPick={(course) => picked.push(course)} onAdd={() => undefined} />);
  const field = await screen.findByLabelText('Name or place');
  fireEvent.change(field, { target: { value: name } });
  fireEvent.click(screen.getByText('Search online'));
  return { picked, courses: async () => (await db.courses.find().exec()).map((one) => one.toMutableJSON()) };
};
const tap = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

const findCourses = vi.fn();
beforeEach(() => {
  findCourses.mockReset().mockResolvedValue(ok([]));
  provideCloud(() => Promise.resolve({ findCourses } as unknown as Cloud));
  vi.spyOn(reader, 'readGround').mockImplementation((text) => Promise.resolve(readOverpass(JSON.parse(text))));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('brings name, town, holes, pars and map of a course that only the open map knows', async () => {
  const { picked, courses } = await searching('quarry', found, overpassOf(quarry));

  await tap(/Old Quarry.*Lisnagarth.*9 holes/);

  await eventually(() => expect(picked).toHaveLength(1));
  const [course] = await courses();
  expect(course).toMatchObject({ name: 'Old Quarry', city: 'Lisnagarth', source: 'user' });
  expect(course!.tees[0]!.par).toEqual(quarry.holes.map(({ par }) => par));
  expect(groundOf(course!)?.pack.holes).toHaveLength(9);
});

it('tells a course that nobody has mapped from a server that does not answer', async () => {
  await searching('nowhere downs', { elements: [] });
  expect(await screen.findByText(/OpenStreetMap has no course or town of that name/)).toBeTruthy();
  expect(screen.getByText('Nobody has shared a course like that.')).toBeTruthy();
});

it('says that it could not ask, and finds what others shared all the same', async () => {
  const shared = { id: 's', name: 'Old Quarry', enteredBy: 'Ann', createdAt: '2026-05-01T08:00:00.000Z' };
  findCourses.mockResolvedValue(ok([{ ...shared, tees: [{ id: 't', name: 'White', par: [4, 4, 3] }] } as never]));

  await searching('old quarry', 500);

  expect(await screen.findByText(/map server did not answer/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: /Old Quarry.*Entered by .*Ann/ })).toBeTruthy();
});

it('says that shared courses could not be asked for, and shows the open map all the same', async () => {
  findCourses.mockResolvedValue(fail('offline'));

  await searching('lisnagarth', found);

  expect(await screen.findByText(/search for shared courses failed/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: /Old Quarry/ })).toBeTruthy();
});

it('adds the course without its map, in one tap, if the map comes only in part', async () => {
  const { picked, courses } = await searching(
    'half a quarry',
    { elements: [{ ...found.elements[0], tags: { name: 'Quarry' } }] },
    half,
  );
  await tap(/Quarry/);
  expect(await screen.findByText(/sent only a part/)).toBeTruthy();

  await tap(/Add it without the map/);

  await eventually(() => expect(picked).toHaveLength(1));
  const [course] = await courses();
  expect(course!.tees[0]!.par.reduce((sum, par) => sum + par)).toBe(72);
  expect(course!.map).toBeUndefined();
});
