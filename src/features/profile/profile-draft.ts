import { longest } from '#src/domain/entities/limits.ts';
import { type Result, compact, fail, ok, readDecimal } from '@divot/basics';
import { isRecord } from '#src/domain/shared/is-record.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { handicapText, readHandicap } from '#src/domain/profile/handicap-text.ts';
import { heightText, readHeightCm } from '#src/domain/profile/height.ts';
import {
  CARRY_YARDS,
  LOFT_DEGREES,
  OLDEST,
  ROUNDS_PLANNED,
  WORKOUTS_PLANNED,
  WORKOUT_FREQUENCY,
  YOUNGEST,
} from '#src/domain/profile/limits.ts';
import { shownYards, typedYards } from '#src/platform/settings/lengths.ts';
import { isText, isTexts } from '#src/platform/storage/local-store.ts';
import type { UnitSystem } from '#src/platform/settings/preferences.ts';
import { copy } from './copy.ts';

// The golfer's settings as typed. They stay text until saved. A draft holds only the fields the golfer touched, so
// another device's edit to any other field shows at once, and an open form never overwrites it.

export type DraftClub = { readonly id: string; readonly type: string; readonly loft: string; readonly carry: string };
type TextField =
  | 'displayName'
  | 'photoURL'
  | 'handedness'
  | 'birthYear'
  | 'gender'
  | 'disability'
  | 'height'
  | 'handicapSource'
  | 'handicap'
  | 'homeCourseId'
  | 'roundsPlanned'
  | 'workoutsPlanned'
  | 'workoutSplit'
  | 'workoutFrequency'
  | 'practiceFocus';
export type ProfileDraft = { readonly [F in TextField]: string } & {
  readonly bag: readonly DraftClub[];
  readonly painAreas: readonly string[];
};
export type ProfileField = keyof ProfileDraft;
export type DraftEdits = Partial<ProfileDraft>;
/** Keyed by field. A club's problems are keyed 'bag.<id>.loft' and 'bag.<id>.carry'. */
export type ProfileProblems = Readonly<Record<string, string>>;

const isClub = (value: unknown) =>
  isRecord(value) && [value['id'], value['type'], value['loft'], value['carry']].every(isText);

export const isDraftEdits = (value: unknown): value is DraftEdits =>
  isRecord(value) &&
  Object.entries(value).every(([field, typed]) => {
    if (field === 'bag') return Array.isArray(typed) && typed.every(isClub);
    return field === 'painAreas' ? isTexts(typed) : isText(typed);
  });

const typed = (value: number | undefined) => (value === undefined ? '' : String(value));

/** The stored profile as the form shows it. */
export const draftOf = (profile: Profile, units: UnitSystem): ProfileDraft => ({
  displayName: profile.displayName,
  photoURL: profile.photoURL ?? '',
  handedness: profile.handedness ?? '',
  birthYear: typed(profile.birthYear),
  gender: profile.gender ?? '',
  disability: profile.disability ?? '',
  height: profile.heightCm === undefined ? '' : heightText(profile.heightCm, units),
  handicapSource: profile.handicapSource ?? (profile.handicap === undefined ? 'estimated' : 'entered'),
  handicap: profile.handicap === undefined ? '' : handicapText(profile.handicap),
  homeCourseId: profile.homeCourseId ?? '',
  roundsPlanned: typed(profile.roundsPlanned ?? ROUNDS_PLANNED.usual),
  workoutsPlanned: typed(profile.workoutsPlanned ?? WORKOUTS_PLANNED.usual),
  workoutSplit: profile.workoutSplit ?? 'Full Body',
  workoutFrequency: typed(profile.workoutFrequency ?? WORKOUT_FREQUENCY.usual),
  practiceFocus: profile.practiceFocus ?? 'general',
  bag: (profile.bag ?? []).map(({ id, type, loftDegrees, carryYards }) => ({
    id,
    type,
    loft: typed(loftDegrees),
    carry: carryYards === undefined ? '' : String(shownYards(carryYards, units)),
  })),
  painAreas: profile.painAreas ?? [],
});

type Edit = { -readonly [F in keyof Profile]?: Profile[F] | undefined };
type Context = { readonly units: UnitSystem; readonly year: number };
type Limits = { readonly least: number; readonly most: number };

