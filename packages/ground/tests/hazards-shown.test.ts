import { expect, it } from 'vitest';
import type { SidedHazard } from '../distances/hazards.ts';
import { hazardsShown } from '../distances/hazards-shown.ts';

const bunker = (reachM: number, carryM: number, side: SidedHazard['side'] = 'left'): SidedHazard => ({
  kind: 'bunker',
  reachM,
  carryM,
  side,
});
const water = (reachM: number, carryM: number): SidedHazard => ({ kind: 'water', reachM, carryM, side: 'right' });

it('names a fairway bunker in reach, but none at the feet, behind the front of the green or out of reach', () => {
  const shown = hazardsShown([bunker(20, 40), bunker(180, 200), bunker(290, 310), bunker(310, 320)], 300);

  expect(shown.map(({ reachM }) => reachM)).toEqual([180]);
});

it('names water however near it is, and before the third bunker', () => {
  const shown = hazardsShown([water(10, 30), bunker(80, 90), bunker(120, 130), bunker(160, 170)], 300);

  expect(shown.map(({ kind, reachM }) => [kind, reachM])).toEqual([
    ['water', 10],
    ['bunker', 80],
    ['bunker', 120],
  ]);
});

it('treats two bunkers on one side with less than 12 yards between them as one', () => {
  const shown = hazardsShown([bunker(150, 160), bunker(165, 180), bunker(168, 185, 'right')], 300);

  expect(shown.map(({ side, reachM, carryM }) => [side, reachM, carryM])).toEqual([
    ['left', 150, 180],
    ['right', 168, 185],
  ]);
});

it('says that a creek beside the whole hole runs all along', () => {
  expect(hazardsShown([water(20, 270)], 300)).toMatchObject([{ isAllAlong: true }]);
});
