import { describe, expect, it } from 'vitest';
import { capitalized, compact, fail, groupBy, ok, runToEnd, seeded, shuffled, truncate, unwrap } from '../index.ts';

describe('truncate', () => {
  it('leaves a text that fits as it is', () => {
    expect(truncate('Sam 🏌️', 60)).toBe('Sam 🏌️');
  });

  it('cuts a long text at its limit', () => {
    expect(truncate('a'.repeat(61), 60)).toBe('a'.repeat(60));
  });

  it('drops an emoji that does not fit whole, rather than half of it', () => {
    expect(truncate(`${'a'.repeat(59)}🏌`, 60)).toBe('a'.repeat(59));
    expect(truncate(`${'a'.repeat(58)}🏌`, 60)).toBe(`${'a'.repeat(58)}🏌`);
  });
});

it('capitalises the first letter alone', () => {
  expect(capitalized('over the Top')).toBe('Over the Top');
});

it('compact leaves out undefined, and nothing else', () => {
  expect(Object.keys(compact({ par: 4, putts: undefined, penalties: 0, note: '' }))).toEqual([
    'par',
    'penalties',
    'note',
  ]);
});

it('groups in the order of first appearance', () => {
  expect([...groupBy([4, 5, 3, 4], (par) => par)]).toEqual([
    [4, [4, 4]],
    [5, [5]],
    [3, [3]],
  ]);
});

it('unwraps a value and throws the reason of a failure', () => {
  expect(unwrap(ok(82))).toBe(82);
  expect(() => unwrap(fail('no score'))).toThrow('no score');
});

it('repeats its numbers and its shuffles for one seed', () => {
  const deck = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  expect(shuffled(deck, seeded(7))).toEqual(shuffled(deck, seeded(7)));
  expect(shuffled(deck, seeded(7)).toSorted((a, b) => a - b)).toEqual(deck);
  expect(seeded(7)()).not.toBe(seeded(8)());
});

it('runs stepwise work to its result', () => {
  const steps = function* () {
    yield undefined;
    yield undefined;
    return 'index';
  };
  expect(runToEnd(steps())).toBe('index');
});
