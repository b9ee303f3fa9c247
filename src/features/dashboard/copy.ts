const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const copy = {
  greeting: (hour: number, name: string) => {
    const time = hour < 5 ? 'evening' : hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
    return name ? `Good ${time}, ${name}` : `Good ${time}`;
  },
  /** The welcome line depends on whether the assessment is complete. */
  welcome: {
    assessed: 'Here is what to work on, and how the month is going.',
    notAssessed: 'Complete your assessment, and Divot can say what to work on first.',
  },
  play: 'Play a round',
  resume: {
    title: 'Round under way',
    action: 'Go on',
    where: (played: number, planned: number) =>
      played === 0 ? `Nothing scored yet, ${planned} holes to go` : `after ${played} of ${planned} holes`,
  },
  working: { title: 'Working on', topics: { swing: 'Swing', mobility: 'Body', goals: 'Goal' }, open: 'Open' },
  thought: 'Swing thought',
  progress: {
    title: 'Progress',
    handicap: 'Handicap',
    none: 'N/A',
    entered: 'entered by you',
    estimated: (scores: number) => `estimated (WHS method), ${plural(scores, 'score', 'scores')}`,
    rounds: 'Rounds this month',
    workouts: 'Workouts this week',
    of: (done: number, planned: number) => `${done} of ${planned}`,
  },
  rounds: {
    title: 'Recent rounds',
    all: 'All rounds',
    empty: 'Your rounds will be here, newest first, each with its card in golf’s own notation.',
    unnamed: 'Unnamed course',
    holes: (n: number) => plural(n, 'hole', 'holes'),
    noScore: 'no score',
    status: { abandoned: 'abandoned', active: 'under way', finished: '' },
    pending: 'on this device',
    refused: 'needs attention',
    /** The card in words, for those who hear it. */
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
  quick: {
    title: 'Quick links',
    links: { practice: 'Practice', videos: 'Video Library', stats: 'My Stats', findCoach: 'Find Coach' },
  },
} as const;
