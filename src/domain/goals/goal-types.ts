import type { PlayingGoal } from '#src/domain/entities/profile.entity.ts';

// The five goal types (SPEC section 3) and how the dashboard words the latest goal of each.

export type GoalType = NonNullable<PlayingGoal['type']>;

type GoalTypeEntry = {
  readonly type: GoalType;
  readonly icon: 'trophy' | 'gauge' | 'list-check' | 'brain' | 'repeat';
  readonly description: string;
  readonly examples: readonly string[];
  readonly tip: string;
  /** The insight consists of this followed by the goal's own text. */
  readonly insightLead: string;
};

// oxfmt-ignore
export const GOAL_TYPES: readonly GoalTypeEntry[] = [
  { type: 'outcome', icon: 'trophy', description: 'A result that is partly outside your control',
    examples: ['Break 90 by October', 'Index under 15.0', 'Win the club net cup'],
    tip: 'Keep one, and pair it with a process goal', insightLead: 'The result you are after' },
  { type: 'performance', icon: 'gauge', description: 'Your own measurable standard',
    examples: ['32 putts or fewer', '8 fairways of 14', 'No more than 1 three-putt'],
    tip: 'Choose a number that Divot already tracks', insightLead: 'Your standard for the next round' },
  { type: 'process', icon: 'list-check', description: 'An action you fully control during play',
    examples: ['Full routine on every shot', 'Commit before stepping in', 'Hold the finish for three seconds'],
    tip: 'Score it yes or no on each hole', insightLead: 'To do on every shot' },
  { type: 'mindset', icon: 'brain', description: 'How you want to think and react',
    examples: ['Ten steps, then let it go', 'Speak to myself like a friend', 'Notice three good things'],
    tip: 'Decide beforehand: if this happens, I do that', insightLead: 'Keep in mind out there' },
  { type: 'practice', icon: 'repeat', description: 'What you will train and how often',
    examples: ['Two 20-minute putting sessions a week', '4 clock-putt games', 'Mobility 10 minutes daily'],
    tip: 'Name a number and a drill or an area. Divot ticks it off from what you log',
    insightLead: 'Your practice promise' },
];

/**
 * The limit for goals added here (goals sheet). A profile may hold longer ones, from other apps or from merging two
 * devices.
 */
export const GOAL_CHARACTERS = 200;
export const MOST_GOALS = 10;
/** From this many characters on, the form shows the goal's length, because a goal should be one sentence. */
export const GOAL_COUNTED_FROM = 120;
