import { expect, it } from 'vitest';
import { truncate } from '#src/domain/shared/truncate.ts';

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
