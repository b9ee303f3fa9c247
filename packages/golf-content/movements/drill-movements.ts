import { FULL_SWING_DRILLS } from './full-swing-drills.ts';
import type { Movement } from './movement.ts';
import { SHORT_GAME_DRILLS } from './short-game-drills.ts';

/** Every drill, performed once in the loop. Its layout on the ground is a plan from above (plans/drill-plans.ts). */
export const DRILL_MOVEMENTS: Readonly<Record<string, Movement>> = { ...FULL_SWING_DRILLS, ...SHORT_GAME_DRILLS };
