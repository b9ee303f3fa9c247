import type { Exercise, ExerciseEntry } from './exercise.ts';
import { MOBILITY_EXERCISES } from './mobility-exercises.ts';
import { POWER_EXERCISES } from './power-exercises.ts';
import { STABILITY_EXERCISES } from './stability-exercises.ts';
import { STRENGTH_EXERCISES } from './strength-exercises.ts';

// The exercise catalogue, written for Divot. Prescriptions are general strength-and-conditioning knowledge.

/** In a tempo, 'x' means explosive and 'max' means as fast as possible. */
const isFast = ({ pattern, area, tempo }: ExerciseEntry): boolean =>
  pattern === 'power' || area === 'full-swing' || /x|max/.test(tempo);

const ofType = (type: Exercise['type'], entries: readonly ExerciseEntry[]): Exercise[] =>
  entries.map((entry) => ({ ...entry, type, isFast: isFast(entry) }));

export const EXERCISES: readonly Exercise[] = [
  ...ofType('mobility', MOBILITY_EXERCISES),
  ...ofType('stability', STABILITY_EXERCISES),
  ...ofType('strength', STRENGTH_EXERCISES),
  ...ofType('power', POWER_EXERCISES),
];

export const exerciseById = (id: string): Exercise | undefined => EXERCISES.find((exercise) => exercise.id === id);
