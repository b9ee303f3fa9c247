import { expect, it } from 'vitest';
import { unitWord } from '#src/platform/settings/lengths.ts';

it('says one yard and two yards, one metre and two metres', () => {
  expect([unitWord('imperial', 1), unitWord('imperial', 2)]).toEqual(['yard', 'yards']);
  expect([unitWord('metric', 1), unitWord('metric')]).toEqual(['metre', 'metres']);
});
