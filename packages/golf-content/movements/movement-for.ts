import { DRILL_MOVEMENTS } from './drill-movements.ts';
import { EXERCISE_MOVEMENTS } from './exercise-movements.ts';
import { MOBILITY_MOVEMENTS } from './mobility-movements.ts';
import type { Movement } from './movement.ts';

const MOVEMENTS = new Map(
  [EXERCISE_MOVEMENTS, DRILL_MOVEMENTS, MOBILITY_MOVEMENTS].flatMap((family) => Object.entries(family)),
);

/** The movement of an exercise, a drill or a mobility test, by its id. */
export const movementFor = (id: string): Movement | undefined => MOVEMENTS.get(id);
