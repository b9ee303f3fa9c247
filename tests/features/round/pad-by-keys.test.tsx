import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { RoundAreas } from '#src/app/round-areas.tsx';
import { startRound } from '#src/data/commands/rounds.ts';
import { PlayingScreen } from '#src/features/round/playing-screen.tsx';
import type { PlaySearch } from '#src/platform/play-search.ts';
import { SAM, show, signInSam } from '#tests/support/screen.tsx';
import { playOrder } from '@divot/golf-rules';

// e2e/engines/keys.spec.ts counts the keys of a hole in each engine.

const Play = ({ round }: { readonly round: string }) => {
  const [at, setAt] = useState<PlaySearch>({ round, hole: 1 });
  return (
    <RoundAreas>
      <PlayingScreen at={at} navigation={{}} go={(next) => setAt(next)} />
    </RoundAreas>
  );
};

const groupOfFocus = () => document.activeElement?.closest('[role=group]')?.getAttribute('aria-label');

it('leads keys from hole to hole and from player to player, without the focus being lost', async () => {
  await signInSam({}, new Date('2026-05-01T08:00:00Z'));
  const started = await startRound({
    userId: SAM.uid,
    tee: { id: 'white', name: 'White', par: Array.from({ length: 18 }, () => 4) },
    holesPlanned: playOrder(18, 1),
    mode: 'casual',
    partners: [{ id: 'jo', name: 'Jo' }],
  });
  if (!started.ok) throw new Error(started.error);
  show(<Play round={started.value.id} />);
  await screen.findByRole('heading', { name: 'Hole 1' });

  fireEvent.click(screen.getByRole('button', { name: 'Next: Hole 2' }), { detail: 0 });
  await screen.findByRole('heading', { name: 'Hole 2' });
  await waitFor(() => expect(groupOfFocus()).toBe('Drive'));

  const bogey = screen.getByRole('button', { name: '5, bogey' });
  act(() => bogey.focus());
  expect(groupOfFocus()).toBe('You');
  fireEvent.click(bogey);
  await screen.findByRole('button', { name: /^You, 5, bogey/ });
  expect(groupOfFocus()).toBe('Jo');

  fireEvent.click(screen.getByRole('button', { name: 'Next: Hole 3' }), { detail: 1 });
  await screen.findByRole('heading', { name: 'Hole 3' });
  expect(groupOfFocus()).not.toBe('Drive'); // a thumb needs no focus moved
});
