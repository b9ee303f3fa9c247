import { CORE_MOVEMENTS } from './core-movements.ts';
import type { Movement } from './movement.ts';
import { POWER_MOVEMENTS } from './power-movements.ts';
import { STRENGTH_MOVEMENTS } from './strength-movements.ts';
import { STRETCH_MOVEMENTS } from './stretch-movements.ts';

/** Every exercise, by its id. */
export const EXERCISE_MOVEMENTS: Readonly<Record<string, Movement>> = {
  ...STRETCH_MOVEMENTS,
  ...CORE_MOVEMENTS,
  ...STRENGTH_MOVEMENTS,
  ...POWER_MOVEMENTS,
};
