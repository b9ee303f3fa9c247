import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Board } from '@divot/golf-games';
import { MarkerCards } from '#src/features/group/codes/marker-card.tsx';
import { newRound } from '#tests/sync/one-round.ts';

// Player and marker certify a complete card on which they agree (Rule 3.3b).

const round = newRound('r1', 'sam');
const figure = (author: string, value: number | 'X') => ({ value, author, counter: 1 });

/** Jo's card, which Sam marks: what Jo and Sam entered on each hole. */
const cardOf = (figures: readonly (readonly ReturnType<typeof figure>[])[]) => {
  const holes = Object.fromEntries(round.holesPlanned.map((n, at) => [n, figures[at] ?? []]));
  const jo = { id: 'jo', name: 'Jo', counter: 1, marker: 'sam', holes, signatures: [] };
  const board = { day: round.playedOn, course: 'Links', players: [jo] } as unknown as Board;
  render(<MarkerCards round={round} board={board} owner={{ name: 'Sam' }} />);
  return screen.getByRole<HTMLButtonElement>('button', { name: 'Sign' });
};

it('is signed when each hole has a score, whoever entered it, or was picked up', () => {
  expect(cardOf(round.holesPlanned.map((n) => [figure(n === 1 ? 'jo' : 'sam', n === 2 ? 'X' : 5)])).disabled).toBe(
    false,
  );
});

it('is not signed while a hole has no score', () => {
  expect(cardOf(round.holesPlanned.slice(1).map(() => [figure('sam', 5)])).disabled).toBe(true);
  expect(screen.getByText('1 hole without a score. Sign when the card is complete.')).toBeTruthy();
});

it('is not signed while player and marker have different scores', () => {
  const sign = cardOf(round.holesPlanned.map((n) => [figure('jo', n === 1 ? 4 : 5), figure('sam', 5)]));

  expect(sign.disabled).toBe(true);
  expect(screen.getByText(/^One hole is different/)).toBeTruthy();
});

it('is marked by whom the golfer chooses, and a golfer without a phone by whoever says so', () => {
  const group = {
    ...round,
    partners: ['Jo', 'Max', 'Priya'].map((name) => ({ id: name.toLowerCase(), name, strokes: {} })),
  };
  const players = ['Jo', 'Max', 'Priya', 'Sam'].map((name) => ({
    id: name.toLowerCase(),
    name,
    counter: name === 'Priya' ? 0 : 1,
    ...(name === 'Priya' ? {} : { marker: name === 'Jo' ? 'max' : 'jo' }),
    holes: {},
    signatures: [],
  }));

  render(
    <MarkerCards round={group} board={{ day: round.playedOn, course: 'Links', players }} owner={{ name: 'Sam' }} />,
  );

  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Who marks your card' });
  expect([choice.value, ...[...choice.options].map(({ text }) => text)]).toEqual(['jo', 'Jo', 'Max', 'Priya']);
  expect(screen.getAllByRole('button', { name: /^Mark / }).map(({ textContent }) => textContent)).toEqual([
    'Mark Priya’s card',
  ]);
});
