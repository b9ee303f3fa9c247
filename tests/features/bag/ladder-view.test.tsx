import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Ladder, Rung, Step } from '#src/domain/bag/ladder.ts';
import { METRES_PER_YARD } from '@divot/basics';
import { LadderView } from '#src/features/bag/ladder-view.tsx';
import { show } from '#tests/support/screen.tsx';

const rung = (club: string, carryYards: number): Rung => ({
  club,
  carryM: carryYards * METRES_PER_YARD,
  by: 'typed',
  shots: 0,
});

/** Two clubs that show carries of 115 and 95 yards. Their true difference of 19.2 rounds to 19. */
const ladderOf = (kind: Step['kind']): Ladder => ({
  rungs: [rung('Pitching wedge', 114.6), rung('Sand wedge', 95.4)],
  steps: [{ longer: 'Pitching wedge', shorter: 'Sand wedge', apartM: 19.2 * METRES_PER_YARD, kind }],
  tooFew: [],
});

it.each([
  ['gap', '20 yards with no club'],
  ['overlap', 'Two clubs about 20 yards apart'],
] as const)('says with a shown %s the difference of the two carries that it shows', async (kind, title) => {
  show(<LadderView ladder={ladderOf(kind)} selected={undefined} onOpen={() => undefined} />);
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByText(/Pitching wedge 115, sand wedge 95\./)).toBeTruthy();
  expect(screen.queryByText(/\b19\b/)).toBeNull();
  // The rule behind a gap: 15 yards is the widest usual step between irons and wedges.
  expect(screen.queryAllByText(/usually at most 15, and your shots/)).toHaveLength(kind === 'gap' ? 1 : 0);
});
