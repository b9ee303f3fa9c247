export const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const copy = {
  greeting: (hour: number, name: string) => {
    const time = hour < 5 ? 'evening' : hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
    return name ? `Good ${time}, ${name}` : `Good ${time}`;
  },
  /** The welcome line depends on whether the assessment is complete. */
  welcome: {
    assessed: 'Here is what to work on, and how the month is going.',
    notAssessed: 'Complete your assessment to find out what to work on first.',
  },
  play: 'Play a round',
  resume: {
    title: 'Round under way',
    action: 'Resume round',
    where: (played: number, planned: number) =>
      played === 0 ? `Nothing scored yet, ${planned} holes to go` : `after ${played} of ${planned} holes`,
  },
  rounds: {
    title: 'Recent rounds',
    all: 'All rounds',
    course: (name: string) => `Course: ${name}`,
    holes: (n: number) => plural(n, 'hole', 'holes'),
    noScore: 'no score',
    total: 'total',
    totalOnly: (n: number) => `${plural(n, 'hole', 'holes')}, total only`,
    pending: 'on this device',
    rejected: 'needs attention',
    /** The card as a screen reader speaks it. */
    card: (counts: readonly (readonly [count: number, one: string, many: string])[]) =>
      counts
        .filter(([count]) => count > 0)
        .map(([count, one, many]) => plural(count, one, many))
        .join(', ') || 'nothing scored',
    names: {
      'double-circle': ['eagle or better', 'eagles or better'],
      circle: ['birdie', 'birdies'],
      bare: ['par', 'pars'],
      square: ['bogey', 'bogeys'],
      'double-square': ['double bogey or worse', 'double bogeys or worse'],
      none: ['hole without a score', 'holes without a score'],
    },
  },
} as const;
