import { expect, it } from 'vitest';
import { splitOf } from '../exercises/splits.ts';

it.each([
  ['Push/Pull/Legs', 'Push/Pull/Legs'],
  ['Push/Pull', 'Push/Pull/Legs'],
  ['upper body', 'Full Body'],
  ['Upper - lower', 'Upper/Lower'],
  ['mobility', 'Mobility Only'],
  ['POWER', 'Power & Speed'],
  ['Arnold', 'Full Body'],
  ['', 'Full Body'],
])('trains a profile with the split “%s” by %s', (stored, split) => {
  expect(splitOf(stored)).toBe(split);
});
