import { isRecord } from '#src/domain/shared/is-record.ts';
import { jsonOf } from '#src/platform/network/text-up-to.ts';
import { type Result, fail, ok, truncate } from '@divot/basics';

// Exercises beyond Divot's own catalogue, from the exercise-data service (API Ninjas, /v1/exercises: key in X-Api-Key,
// filters in the query). Its answers are not trusted: every value is checked as it is read.

export type MoreExercise = {
  /** Never an id of Divot's own catalogue. */
  readonly id: string;
  readonly name: string;
  /** The matching Divot body area, or the muscle's own name if there is none. */
  readonly area: string;
  readonly instructions: string;
};

export type ExerciseData = {
  /** Exercises whose name contains `name`. On failure, returns a word for the log. */
  find(name: string): Promise<Result<readonly MoreExercise[]>>;
};

type Settings = { readonly key: string; readonly base: string };

const TIMEOUT_MS = 10_000;
const MOST_ANSWER = 1_000_000;
const MOST_FOUND = 100;
const LONGEST_ID = 64;
const LONGEST_NAME = 80;
const LONGEST_TEXT = 600;

/** Maps the service's muscles to Divot's body areas. */
const AREAS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    abdominals: 'core',
    abductors: 'hips',
    adductors: 'hips',
    biceps: 'lats',
    calves: 'ankles',
    chest: 'chest',
    forearms: 'grip',
    glutes: 'glutes',
    hamstrings: 'hamstrings',
    lats: 'lats',
    lower_back: 'core',
    middle_back: 'thoracic',
    neck: 'neck',
    quadriceps: 'legs',
    shoulders: 'shoulders',
    traps: 'shoulders',
    triceps: 'chest',
  }),
);

const text = (value: unknown, longest: number): string =>
  typeof value === 'string' ? truncate(value.trim(), longest) : '';

/** Of the letters as they are, in any script: an id belongs to one name. */
const idFor = (name: string): string => {
  const words = name.normalize('NFKC').toLowerCase();
  const letters = truncate(words.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, ''), LONGEST_ID - 5);
  return `more-${letters || 'exercise'}`;
};

/** The usable exercises of an answer. Entries without a name are skipped. */
const exercisesIn = (entries: readonly unknown[]): readonly MoreExercise[] =>
  entries.slice(0, MOST_FOUND).flatMap((entry: unknown) => {
    if (!isRecord(entry)) return [];
    const name = text(entry['name'], LONGEST_NAME);
    const muscle = text(entry['muscle'], 40);
    const area = AREAS.get(muscle) ?? muscle;
    return name === ''
      ? []
      : [{ id: idFor(name), name, area, instructions: text(entry['instructions'], LONGEST_TEXT) }];
  });

export const createExerciseData = (
  { key, base }: Settings,
  fetcher: typeof fetch = (...call) => fetch(...call),
): ExerciseData => ({
  find: async (name) => {
    try {
      const response = await fetcher(`${base}?${new URLSearchParams({ name })}`, {
        headers: { 'X-Api-Key': key },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) return fail(`The exercise service answered ${response.status}`);
      const answer: unknown = await jsonOf(response, MOST_ANSWER);
      const exercises = Array.isArray(answer) ? exercisesIn(answer) : [];
      // A broken answer does not say that there is no such exercise.
      const isSound = Array.isArray(answer) && (answer.length === 0 || exercises.length > 0);
      return isSound ? ok(exercises) : fail('The exercise service gave a broken answer');
    } catch (error) {
      return fail(`The exercise service did not answer: ${String(error)}`);
    }
  },
});
