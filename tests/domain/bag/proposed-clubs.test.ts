import { expect, it } from 'vitest';
import { proposedClubs } from '#src/domain/bag/proposed-clubs.ts';

it('proposes the clubs whose carry is nearest to a stroke', () => {
  const bag = [
    { type: 'Driver', carryYards: 230 },
    { type: '7-iron', carryYards: 150 },
    { type: '8-iron', carryYards: 138 },
    { type: 'Putter', carryYards: 145 },
    { type: '5-wood', carryYards: 200 },
  ];

  expect(proposedClubs(bag, 146)).toEqual(['7-iron', '8-iron', '5-wood']);
});
