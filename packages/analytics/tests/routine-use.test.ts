import { expect, it } from 'vitest';
import { type RoundFacts, roundFacts } from '../round-facts.ts';
import { routineUse } from '../routine-use.ts';
import { playedRound } from './cards.ts';

/** One round per list; the list tags that round's first holes. */
const tagged = (...answers: readonly (readonly ('yes' | 'part' | 'no')[])[]): RoundFacts[] =>
  answers.flatMap((ofRound, week) => {
    const routine = (n: number) => ofRound[n - 1];
    return roundFacts(playedRound(week, (n) => (routine(n) ? { routine: routine(n)! } : {}))) ?? [];
  });
const times = (count: number, answer: 'yes' | 'part' | 'no') => Array.from({ length: count }, () => answer);

it('is what share of the tagged holes had the whole routine', () => {
  expect(routineUse(tagged([...times(9, 'yes'), ...times(6, 'no'), ...times(3, 'part')], times(9, 'yes')))).toEqual({
    tagged: 27,
    percent: (100 * 18) / 27,
  });
});

it('counts no hole without a tag', () => {
  expect(routineUse(tagged([]))).toEqual({ tagged: 0, percent: 0 });
});
