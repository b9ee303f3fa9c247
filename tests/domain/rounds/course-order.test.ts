import { describe, expect, it } from 'vitest';
import { coursesInOrder } from '#src/domain/rounds/course-order.ts';

const courses = ['carnoustie', 'muirfield', 'old-course', 'unmapped'].map((id) => ({ id }));
const placeOf = new Map([
  ['carnoustie', { latitude: 56.497, longitude: -2.717 }],
  ['muirfield', { latitude: 56.042, longitude: -2.824 }],
  ['old-course', { latitude: 56.343, longitude: -2.803 }],
]);
const firstTee = { latitude: 56.3432, longitude: -2.8018 };
const namesOf = (list: ReturnType<typeof coursesInOrder<{ id: string }>>) => list.map(({ course }) => course.id);

describe('the order of the golfer’s courses', () => {
  it('begins with the home course, then the last played, while nobody gave a position', () => {
    const list = coursesInOrder(courses, { homeId: 'muirfield', placeOf });

    expect(namesOf(list)).toEqual(['muirfield', 'carnoustie', 'old-course', 'unmapped']);
    expect(list.every(({ km }) => km === undefined)).toBe(true);
  });

  it('begins with the nearest from the golfer’s own position; a course without a map comes last', () => {
    const list = coursesInOrder(courses, { homeId: 'unmapped', from: firstTee, placeOf });

    expect(namesOf(list)).toEqual(['old-course', 'carnoustie', 'muirfield', 'unmapped']);
    expect(list[0]?.km).toBeLessThan(0.2);
    expect(Math.round(list[1]!.km!)).toBe(18);
  });
});
