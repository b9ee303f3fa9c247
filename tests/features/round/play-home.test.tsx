import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RoundAreas } from '#src/app/round-areas.tsx';
import { importRounds } from '#src/data/commands/transfer.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { PlayHome } from '#src/features/round/play-home.tsx';
import { show, signInSam } from '#tests/support/screen.tsx';
import { newRound } from '#tests/sync/one-round.ts';

const nine: Round = {
  ...newRound('r1', 'sam'),
  status: 'finished',
  holes: [],
  holesPlanned: [],
  total: { adjustedGross: 41, holes: 9 },
};

it('says in words how many holes a short round has', async () => {
  await signInSam();
  await importRounds([nine]);

  show(
    <RoundAreas>
      <PlayHome go={() => undefined} />
    </RoundAreas>,
  );

  expect((await screen.findByText(/total only/)).textContent).toContain('· 9 holes');
});
