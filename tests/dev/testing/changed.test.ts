import { expect, it } from 'vitest';
import { testsOf } from '#dev/testing/changed.ts';

it('names the tests of the folder that mirrors a changed file, and those that import it', () => {
  const tests = testsOf(['src/platform/clock.ts']);

  expect(tests).toContain('tests/platform/idle.test.ts');
  expect(tests.some((test) => !test.startsWith('tests/platform/'))).toBe(true);
});

it('names a changed test alone', () => {
  expect(testsOf(['tests/platform/idle.test.ts'])).toEqual(['tests/platform/idle.test.ts']);
});

it('names the tests of the nearest folder above where a folder has none of its own', () => {
  const tests = testsOf(['src/features/round/finish/use-review.ts']);

  expect(tests.length).toBeGreaterThan(0);
  expect(tests.some((test) => test.startsWith('tests/features/round/'))).toBe(true);
});

it('names the tests of the whole house for documents and settings', () => {
  expect(testsOf(['README.md'])).toContain('tests/architecture/documents.test.ts');
});
