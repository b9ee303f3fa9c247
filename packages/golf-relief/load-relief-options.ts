import { AT_BALL, type Situation } from './relief-types.ts';
import { type ReliefOptions, reliefBy } from './relief-options.ts';

const WATER: ReadonlySet<Situation> = new Set<Situation>([
  'penalty-yellow',
  'penalty-red',
  'penalty-unmarked',
  'penalty-unsure',
  'lost',
  'out',
  'provisional',
  'unplayable',
]);

const groupOf = (situation: Situation) => {
  if (WATER.has(situation)) return import('./answers/water.ts');
  return AT_BALL.has(situation) ? import('./answers/ground.ts') : import('./answers/other.ts');
};

/** `reliefOptions` for one situation, for an app that loads no more than the Rules about it. */
export const loadReliefOptions = async (situation: Situation): Promise<ReliefOptions> =>
  reliefBy((await groupOf(situation)).answers);
