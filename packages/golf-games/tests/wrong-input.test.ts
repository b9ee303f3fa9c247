import { expect, it } from 'vitest';
import { drawGroups, placesInField, seasonTable, shotgunStarts, signCard, withFigure } from '../index.ts';

// Games say in a sentence why they cannot be played (bad-input.test.ts). What a board, a draw or a table cannot hold is a
// bug of the caller.

const board = {
  day: '2026-05-01',
  course: 'Links',
  players: [{ id: 'ann', counter: 1, name: 'Ann', holes: {}, signatures: [] }],
};
const ann = { id: 'ann', figure: 36, holes: { 1: 2 } };

it.each<[string, () => unknown]>([
  ['a hole 19', () => withFigure(board, 'ann', 19, 4, 'ann')],
  ['200 strokes', () => withFigure(board, 'ann', 1, 200, 'ann')],
  ['half a stroke', () => withFigure(board, 'ann', 1, 4.5, 'ann')],
  ['no figure', () => withFigure(board, 'ann', 1, undefined as never, 'ann')],
  ['a signature at no time', () => signCard(board, 'ann', 'ann', 'yesterday')],
  ['groups of nobody', () => drawGroups(['ann'], 0, 1)],
  ['a draw without a seed', () => drawGroups(['ann'], 2, Number.NaN)],
  ['a shotgun without holes', () => shotgunStarts(2, [])],
  ['a result that is no number', () => placesInField([{ ...ann, figure: Number.NaN }], 'shared')],
  ['a hole that is no number', () => placesInField([{ ...ann, holes: { 1: undefined as never } }], 'count-back')],
  ['ties that nobody knows', () => placesInField([ann], 'coin' as never)],
  ['points that are none', () => seasonTable([], { bestOf: 0, points: [Number.NaN] })],
  [
    'a place before the first',
    () => seasonTable([{ id: 'd', places: [{ name: 'Ann', rank: 0 }] }], { bestOf: 0, points: [3] }),
  ],
])('%s throws a RangeError', (_, call) => {
  expect(call).toThrow(RangeError);
});
