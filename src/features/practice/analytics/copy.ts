import { count } from '#src/features/practice/copy.ts';

const pointsOf = (n: number) => (n === 1 ? '1 point' : `${n} points`);

/**
 * How far the success of random practice is from that of block practice: "5 to 25 points less", or "1 point more to 25
 * points less".
 */
const gapRange = (low: number, high: number) => {
  if (low < 0 && high > 0) return `${pointsOf(-low)} more to ${pointsOf(high)} less`;
  const [least, most] = [Math.abs(low), Math.abs(high)].toSorted((a, b) => a - b);
  return `${least} to ${pointsOf(most!)} ${low < 0 ? 'more' : 'less'}`;
};

export const figures = {
  range: 'Range',
  ranges: { 7: '7 days', 30: '30 days', 90: '90 days', all: 'All' },
  within: { 7: 'in the last 7 days', 30: 'in the last 30 days', 90: 'in the last 90 days', all: 'so far' },
  practise: 'Practise',
  needs: (least: number, has: number, when: string) =>
    `Practise ${least} times to see your figures. You have ${has === 0 ? 'none' : has} ${when}.`,
  minutes: 'Minutes',
  perSession: (mean: number) => `about ${mean} a session`,
  sessions: 'Sessions',
  balls: 'Balls',
  mix: 'Block : varied',
  mixNote: '% of the time; varied is random practice and games',
  passRate: 'Pass rate',
  of: (n: number, all: number) => `${n} of ${all}`,
  times: (n: number) => count(n, 'session'),
  streak: 'Weeks in a row',
  streakNote: 'with practice, Sunday to Saturday',
  balance: 'Practice and lost strokes',
  balanceNeeds:
    'After 3 sessions and 3 rounds with shots or putts on the card, Divot compares your practice time with where you lose strokes.',
  balanceTitle: 'Share of practice time and of strokes lost',
  balanceNote: (sessions: number, rounds: number) =>
    `${count(sessions, 'session')}; newest ${count(rounds, 'round')}, strokes lost to a typical golfer of your index, estimated`,
  focus: 'your focus',
  whyNotMost: (most: string, focus: string) =>
    `The ${most} costs you more just now. Your focus stays ${focus} until its retest.`,
  area: 'Area',
  practised: 'Share of practice time',
  lost: 'Share of strokes lost',
  practisedShort: 'of practice',
  lostShort: 'of strokes lost',
  mismatch: (practice: string, area: string, lost: string, missing = 'it') =>
    `${practice} of your practice is ${area}, but ${lost} of your strokes are lost in ${missing}.`,
  rebalance: (area: string) => `Build a session on ${area}`,
  weeks: 'Minutes a week by area',
  weeksNote: (n: number) => `${count(n, 'week')}, each from Sunday, without your own blocks that name no drill`,
  week: 'Week of',
  trends: 'Drill scores',
  trendsNeed: (least: number) => `Complete a drill ${least} times to see its scores here.`,
  drill: 'Drill',
  mean: 'Mean',
  firstLast: 'First, last',
  better: (lower: boolean) => (lower ? 'Lower is better.' : 'Higher is better.'),
  trendNote: (n: number) => `${n} ${n === 1 ? 'score' : 'scores'}, the band is the mean ± one standard deviation`,
  usual: 'usual',
  score: 'Score',
  when: 'Day',
  few: 'few',
  gap: 'Transfer gap',
  gapNeeds: (least: number, block: number, random: number) =>
    `Needs ${least} counted tries of each kind: you have ${block} in block and ${random} in random practice.`,
  gapUnclear: 'No clear difference',
  gapText: (kind: 'less' | 'more' | 'unclear', low: number, high: number) =>
    `${
      {
        less: 'You succeed this much less often when the task changes every ball.',
        more: 'You succeed this much more often when the task changes every ball.',
        unclear: 'You succeed about as often when the task changes every ball, as far as your tries show.',
      }[kind]
    } Likely ${gapRange(low, high)}.`,
  points: pointsOf,
  rates: { block: 'Block practice', random: 'Random practice' },
} as const;
