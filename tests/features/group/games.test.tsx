import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GAMES } from '@divot/golf-games';
import { unwrap } from '@divot/basics';
import { startRound } from '#src/data/commands/rounds.ts';
import { useRound } from '#src/data/queries/rounds.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { RULES, copy } from '#src/features/group/games/copy.ts';
import { gameSentences } from '#src/features/group/games/game-sentence.ts';
import { GamesSheet } from '#src/features/group/games/games-sheet.tsx';
import { gameLine, sideName } from '#src/features/group/games/standing-text.ts';
import { show, signInSam } from '#tests/support/screen.tsx';
import { newRound } from '#tests/sync/one-round.ts';

const partner = (name: string, ...strokes: readonly number[]) => ({
  id: name.toLowerCase(),
  name,
  strokes: Object.fromEntries(strokes.map((one, at) => [String(at + 1), one])),
});

/** Three par fours: Sam has 4, 4 and 5. */
const round: Round = {
  ...newRound('r1', 'sam'),
  holesPlanned: [1, 2, 3],
  holes: [4, 4, 5].map((strokes, at) => ({ n: at + 1, par: 4, si: at + 1, strokes })),
  partners: [partner('Ann', 4, 5, 5), partner('Ben', 4, 5, 5), partner('Cat', 5, 5, 5)],
};
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/gu, '');
const teams = { owner: 'a', ann: 'a', ben: 'b', cat: 'b' };

describe('how a game stands, in one line', () => {
  it.each([
    [{ game: 'skins' }, 'Skins: You 2, Ann 0, Ben 0, Cat 0, 1 skin is nobody’s'],
    [{ game: 'four-ball', teams }, 'Four-ball: 1 up'],
    [{ game: 'round-robin' }, 'Round robin: You 2, Ben 2, Ann 1, Cat 1'],
    [{ game: 'wolf', options: { wolf: { 1: 'lone', 2: 'ann' } } }, 'Wolf: You 2, Ann 2, Ben 0, Cat 0'],
    [{ game: 'nassau', teams }, 'Nassau: first half: 1 up, second half: AS, whole: 1 up'],
    [{ game: 'match' }, 'Match: A match is for two players.'],
  ] as const)('%o', (game, line) => {
    expect(plain(gameLine(round, { id: 'g', ...game }))).toBe(line);
  });

  it('is seen from the golfer’s side', () => {
    const others = { owner: 'b', ann: 'b', ben: 'a', cat: 'a' };

    expect(gameLine(round, { id: 'g', game: 'four-ball', teams: others })).toBe('Four-ball: 1 up');
    expect(sideName(round, teams, 'b')).toBe('Ben & Cat');
  });
});

describe('how a game ended, on a picture that others read', () => {
  const finished = { ...round, partners: [partner('Ann', 4, 5, 5), partner('Ben', 4, 5, 4), partner('Cat', 5, 5, 5)] };
  const sentence = (game: Omit<NonNullable<Round['games']>[number], 'id'>, ownName?: string) =>
    gameSentences({ ...finished, games: [{ id: 'g', ...game }] }, ownName);

  it.each([
    [{ game: 'skins' }, 'Skins: won, 2 to 1', 'Skins: Sam 2, Ben 1, Ann 0, Cat 0'],
    [{ game: 'four-ball', teams }, 'Four-ball: shared', 'Four-ball: Sam & Ann and Ben & Cat halved'],
    [
      { game: 'four-ball', teams, options: { play: 'stroke' } },
      'Four-ball: shared, 13 to 13',
      'Four-ball: Sam & Ann 13, Ben & Cat 13',
    ],
    [{ game: 'match' }, undefined, undefined],
  ] as const)('%o', (game, unnamed, named) => {
    expect(sentence(game)).toEqual(unnamed === undefined ? [] : [unnamed]);
    expect(sentence(game, 'Sam')).toEqual(named === undefined ? [] : [named]);
  });

  it('names who beat whom, and whether there are holes to play', () => {
    const two = { ...finished, partners: [partner('Ann', 5, 5, 5)], games: [{ id: 'g', game: 'match' as const }] };
    expect(gameSentences(two, 'Sam')).toEqual(['Match: Sam beat Ann 2 & 1']);
    expect(gameSentences(two, undefined)).toEqual(['Match: won 2 & 1']);
    expect(gameSentences({ ...two, partners: [partner('Ann', 5)] }, 'Sam')).toEqual([
      'Match: Sam 1 up on Ann, 2 to play',
    ]);
  });
});

describe('the card of rules', () => {
  it.each(GAMES)('of %s has 80 to 120 words', (game) => {
    const words = RULES[game].join(' ').split(/\s+/u).length;

    expect(words).toBeGreaterThanOrEqual(80);
    expect(words).toBeLessThanOrEqual(120);
  });
});

const Games = ({ id }: { readonly id: string }) => {
  const { round: live } = useRound(id);
  return live ? <GamesSheet open round={live} n={1} onClose={() => undefined} /> : null;
};

it('a group adds a game of wolf, chooses on hole 1, reads its rules and removes it again', async () => {
  await signInSam();
  const { id } = unwrap(
    await startRound({
      userId: 'sam',
      tee: { id: 't', name: 'White', par: [4, 4, 4, 4, 4, 4, 4, 4, 4] },
      holesPlanned: [1, 2, 3, 4, 5, 6, 7, 8, 9],
      mode: 'casual',
      partners: ['Ann', 'Ben', 'Cat'].map((name) => ({ name })),
    }),
  );
  show(<Games id={id} />);

  fireEvent.click(await screen.findByRole('button', { name: 'Wolf' }));
  const hole = await screen.findByRole('group', { name: /are the wolf/u });
  fireEvent.click(within(hole).getByRole('radio', { name: 'Ben' }));
  await expect.poll(() => within(hole).getByRole<HTMLInputElement>('radio', { name: 'Ben' }).checked).toBe(true);

  fireEvent.click(screen.getByRole('button', { name: 'Rules: Wolf' }));
  expect(await screen.findByText(RULES.wolf[0]!)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));

  fireEvent.click(await screen.findByText(copy.optionsOnly));
  fireEvent.click(screen.getByRole('button', { name: copy.remove }));
  expect(await screen.findByRole('button', { name: 'Wolf' })).toBeTruthy();
});

it('a Nassau is pressed in its half and over the whole, and its whole is worth what the group says', async () => {
  await signInSam();
  const { id } = unwrap(
    await startRound({
      userId: 'sam',
      tee: { id: 't', name: 'White', par: [4, 4, 4, 4, 4, 4, 4, 4, 4] },
      holesPlanned: [1, 2, 3, 4, 5, 6, 7, 8, 9],
      mode: 'casual',
      partners: [{ name: 'Ann' }],
    }),
  );
  show(<Games id={id} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Nassau' }));
  const press = (part: string) => screen.getByRole('button', { name: `Press the ${part} from hole 1` });
  await screen.findByRole('button', { name: 'Press the whole from hole 1' });

  for (const part of ['first half', 'whole']) {
    fireEvent.click(press(part));
    await expect.poll(() => press(part).getAttribute('aria-pressed')).toBe('true');
  }
  expect(press('first half').getAttribute('aria-pressed')).toBe('true');
  const whole = () => screen.getByLabelText<HTMLSelectElement>('whole');
  fireEvent.change(whole(), { target: { value: '2' } });
  await expect.poll(() => whole().value).toBe('2');
});
