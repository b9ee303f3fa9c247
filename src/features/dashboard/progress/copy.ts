// Separate from the dashboard's texts, because the desktop sidebar needs these in the shell, before the dashboard
// loads.

const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const copy = {
  title: 'Progress',
  handicap: 'Handicap',
  none: 'N/A',
  entered: 'entered by you',
  estimated: (scores: number) => `estimated (WHS method), ${plural(scores, 'score', 'scores')}`,
  rounds: 'Rounds this month',
  workouts: 'Workouts this week',
  /** The week of the customer's count. */
  since: 'since Sunday',
  of: (done: number, planned: number) => `${done} of ${planned}`,
  outOf: (planned: number) => `of ${planned}`,
} as const;
