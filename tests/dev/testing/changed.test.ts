import { beforeAll, describe, expect, it } from 'vitest';
import { openTests } from '#dev/testing/changed.ts';
import { changedNames, exportedFrom, readModule } from '#dev/testing/names.ts';

describe('the tests nearest to a file', () => {
  let tests: ReturnType<typeof openTests>;
  beforeAll(() => {
    tests = openTests();
  });

  it.each([
    ['imports it', 'src/platform/waiting/idle.ts', 'tests/platform/idle.test.ts'],
    ['imports its importers', 'src/features/round/finish/use-review.ts', 'tests/features/round/unsaved-input.test.tsx'],
    ['imports it from its library', 'packages/ground/distances/distances.ts', 'packages/ground/tests/laws.test.ts'],
  ])('include one that %s', (_, file, test) => {
    expect(tests.testsOfFile(file)).toContain(test);
  });

  it('are a changed test itself', () => {
    expect(tests.testsOfChanges(['tests/platform/idle.test.ts']).tests).toEqual(['tests/platform/idle.test.ts']);
  });

  it('are those of documents for a document', () => {
    expect(tests.testsOfChanges(['docs/phones.md']).tests).toContain('tests/architecture/documents.test.ts');
  });

  it('compare what is generated with what generates it', () => {
    expect(tests.testsOfChanges(['firestore.rules']).tests).toContain('tests/rules/generated-files.test.ts');
  });

  it.each([
    [0.1, 'all'],
    [4, 'those that fit'],
    [100, 'one'],
  ])('of %s seconds each are %s, and what is left has its name', (each) => {
    const all = openTests(() => 0.1).testsOfChanges(['docs/phones.md']).tests;
    const { tests: chosen, seconds, tooLong } = openTests(() => each).testsOfChanges(['docs/phones.md']);
    expect(all.length).toBeGreaterThan(3);
    expect(chosen).toHaveLength(Math.min(all.length, Math.max(1, Math.floor(12 / each))));
    expect(seconds).toBeCloseTo(each * chosen.length);
    for (const test of tooLong) expect(all).toContain(test);
  });

  it('begin with every changed test, however long', () => {
    const changed = ['tests/platform/idle.test.ts', 'tests/platform/voice.test.ts'];
    expect(openTests(() => 100).testsOfChanges(['docs/phones.md', ...changed]).tests).toEqual(changed);
  });
});

describe('what a change reaches', () => {
  const before = `
    import { par } from './par.ts';
    export type Score = { strokes: number };
    const overPar = (strokes: number) => strokes - par;
    export const inWords = (strokes: number) => names[overPar(strokes)];
    export const names = { '-1': 'birdie' };
    export const toPar = overPar;
    export { bogey } from './bogey.ts';`;
  const reachedBy = (after: string): readonly string[] => {
    const module = readModule('score.ts', after);
    return exportedFrom(module, changedNames(readModule('score.ts', before), module));
  };

  it('is the exported names that depend on it', () => {
    expect(reachedBy(before.replace('strokes - par', 'par - strokes'))).toEqual(['inWords', 'toPar']);
    expect(reachedBy(before.replace('birdie', 'eagle'))).toEqual(['inWords', 'names']);
  });

  it('is nothing for a type', () => {
    expect(reachedBy(before.replace('strokes: number }', 'strokes: number; putts: number }'))).toEqual([]);
  });

  it('is everything of a module for what runs when it is loaded', () => {
    expect(reachedBy(`${before} register();`)).toEqual(['inWords', 'names', 'toPar', 'bogey']);
  });
});
