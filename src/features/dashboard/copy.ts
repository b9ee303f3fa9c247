import { minutesText } from '@divot/basics';
import { isolated } from '#src/domain/shared/isolated.ts';
const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

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
  recommend: {
    title: 'AI recommendations',
    working: 'Working On',
    topics: { swing: 'Swing', mobility: 'Body', goals: 'Goal' },
    coming: {
      title: 'Coming up',
      swing: (days: number) => `Your swing assessment is ${days} days old. Take it again to see what changed.`,
      mobility: (days: number) => `Your mobility assessment is ${days} days old. Take it again to see what changed.`,
      lesson: (when: string, coach: string) => `Lesson${coach && ` with ${isolated(coach)}`}, ${when}`,
      unconfirmed: 'not confirmed yet',
      game: (when: string, place: string) => `Game at ${isolated(place)}, ${when}`,
    },
    thought: { title: 'Swing Thought', set: 'Set a swing thought', edit: 'Edit' },
    mental: {
      title: 'Mental Game',
      routine: 'Pre-shot routine',
      noRoutine: 'Choose a routine',
      goals: 'Playing goals',
      noGoals: 'Set your first goal',
      goalCount: (n: number) => plural(n, 'goal', 'goals'),
    },
  },
  analysis: {
    title: 'AI swing video analysis',
    analyse: 'Analyze My Swing',
    history: 'View History',
  },
  train: {
    title: 'Training and play',
    off: 'Off Course Training',
    on: 'On Course Performance',
    workouts: 'Workouts',
    trained: (workouts: number, minutes: number) =>
      workouts === 0 ? 'none yet this week' : `${minutesText(minutes)} min this week`,
    /** What the plan builder starts from. Progress counts every workout against the golfer's goal for the week. */
    plan: (split: string, daysPerWeek: number) => `Plan: ${split}, ${plural(daysPerWeek, 'day', 'days')} a week`,
    build: 'Build a plan',
    start: 'Start Today’s Workout',
    custom: 'Custom Workout',
    practice: 'Practice sessions',
    practise: 'Practice',
    noPractice: 'No session logged yet.',
    lastSession: (focus: string, minutes: number | undefined, day: string) =>
      [focus, ...(minutes === undefined ? [] : [`${minutesText(minutes)} min`]), day].join(' · '),
    focus: {
      general: 'General',
      driving: 'Driving',
      approach: 'Approach',
      'short-game': 'Short game',
      putting: 'Putting',
      mental: 'Mental game',
    } as Readonly<Record<string, string>>,
    quick: 'Quick stats',
    noRounds: 'No round yet',
    /** `overPar`: strokes over par per 18 holes in the last rounds. */
    level: (overPar: number, rounds: number) => {
      const strokes = Math.abs(overPar).toFixed(1);
      const level = strokes === '0.0' ? 'Level par' : `${strokes} ${overPar > 0 ? 'over' : 'under'} par`;
      return `${level} per 18 holes, last ${plural(rounds, 'round', 'rounds')}`;
    },
    playLink: 'Play',
    statsLink: 'Stats',
    coach: 'AI Golf Coach',
    soon: 'Coming Soon',
    tiles: {
      play: ['Play Round', 'Score hole by hole, with or without signal'],
      practice: ['Practice Range', 'A session built around your faults'],
      stats: ['Performance Stats', 'Scores, handicap and strokes gained'],
      lesson: ['Book Lesson', 'With a coach, in your time zone'],
    },
  },
  videos: {
    title: 'Recommended videos',
    all: 'All videos',
    guide: 'Guide',
    views: (n: number) => `${n.toLocaleString()} views`,
  },
  rounds: {
    title: 'Recent rounds',
    all: 'All rounds',
    holes: (n: number) => plural(n, 'hole', 'holes'),
    noScore: 'no score',
    total: 'total',
    totalOnly: (n: number) => `${plural(n, 'hole', 'holes')}, total only`,
    status: { abandoned: 'abandoned', active: 'under way', finished: '' },
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
  quick: {
    title: 'Quick links',
    links: {
      practice: 'Practice',
      videos: 'Video Library',
      stats: 'My Stats',
      findCoach: 'Find Coach',
      findGame: 'Find Game',
    },
  },
  progress: 'Progress',
  issue: {
    looks: 'What it looks like',
    frames: { look: 'Look at' },
    flight: 'What the ball does',
    causes: 'Where it often comes from',
    fix: 'Biomechanical fix',
    drills: 'Recommended drills',
    guides: 'In the library',
    swingWith: (thought: string) => `Swing with “${thought}”`,
    thoughtSet: 'That is your swing thought now.',
    watch: 'Watch Video Drills',
    practise: 'Practice This Issue',
  },
  thought: {
    title: 'Swing thought',
    label: 'Your swing thought',
    hint: '3 to 5 words are easiest to swing with.',
    recent: 'Your last thoughts',
    suggested: 'Suggestions for your swing',
    empty: 'Write your swing thought first.',
    tooLong: (most: number) => `At most ${most} characters.`,
    save: 'Save',
    cancel: 'Cancel',
  },
  routine: {
    title: 'Pre-shot routine',
    choose: 'Choose one and stick to it',
    fits: 'fits your swing',
    steps: 'Step by step',
    seconds: (n: number) => `${n} s`,
    pros: 'Good because',
    ideal: 'Ideal when',
    why: 'Why it works',
    use: 'Use this routine',
  },
  goals: {
    title: 'Playing goals',
    none: 'No goals yet. One or two are enough for a round.',
    add: 'A new goal',
    type: 'Kind of goal',
    types: {
      outcome: 'Outcome',
      performance: 'Performance',
      process: 'Process',
      mindset: 'Mindset',
      practice: 'Practice',
    },
    text: 'Your goal',
    examples: 'For example',
    count: (characters: number, most: number) => `${characters} of ${most} characters. A short goal is easier to keep.`,
    tooLong: (most: number) => `At most ${most} characters.`,
    tooMany: (most: number) => `${most} goals are the limit. Delete one first.`,
    save: 'Add Goal',
    remove: (text: string) => `Delete goal: ${text}`,
    removed: 'Goal deleted.',
  },
  old: {
    title: 'Older dashboard',
    lead: 'The same figures as the dashboard, as one plain list.',
    newer: 'To the dashboard',
    figures: 'Figures',
    month: 'Rounds this month',
    week: 'Workouts this week',
    work: 'To work on',
    mental: 'Mental game',
    goTo: 'Go to',
    none: 'none yet',
  },
} as const;
