import type { ForeignExercise, WorkoutItem, WorkoutSet } from '#src/domain/entities/workout.entity.ts';
import { type LoadUnit, loadIn } from '@divot/training';
import { exerciseById } from '@divot/golf-content';
import type { UnitSystem } from '#src/platform/settings/preferences.ts';
import { copy } from './copy.ts';

type Named = { readonly exerciseId: string; readonly foreign?: ForeignExercise | undefined };

/** A workout from a newer app version may hold an exercise that this version does not know. */
export const exerciseName = ({ exerciseId, foreign }: Named): string =>
  exerciseById(exerciseId)?.name ?? foreign?.name ?? exerciseId.replaceAll('-', ' ');

export const exerciseCue = ({ exerciseId, foreign }: Named): string =>
  exerciseById(exerciseId)?.cue ?? foreign?.cue ?? '';

export const needsBand = (exerciseId: string): boolean =>
  exerciseById(exerciseId)?.needs.includes('swing-band') ?? false;

/** Done with a band, which comes in colours instead of kilograms. */
export const usesBand = (exerciseId: string): boolean =>
  exerciseById(exerciseId)?.needs.some((need) => need === 'band' || need === 'mini-band') ?? false;

export const loadUnit = (units: UnitSystem): LoadUnit => (units === 'metric' ? 'kg' : 'lb');

/** '8/side' → '8 each side'. */
export const repsText = (reps: string): string => reps.replace('/side', ' each side').replace('/dir', ' each way');

/** '3 × 8 each side', or '3 sets'. */
export const setsText = (sets: number, reps: string | undefined): string =>
  reps ? `${sets} × ${repsText(reps)}` : copy.sets(sets);

export const prescription = (sets: number, reps: string | undefined, restSec: number): string =>
  [setsText(sets, reps), ...(restSec > 0 ? [copy.rest(restSec)] : [])].join(', ');

/** '22.5 kg', '50 lb'. */
export const loadText = (loadKg: number, unit: LoadUnit): string => `${loadIn(loadKg, unit)} ${unit}`;

/** '20 kg × 8'. Leaves out values that were not entered. */
export const setText = ({ reps, seconds, metres, loadKg }: WorkoutSet, unit: LoadUnit): string => {
  const load = loadKg === undefined ? undefined : loadText(loadKg, unit);
  const amount = [
    ...(reps === undefined ? [] : [copy.reps(reps)]),
    ...(seconds === undefined ? [] : [`${seconds} s`]),
    ...(metres === undefined ? [] : [`${metres} m`]),
  ].join(' ');
  return [load, amount].filter(Boolean).join(' × ') || copy.done;
};

/** In the order they were done, whichever device wrote them. */
export const setsInOrder = ({ sets }: Pick<WorkoutItem, 'sets'>): readonly WorkoutSet[] =>
  sets.toSorted((a, b) => ((a.doneAt ?? '') < (b.doneAt ?? '') ? -1 : 1));

const two = (n: number) => String(n).padStart(2, '0');
/** 95 → '1:35'. */
export const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;

/** 2700 → '45 min'. */
export const minutesText = (seconds: number): string => `${Math.max(1, Math.round(seconds / 60))} min`;
