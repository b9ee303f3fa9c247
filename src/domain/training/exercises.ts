import type { Exercise } from './exercise.ts';
import { MOBILITY_EXERCISES } from './mobility-exercises.ts';
import { POWER_EXERCISES } from './power-exercises.ts';
import { STABILITY_EXERCISES } from './stability-exercises.ts';
import { STRENGTH_EXERCISES } from './strength-exercises.ts';

// The exercise catalogue, in our own words; prescriptions are general strength-and-conditioning knowledge.

export const EXERCISES: readonly Exercise[] = [
  ...MOBILITY_EXERCISES.map((entry) => ({ ...entry, type: 'mobility' as const })),
  ...STABILITY_EXERCISES.map((entry) => ({ ...entry, type: 'stability' as const })),
  ...STRENGTH_EXERCISES.map((entry) => ({ ...entry, type: 'strength' as const })),
  ...POWER_EXERCISES.map((entry) => ({ ...entry, type: 'power' as const })),
];

export const exerciseById = (id: string): Exercise | undefined => EXERCISES.find((exercise) => exercise.id === id);
