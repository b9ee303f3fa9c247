import { describe, expect, it } from 'vitest';
import { type Game, type GameInput, allowanceOf } from '../index.ts';
import { groupOf, sidesWith } from './groups.ts';

const two = groupOf({ a: '4', b: '4' });
const pairs = sidesWith({ a1: '4' }, { a1: 0, a2: 0, b1: 0, b2: 0 });
const fours = sidesWith({ a1: '4' }, { a1: 0, a2: 0, a3: 0, a4: 0, b1: 0, b2: 0, b3: 0, b4: 0 }, { play: 'stroke' });

describe('handicap allowances (Rules of Handicapping, appendix C, 2024)', () => {
  const rows: readonly (readonly [Game, GameInput, number])[] = [
    ['stroke', two, 95],
    ['stableford', two, 95],
    ['match', two, 100],
    ['skins', two, 100],
    ['nassau', two, 100],
    ['nassau', pairs, 90],
    ['four-ball', pairs, 90],
    ['four-ball', { ...pairs, options: { play: 'stroke' } }, 85],
    ['four-ball', { ...pairs, options: { play: 'stableford' } }, 85],
    ['pairs-stableford', pairs, 85],
    ['best-ball', fours, 75],
    ['best-ball', { ...fours, options: { play: 'stroke', count: 2 } }, 85],
    ['best-ball', { ...fours, options: { play: 'stroke', count: 3 } }, 100],
    ['pairs-stableford', { ...fours, options: {} }, 85],
    ['pairs-stableford', { ...pairs, options: { count: 2 } }, 100],
    ['foursomes', pairs, 100],
    ['scramble', pairs, 100],
    ['round-robin', pairs, 90],
    ['wolf', pairs, 90],
  ];
  it.each(rows)('%s: %#', (game, input, percent) => {
    expect(allowanceOf(game, input)).toBe(percent);
  });
});
