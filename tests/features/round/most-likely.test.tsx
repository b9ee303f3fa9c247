import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { playersOf } from '#src/domain/rounds/players.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { ScoreFace } from '#src/features/round/pad/score-face.tsx';
import { show } from '#tests/support/screen.tsx';

// For a hole that the golfer started and did not finish, Divot offers its most likely score in place of the putts.

const onPad = (first: Partial<Round['holes'][number]>) => {
  const hole = { n: 1, par: 4, si: 1, ...first };
  const answer = vi.fn();
  const round = { holes: [hole], holesPlanned: [1], mode: 'casual', courseHandicap: 0 } as unknown as Round;
  const players = playersOf(round, 1);
  show(
    <ScoreFace
      round={round}
      hole={hole}
      isScoreDerived={false}
      scorer={{ players, scorer: players[0]!, isDone: true, open: vi.fn(), enter: vi.fn(), answer }}
      voice={{} as never}
      onMore={() => undefined}
      onShare={() => undefined}
      rules={undefined}
      picture={undefined}
    />,
  );
  return answer;
};

it('is offered only for a picked-up hole, up to net double bogey', async () => {
  onPad({ strokes: 5 });
  expect(await screen.findByText('Putts')).toBeTruthy();
  expect(screen.queryByText('Most likely')).toBeNull();
  cleanup();

  onPad({ pickedUp: true });
  expect(await screen.findByText('counts 6')).toBeTruthy();
  const chips = screen.getAllByRole('button', { name: /^Most likely/ });
  expect(chips.map((chip) => chip.textContent)).toEqual(['3', '4', '5', '6']);
});

it('is one tap, and a second tap undoes it', async () => {
  const answer = onPad({ pickedUp: true, mostLikely: 5 });
  expect(await screen.findByText('counts 5')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Most likely 4' }));
  expect(answer).toHaveBeenCalledWith({ mostLikely: 4 });
  fireEvent.click(screen.getByRole('button', { name: 'Most likely 5' }));
  expect(answer).toHaveBeenCalledWith({ mostLikely: undefined });
});
