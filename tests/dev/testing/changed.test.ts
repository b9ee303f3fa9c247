import { expect, it } from 'vitest';
import { testsOf } from '#dev/testing/changed.ts';

it('names the tests that import a changed file', () => {
  expect(testsOf(['src/platform/waiting/idle.ts'])).toContain('tests/platform/idle.test.ts');
});

it('names a changed test alone', () => {
  expect(testsOf(['tests/platform/idle.test.ts'])).toEqual(['tests/platform/idle.test.ts']);
});

it('names the tests of its importers where no test imports a file itself', () => {
  expect(testsOf(['src/features/round/finish/use-review.ts'])).toContain('tests/features/round/unsaved-input.test.tsx');
});

it('names all tests of a changed library', () => {
  expect(testsOf(['packages/ground/distances/distances.ts'])).toContain('packages/ground/tests/laws.test.ts');
});

it('names the tests of the whole house for documents and settings', () => {
  expect(testsOf(['README.md'])).toContain('tests/architecture/documents.test.ts');
});
