import { beforeEach, describe, expect, it } from 'vitest';
import { keepCourse, markCoursePlayed, publishCourse, saveCourse } from '#src/data/commands/courses.ts';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { setClock } from '#src/platform/clock/clock.ts';
import { golferDb } from '#tests/support/test-db.ts';
import { unwrap } from '@divot/basics';

const tee = { id: 'white', name: 'White', par: [4, 5, 3, 4, 4, 4, 3, 5, 4], courseRating: 35.2, slope: 121 };
const quarry = { name: ' Old Quarry ', city: 'Heronsbridge', country: 'IE', tees: [tee] };

describe('a golfer’s course', () => {
  let db: DivotDatabase;
  beforeEach(async () => {
    db = await golferDb(new Date('2026-05-01T08:00:00Z'));
  });
  const stored = async (id: string) => (await db.courses.findOne(id).exec())?.toJSON();

  it('is saved with its tees, and changed under the same id', async () => {
    const { id } = unwrap(await saveCourse('sam', quarry));
    expect(await stored(id)).toMatchObject({ name: 'Old Quarry', source: 'user', tees: [tee] });

    unwrap(await saveCourse('sam', { ...quarry, name: 'New Quarry' }, id));
    expect(await stored(id)).toMatchObject({ name: 'New Quarry', city: 'Heronsbridge' });
    expect(await db.courses.count().exec()).toBe(1);
  });

  it.each([
    [{ ...quarry, name: ' ' }, 'Give the course a name.'],
    [{ ...quarry, tees: [] }, 'Add at least one tee.'],
    [{ ...quarry, tees: [{ ...tee, slope: 200 }] }, 'Slope is a whole number from 55 to 155.'],
    [{ ...quarry, tees: [{ ...tee, par: [4, 4, 4] }] }, 'A course has 9 or 18 holes.'],
  ])('is not saved with %j', async (input, error) => {
    expect(await saveCourse('sam', input)).toEqual({ ok: false, error });
    expect(await db.courses.count().exec()).toBe(0);
  });

  it('comes first in the list once it was played', async () => {
    const older = unwrap(await saveCourse('sam', quarry));
    setClock(() => new Date('2026-05-02T08:00:00Z'));
    unwrap(await saveCourse('sam', { ...quarry, name: 'Fernhill Links' }));
    setClock(() => new Date('2026-05-03T08:00:00Z'));

    unwrap(await markCoursePlayed(older.id));

    const list = await db.courses.find({ sort: [{ sortKey: 'asc' }] }).exec();
    expect(list.map(({ name }) => name)).toEqual(['Old Quarry', 'Fernhill Links']);
  });

  it('is published under the golfer’s name, without half an emoji at the end of it, and withdrawn', async () => {
    const { id } = unwrap(await saveCourse('sam', quarry));

    unwrap(await publishCourse(id, true, `${'S'.repeat(59)}🏌`));
    expect(await stored(id)).toMatchObject({ published: true, enteredBy: 'S'.repeat(59) });

    unwrap(await publishCourse(id, false, 'Sam'));
    expect(await stored(id)).toMatchObject({ published: false });
  });

  it('found online is a copy that says who entered it, and cannot be published again', async () => {
    const bos = unwrap(await saveCourse('bo', quarry));
    const { id } = unwrap(await keepCourse('sam', { ...bos, enteredBy: 'Bo' }));

    expect(await stored(id)).toMatchObject({
      userId: 'sam',
      source: 'shared',
      sharedFrom: { courseId: bos.id, enteredBy: 'Bo', enteredAt: bos.createdAt },
      tees: [tee],
    });
    expect(await publishCourse(id, true, 'Sam')).toEqual({
      ok: false,
      error: 'Only the golfer who entered a course can publish it.',
    });
  });
});
