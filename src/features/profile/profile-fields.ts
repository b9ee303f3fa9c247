import { type Result, fail, ok, readDecimal } from '@divot/basics';
import { fieldOf } from '#src/domain/entities/limits.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import {
  type Problems,
  type Typed,
  choiceField,
  chosenField,
  numberField,
  readTyped,
  rowsField,
  textField,
  writtenField,
} from '#src/domain/forms/fields.ts';
import { handicapField } from '#src/domain/forms/handicap-field.ts';
import { heightText, readHeightCm } from '#src/domain/profile/height.ts';
import { OLDEST, PRACTICE_FOCUSES, USUAL_PLAN, YOUNGEST } from '#src/domain/profile/limits.ts';
import { shownYards, typedYards } from '#src/platform/settings/lengths.ts';
import type { UnitSystem } from '#src/platform/settings/preferences.ts';
import type { useForm } from '#src/platform/storage/draft.ts';
import { copy } from './copy.ts';

// The golfer's settings: one form in several sections.

const ofProfile = (field: string) => fieldOf('profiles', field);
const planned = (field: keyof typeof USUAL_PLAN, label: string) =>
  numberField(ofProfile(field), { label, problem: copy.plan.limits, usual: USUAL_PLAN[field] });

/** A club of the bag. */
export const clubFields = (units: UnitSystem) => ({
  type: chosenField<string>(ofProfile('bag.type'), ''),
  loftDegrees: numberField(ofProfile('bag.loftDegrees'), { label: copy.bag.loft, problem: copy.bag.loftLimits }),
  carryYards: numberField(ofProfile('bag.carryYards'), {
    label: copy.bag.carry,
    problem: (least, most) =>
      copy.bag.carryLimits(shownYards(least, units), shownYards(most, units), units === 'metric' ? 'm' : 'yards'),
    show: (yards) => String(shownYards(yards, units)),
    read: (typed) => {
      const read = readDecimal(typed);
      return read.ok && read.value !== undefined ? ok(typedYards(read.value, units)) : read;
    },
  }),
});

export const profileFields = (units: UnitSystem, year: number) => ({
  displayName: textField(ofProfile('displayName'), {
    label: copy.identity.name,
    missing: copy.identity.nameLimits,
    problem: copy.identity.nameLimits,
  }),
  photoURL: chosenField<string>(ofProfile('photoURL'), ''),
  handedness: choiceField(ofProfile('handedness'), '', copy.golfer.handedness, copy.golfer.hands),
  birthYear: numberField(
    { ...ofProfile('birthYear'), minimum: year - OLDEST, maximum: year - YOUNGEST },
    { label: copy.golfer.birthYear, problem: copy.golfer.birthYearLimits },
  ),
  gender: choiceField(ofProfile('gender'), '', copy.golfer.gender, copy.golfer.genders),
  disability: choiceField(ofProfile('disability'), '', copy.golfer.disability, copy.golfer.disabilities),
  heightCm: writtenField<number>(
    { show: (cm) => heightText(cm, units), read: (typed) => readHeightCm(typed, units) },
    { label: copy.golfer.height[units], hint: copy.golfer.heightHint[units], autoComplete: 'off' },
  ),
  handicapSource: choiceField(ofProfile('handicapSource'), 'estimated', copy.golfer.source, copy.golfer.sources),
  handicap: handicapField(copy.golfer.handicap, copy.golfer.handicapHint),
  homeCourseId: chosenField<string>(ofProfile('homeCourseId'), ''),
  roundsPlanned: planned('roundsPlanned', copy.plan.rounds),
  workoutsPlanned: planned('workoutsPlanned', copy.plan.workouts),
  workoutSplit: chosenField<string>(ofProfile('workoutSplit'), 'Full Body'),
  workoutFrequency: planned('workoutFrequency', copy.plan.frequency),
  practiceFocus: chosenField<string>(ofProfile('practiceFocus'), PRACTICE_FOCUSES[0]),
  bag: rowsField(clubFields(units)),
  painAreas: chosenField<readonly string[]>(ofProfile('painAreas'), []),
});
type ProfileFields = ReturnType<typeof profileFields>;
export type ProfileTyped = Typed<ProfileFields>;

/** The profile as its form begins: where an index is known, the golfer entered it. */
export const formOf = (profile: Profile): Profile => ({
  ...profile,
  handicapSource: profile.handicapSource ?? (profile.handicap === undefined ? 'estimated' : 'entered'),
});

/** The touched fields, ready to store, or their problems. A handicap and where it comes from are read together. */
export const readProfile = (
  fields: ProfileFields,
  typed: ProfileTyped,
  touched: Partial<ProfileTyped>,
): Result<Partial<Profile>, Problems> => {
  const { handicap, handicapSource } = typed;
  const isHandicap = touched.handicap !== undefined || touched.handicapSource !== undefined;
  if (isHandicap && handicapSource === 'entered' && handicap.trim() === '')
    return fail({ handicap: copy.golfer.handicapMissing });
  const read = readTyped(fields, isHandicap ? { ...touched, handicap, handicapSource } : touched);
  return read as Result<Partial<Profile>, Problems>;
};

/** What every section receives. */
export type FormPart = { readonly form: ReturnType<typeof useForm<ProfileFields>> };
