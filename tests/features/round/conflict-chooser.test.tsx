import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { ConflictChooser } from '#src/features/round/card/conflict-chooser.tsx';
import { show, signInSam } from '#tests/support/screen.tsx';
import { newRound } from '#tests/sync/one-round.ts';

it('reports what was too large to save twice, and offers both scores of a hole', async () => {
  await signInSam();
  const label = { device: 'phone', at: '2026-05-01T08:00:00.000Z' };
  const round: Round = {
    ...newRound('r1', 'sam'),
    holes: [{ n: 7, par: 4, strokes: 6 }],
    conflicts: [
      { id: 'a', path: 'holes.7.strokes', kept: '5', ...label },
      { id: 'b', path: 'extra', notice: true, ...label },
    ],
  };
  show(<ConflictChooser round={round} />);

  await screen.findByText('Hole 7, score');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['6', '5', 'OK']);
});
