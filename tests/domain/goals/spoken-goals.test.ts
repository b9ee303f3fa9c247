import { some } from '@divot/basics/testing';
import { expect, it } from 'vitest';
import { type PracticeTarget, practiceTarget } from '#src/domain/goals/practice-goal.ts';

// Builds some thousand goals from the ways golfers say a number, a time, a part of the game and a frequency.

const TIMES: readonly (readonly [string, number])[] = [
  ['10 minutes', 10],
  ['twenty minutes', 20],
  ['20-minute', 20],
  ['45 min', 45],
  ['a quarter of an hour', 15],
  ['half an hour', 30],
  ['a half hour', 30],
  ['an hour', 60],
  ['1 hour', 60],
  ['one and a half hours', 90],
  ['an hour and a half', 90],
  ['1.5 hours', 90],
  ['1,5 hours', 90],
  ['1½ hours', 90],
  ['1h30', 90],
  ['2 hrs', 120],
  ['three hours', 180],
  ['2 hours 15 minutes', 135],
];
const COUNTS: readonly (readonly [string, number])[] = [
  ['2', 2],
  ['three', 3],
  ['twelve', 12],
  ['25', 25],
  ['fifty', 50],
  ['100', 100],
  ['a hundred', 100],
  ['two hundred', 200],
  ['1,000', 1000],
];
const OFTEN: readonly (readonly [string, PracticeTarget['per']])[] = [
  ['a day', 'day'],
  ['every day', 'day'],
  ['daily', 'day'],
  ['each morning', 'day'],
  ['every night', 'day'],
  ['a week', 'week'],
  ['per week', 'week'],
  ['each week', 'week'],
  ['weekly', 'week'],
  ['/week', 'week'],
  ['', 'ever'],
];
const PARTS: readonly (readonly [string, PracticeTarget['area']])[] = [
  ['putting', 'putting'],
  ['chipping', 'short-game'],
  ['short game', 'short-game'],
  ['bunker', 'short-game'],
  ['range', 'full-swing'],
  ['driving', 'full-swing'],
];
const BALLS: readonly (readonly [string, PracticeTarget['area'] | undefined])[] = [
  ['putts', 'putting'],
  ['short putts', 'putting'],
  ['chips', 'short-game'],
  ['bunker shots', 'short-game'],
  ['drives', undefined],
  ['balls', undefined],
];

const read = (
  text: string,
  target: Omit<PracticeTarget, 'area'> & { readonly area?: PracticeTarget['area'] | undefined },
) => {
  const { area, ...others } = target;
  for (const said of [text, text.toUpperCase(), `I will do ${text}.`])
    expect(practiceTarget(said), said).toEqual({ ...others, ...(area === undefined ? {} : { area }) });
};

it('reads so much time of a part, a day or a week', () => {
  for (const [time, of] of TIMES)
    for (const [part, area] of PARTS)
      for (const [often, per] of OFTEN)
        read(`${time} of ${part} ${often}`.trim(), { counts: 'minutes', of, per, area });
});

it('reads so many sessions, and how long each of them is', () => {
  for (const [count, of] of some(COUNTS))
    for (const [part, area] of PARTS)
      for (const [often, per] of OFTEN) {
        read(`${count} ${part} sessions ${often}`.trim(), { counts: 'sessions', of, per, area });
        for (const [time, leastMinutes] of TIMES)
          read(`${count} ${part} sessions of ${time} ${often}`.trim(), {
            counts: 'sessions',
            of,
            per,
            area,
            leastMinutes,
          });
      }
});

it('reads so many balls', () => {
  for (const [count, of] of COUNTS)
    for (const [ball, area] of BALLS)
      for (const [often, per] of OFTEN) read(`${count} ${ball} ${often}`.trim(), { counts: 'balls', of, per, area });
});
