import { expect, it } from 'vitest';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { gameStoryOf } from '#src/domain/rounds/game-story.ts';
import { namesIn } from '#src/domain/rounds/first-names.ts';
import { decidedText, missingText, outcomeText, ownResult } from '#src/features/round/story/game-words.ts';
import { newRound } from '#tests/sync/one-round.ts';

type Scores = readonly (number | 'X' | undefined)[];

/** Three par fours. */
const said = (format: NonNullable<Round['format']>, own: Scores, ...others: readonly (readonly [string, Scores])[]) => {
  const round: Round = {
    ...newRound('r1', 'sam'),
    format,
    holes: own.map((score, at) => ({
      n: at + 1,
      par: 4,
      ...(typeof score === 'number' ? { strokes: score } : score === 'X' ? { pickedUp: true } : {}),
    })),
    partners: others.map(([name, scores]) => ({
      id: name,
      name,
      strokes: Object.fromEntries(scores.flatMap((score, at) => (typeof score === 'number' ? [[at + 1, score]] : []))),
      pickedUp: scores.flatMap((score, at) => (score === 'X' ? [at + 1] : [])),
    })),
  };
  const story = gameStoryOf(round)!;
  const nameOf = namesIn(round);
  const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/gu, '');
  return {
    headline: plain([ownResult(story, nameOf), outcomeText(story, nameOf)].filter(Boolean).join(', ')),
    notes: plain([decidedText(story, nameOf), ...missingText(story, nameOf)].join(' ').trim()),
  };
};

it.each([
  ['a win', said('stableford', [4, 4, 4], ['Jo', [4, 4, 5]]), '6 points, you won by 1'],
  ['a loss to one', said('stableford', [4, 4, 6], ['Jo Lee', [4, 4, 5]]), '4 points, Jo won by 1'],
  ['one of two at the top', said('stroke', [4, 4, 4], ['Jo', [4, 4, 4]], ['Max', [5, 5, 5]]), '12, level with Jo'],
  ['a third place', said('stroke', [5, 5, 5], ['Jo', [4, 4, 4]], ['Max', [5, 4, 4]]), '15, third, 3 behind Jo'],
  [
    'a shared second place',
    said('stroke', [5, 4, 4], ['Jo', [4, 4, 4]], ['Max', [5, 4, 4]]),
    '13, joint second, 1 behind Jo',
  ],
  [
    'two who share the win',
    said('stroke', [5, 5, 5], ['Jo', [4, 4, 4]], ['Max', [4, 4, 4]]),
    '15, third, 3 behind Jo and Max',
  ],
  ['a match', said('match', [4, 4, 4], ['Jo', [5, 5, 5]]), 'You beat Jo 2 & 1'],
  ['a match lost on the last', said('match', [4, 4, 5], ['Jo', [4, 4, 4]]), 'Jo won 1 up'],
  ['a match without a winner', said('match', [4, 5, 4], ['Jo', [4, 4, 5]]), 'All square with Jo'],
  ['a match that was not finished', said('match', [4, 5], ['Jo', [4, undefined]]), 'All square with Jo after 1 hole'],
  ['a player alone', said('stableford', [4, 4, 3]), '7 points'],
  ['holes against par', said('par', [3, 5, 'X']), '1 down'],
  [
    'two of one name',
    said('stroke', [5, 5, 5], ['Jo Lee', [4, 4, 4]], ['Jo Fox', [5, 5, 6]]),
    '15, second, 3 behind Jo Lee',
  ],
] as const)('says %s in one line', (_, { headline }, text) => {
  expect(headline).toBe(text);
});

it.each([
  ['the last lead', said('stableford', [4, 5, 4], ['Jo', [4, 4, 6]]), 'Decided on hole 3: you went ahead for good.'],
  ['a match', said('match', [4, 4, 4], ['Jo', [5, 5, 5]]), 'Won on hole 2.'],
  ['nothing of a draw', said('stroke', [4, 4], ['Jo', [4, 4]]), ''],
  [
    'who has no total',
    said('stroke', ['X', 4, 4], ['Jo', [4, 4, 4]]),
    'You picked up a hole, so there is no stroke-play total.',
  ],
  [
    'whose card is short',
    said('stableford', [4, 4, 4], ['Jo', [4, 4, undefined]]),
    'Jo’s card has 2 of 3 holes, so no place.',
  ],
] as const)('says below it: %s', (_, { notes }, text) => {
  expect(notes).toBe(text);
});
