import { count } from '#src/features/practice/copy.ts';

export const season = {
  title: (year: number) => `Season ${year}`,
  lead: 'Only what was counted or timed. Nothing here is an estimate.',
  year: 'Season',
  empty: (year: number) => `No finished practice, workout or round in ${year}.`,
  practise: 'Practise',
  totals: {
    rounds: 'Rounds',
    sessions: 'Practice sessions',
    practised: 'Hours practised',
    balls: 'Balls',
    passed: 'Marks passed',
    workouts: 'Workouts',
    trained: 'Hours trained',
  },
  of: (n: number, all: number) => `${n} of ${all}`,
  levels: 'Levels',
  levelsEmpty: 'Finish a drill to see its levels here.',
  first: 'First',
  best: 'Best',
  now: 'Level now',
  times: (n: number) => (n === 1 ? 'done once' : `done ${n} times`),
  tests: 'A week later',
  testsText: (passed: number, all: number) =>
    `${passed} of ${count(all, 'mark')} still passed in a transfer test, with the task changing every ball.`,
} as const;