const within = (text: string, { least, most }: Limits, message: string, whole = true): Result<number | undefined> => {
  const read = readDecimal(text);
  if (!read.ok || read.value === undefined) return read;
  const fits = read.value >= least && read.value <= most && (!whole || Number.isInteger(read.value));
  return fits ? read : fail(message);
};

const required = (read: Result<number | undefined>, message: string): Result<number> =>
  read.ok ? (read.value === undefined ? fail(message) : ok(read.value)) : read;

const readBag = (clubs: readonly DraftClub[], units: UnitSystem): Result<Profile['bag'], ProfileProblems> => {
  const problems: Record<string, string> = {};
  const bag = clubs.map(({ id, type, loft, carry }) => {
    const loftDegrees = within(loft, LOFT_DEGREES, copy.bag.loftLimits, false);
    const typedCarry = readDecimal(carry);
    const yards =
      typedCarry.ok && typedCarry.value !== undefined ? ok(typedYards(typedCarry.value, units)) : typedCarry;
    const carryYards =
      yards.ok && yards.value !== undefined
        ? within(String(yards.value), CARRY_YARDS, copy.bag.carryLimits(units))
        : yards;
    if (!loftDegrees.ok) problems[`bag.${id}.loft`] = loftDegrees.error;
    if (!carryYards.ok) problems[`bag.${id}.carry`] = carryYards.error;
    return compact({
      id,
      type,
      loftDegrees: loftDegrees.ok ? loftDegrees.value : undefined,
      carryYards: carryYards.ok ? carryYards.value : undefined,
    });
  });
  return Object.keys(problems).length > 0 ? fail(problems) : ok(bag);
};

/** The touched fields, ready to store, or their problems. Blank optional fields are removed. */
export const readEdits = (
  base: ProfileDraft,
  edits: DraftEdits,
  { units, year }: Context,
): Result<Edit, ProfileProblems> => {
  const all = { ...base, ...edits };
  const edit: Edit = {};
  const problems: Record<string, string> = {};
  const take = <F extends keyof Profile>(field: F, name: ProfileField, read: Result<Profile[F] | undefined>) => {
    if (read.ok) edit[field] = read.value;
    else problems[name] = read.error;
  };
  const plans = {
    roundsPlanned: ROUNDS_PLANNED,
    workoutsPlanned: WORKOUTS_PLANNED,
    workoutFrequency: WORKOUT_FREQUENCY,
  } as const;
  for (const name of Object.keys(edits) as ProfileField[]) {
    switch (name) {
      case 'displayName': {
        const written = all.displayName.trim();
        const fits = written.length > 0 && written.length <= longest('profiles', 'displayName');
        take('displayName', name, fits ? ok(written) : fail(copy.identity.nameLimits));
        break;
      }
      case 'birthYear': {
        const limits = { least: year - OLDEST, most: year - YOUNGEST };
        take('birthYear', name, within(all.birthYear, limits, copy.golfer.birthYearLimits(limits.least, limits.most)));
        break;
      }
      case 'height':
        take('heightCm', name, readHeightCm(all.height, units));
        break;
      case 'roundsPlanned':
      case 'workoutsPlanned':
      case 'workoutFrequency': {
        const message = copy.plan.limits(plans[name].least, plans[name].most);
        take(name, name, required(within(all[name], plans[name], message), message));
        break;
      }
      case 'bag': {
        const bag = readBag(all.bag, units);
        if (bag.ok) edit.bag = bag.value;
        else Object.assign(problems, bag.error);
        break;
      }
      case 'painAreas':
        edit.painAreas = [...all.painAreas];
        break;
      case 'handicap':
      case 'handicapSource':
        break; // read together after the loop
      default:
        Object.assign(edit, { [name]: all[name] === '' ? undefined : all[name] });
    }
  }
  if (edits.handicap !== undefined || edits.handicapSource !== undefined) {
    edit.handicapSource = all.handicapSource === 'entered' ? 'entered' : 'estimated';
    const read = readHandicap(all.handicap);
    const isMissing = read.ok && read.value === undefined && edit.handicapSource === 'entered';
    take('handicap', 'handicap', isMissing ? fail(copy.golfer.handicapMissing) : read);
  }
  return Object.keys(problems).length > 0 ? fail(problems) : ok(edit);
};

/** Drops edits that equal the stored value. */
export const realEdits = (base: ProfileDraft, edits: DraftEdits): DraftEdits =>
  Object.fromEntries(
    Object.entries(edits).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(base[field as ProfileField]),
    ),
  );
