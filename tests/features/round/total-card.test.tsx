import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RoundAreas } from '#src/app/round-areas.tsx';
import { importRounds } from '#src/data/commands/transfer.ts';
import { currentDatabase } from '#src/data/live/current.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { CardScreen } from '#src/features/round/card/card-screen.tsx';
import { show, signInSam } from '#tests/support/screen.tsx';
import { newRound } from '#tests/sync/one-round.ts';

const posted: Round = {
  ...newRound('r1', 'sam'),
  status: 'finished',
  holes: [],
  holesPlanned: [],
  total: { adjustedGross: 84, holes: 18 },
  courseSnapshot: {
    name: 'Heron Creek',
    tee: { id: 'imported', name: 'White', par: [], courseRating: 71.2, slope: 128 },
  },
};

it('shows a posted score with its differential and no hole, and lets the golfer correct the score', async () => {
  await signInSam();
  await importRounds([posted]);
  show(
    <RoundAreas>
      <CardScreen round={posted} go={() => undefined} />
    </RoundAreas>,
  );

  expect(await screen.findByText('No holes on record')).toBeTruthy();
  expect(screen.getByText('84')).toBeTruthy();
  expect(screen.getByText('11.3')).toBeTruthy();
  expect(screen.queryByText('Greens in regulation')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Edit scores' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Story of this round' })).toBeNull();

  fireEvent.click(screen.getByRole('button', { name: 'Score, day, notes' }));
  const field = await screen.findByLabelText('Adjusted gross score');
  fireEvent.change(field, { target: { value: '844' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter a score of 36 to 198 strokes over 18 holes.')).toBeTruthy();
  fireEvent.change(field, { target: { value: '85' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(async () => (await currentDatabase()?.rounds.findOne('r1').exec())?.total?.adjustedGross).toBe(85);
});
