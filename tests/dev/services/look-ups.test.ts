import { expect, it } from 'vitest';
import { countedLookUps } from '#dev/services/documents/look-ups.ts';

const game = { userId: { stringValue: 'ada' } };
const forEach = () => countedLookUps(() => game);

it('allows twenty look-ups a commit and ten a document, each path once', () => {
  const lookUpsOfEach = forEach();
  const [first, second, third] = [lookUpsOfEach(), lookUpsOfEach(), lookUpsOfEach()];
  for (let n = 0; n < 10; n += 1) first.get(`games/${n}`);
  for (let n = 0; n < 10; n += 1) first.get(`games/${n}`);
  expect(() => first.get('games/10')).toThrow('permissions');

  const lookUps = forEach();
  const one = lookUps();
  expect(one.exists('heads/ada')).toBe(true);
  expect(one.get('heads/ada')).toBe(game);
  for (let n = 0; n < 8; n += 1) one.getAfter(`games/${n}`);
  for (let n = 0; n < 10; n += 1) second.get(`games/${n}`);
  expect(() => third.get('games/0')).not.toThrow();
});

it('refuses the twenty-first look-up of a commit', () => {
  const lookUpsOfEach = forEach();
  for (let n = 0; n < 20; n += 1) lookUpsOfEach().get(`games/${n}`);
  expect(() => lookUpsOfEach().get('games/20')).toThrow('permissions');
});
