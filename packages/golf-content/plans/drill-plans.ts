import { FULL_SWING_PLANS } from './full-swing-plans.ts';
import type { Plan } from './plan.ts';
import { SHORT_GAME_PLANS } from './short-game-plans.ts';

/** The layout of each drill, by its id. */
export const DRILL_PLANS: Readonly<Record<string, Plan>> = { ...FULL_SWING_PLANS, ...SHORT_GAME_PLANS };
