import { expect, it } from 'vitest';
import { courseAndTee, courseName } from '#src/domain/rounds/course-name.ts';
import { isolated } from '#src/domain/shared/isolated.ts';

it('isolates a name only where its script runs from right to left', () => {
  for (const name of ['ملعب الصقر', 'נבו', 'Club ملعب']) expect(isolated(name)).toBe(`\u2068${name}\u2069`);
  for (const name of ['Heron Creek', 'Łódź', '東京', 'Ελλάδα', 'दिल्ली', '']) expect(isolated(name)).toBe(name);
});

it('names a course that nobody has entered', () => {
  expect(courseName(undefined)).toBe('Unnamed course');
  const tee = { id: 'white', name: 'White', par: [4] };
  expect(courseAndTee({ courseSnapshot: { name: '', tee } })).toBe('Unnamed course, White');
  expect(courseAndTee({})).toBe('Unnamed course');
});
