import { expect, it } from 'vitest';
import { countedLookUps } from '../documents/look-ups.ts';

const forEachDocument = () => countedLookUps(() => ({ userId: { stringValue: 'ada' } }));
const games = (count: number) => Array.from({ length: count }, (_, n) => `games/${n}`);

it('allows ten look-ups a document, each function with its path once', () => {
  const { exists, get, getAfter } = forEachDocument()();

  for (const path of [...games(8), ...games(8)]) get(path);
  exists('games/0');
  getAfter('games/0');

  expect(() => get('games/8')).toThrow('permissions');
});

it('allows twenty look-ups a commit', () => {
  const next = forEachDocument();

  for (const path of [...games(20), ...games(20)]) next().get(path);

  expect(() => next().get('games/20')).toThrow('permissions');
});
