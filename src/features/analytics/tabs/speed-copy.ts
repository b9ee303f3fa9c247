const count = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;

/** Club speed beside jumps and power training. */
export const copy = {
  title: 'Speed and body',
  measure: 'Measure a jump',
  empty:
    'Import shots with club speed or film a jump. Divot then sets them beside your power workouts, month by month.',
  month: 'Month',
  jump: 'Jump, cm',
  power: 'Power workouts',
  club: (club: string, unit: string) => `${club}, ${unit}`,
  jumps: (n: number) => count(n, 'jump'),
  swings: (n: number) => count(n, 'shot'),
  note: 'The middle of each month’s jumps and of its club speeds, from five measured shots on. One need not cause the other.',
} as const;
