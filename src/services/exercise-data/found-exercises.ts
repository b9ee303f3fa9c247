import { isRecord } from '#src/domain/shared/is-record.ts';
import { readLocal, writeLocal } from '#src/platform/storage/local-store.ts';
import type { MoreExercise } from './exercise-data.ts';

// What the exercise service has answered so far, newest first. All of it stays usable without signal.

const KEY = 'divot-exercises';
const MAX_STORED = 200;

const isExercise = (value: unknown): value is MoreExercise =>
  isRecord(value) && ['id', 'name', 'area', 'instructions'].every((field) => typeof value[field] === 'string');
const isList = (value: unknown): value is readonly MoreExercise[] => Array.isArray(value) && value.every(isExercise);

/** Known exercises whose name contains `name`. */
export const foundExercises = (name = ''): readonly MoreExercise[] => {
  const wanted = name.trim().toLowerCase();
  return (readLocal(KEY, isList) ?? []).filter((one) => one.name.toLowerCase().includes(wanted));
};

export const keepExercises = (exercises: readonly MoreExercise[]): void => {
  const others = foundExercises().filter(({ id }) => !exercises.some((one) => one.id === id));
  writeLocal(KEY, [...exercises, ...others].slice(0, MAX_STORED));
};
