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
/** Keyed by field. A club's problems are keyed 'bag.<id>.loft' and 'bag.<id>.carry'. */
export type ProfileProblems = Readonly<Record<string, string>>;

type Edit = { -readonly [F in keyof Profile]?: Profile[F] | undefined };
type Context = { readonly units: UnitSystem; readonly year: number };
/** A field of the form: how the stored profile shows in it, and what is stored of what is typed. */
type Field = {
  readonly show: (profile: Profile, units: UnitSystem) => string;
  readonly read: (typed: string, context: Context, all: { readonly handicapSource: string }) => Result<Edit>;
};

const written = (value: string | number | undefined) => (value === undefined ? '' : String(value));

type Limits = { readonly least: number; readonly most: number };
const within = (text: string, { least, most }: Limits, message: string, whole = true): Result<number | undefined> => {
  const read = readDecimal(text);
  if (!read.ok || read.value === undefined) return read;
  const fits = read.value >= least && read.value <= most && (!whole || Number.isInteger(read.value));
  return fits ? read : fail(message);
};
const stored = (field: keyof Profile, read: Result<unknown>): Result<Edit> =>
  read.ok ? ok({ [field]: read.value }) : read;

type Named = 'photoURL' | 'handedness' | 'gender' | 'disability' | 'homeCourseId' | 'workoutSplit' | 'practiceFocus';
/** A text or a choice as it is stored. Blank is not set. */
const plain = (field: Named, usual = ''): Field => ({
  show: (profile) => profile[field] ?? usual,
  read: (typed) => ok({ [field]: typed === '' ? undefined : typed }),
});
/** How many of something the golfer plans. */
const planned = (
  field: 'roundsPlanned' | 'workoutsPlanned' | 'workoutFrequency',
  limits: Limits & { readonly usual: number },
): Field => ({
  show: (profile) => written(profile[field] ?? limits.usual),
  read: (typed) => {
    const message = copy.plan.limits(limits.least, limits.most);
    const read = within(typed, limits, message);
    return read.ok && read.value === undefined ? fail(message) : stored(field, read);
  },
});

const FIELDS = {
  displayName: {
    show: ({ displayName }) => displayName,
    read: (typed) => {
      const name = typed.trim();
      const fits = name.length > 0 && name.length <= longest('profiles', 'displayName');
      return fits ? ok({ displayName: name }) : fail(copy.identity.nameLimits);
    },
  },
  photoURL: plain('photoURL'),
  handedness: plain('handedness'),
  birthYear: {
    show: ({ birthYear }) => written(birthYear),
    read: (typed, { year }) => {
      const limits = { least: year - OLDEST, most: year - YOUNGEST };
      return stored('birthYear', within(typed, limits, copy.golfer.birthYearLimits(limits.least, limits.most)));
    },
  },
  gender: plain('gender'),
  disability: plain('disability'),
  height: {
    show: ({ heightCm }, units) => (heightCm === undefined ? '' : heightText(heightCm, units)),
    read: (typed, { units }) => stored('heightCm', readHeightCm(typed, units)),
  },
  handicapSource: {
    show: ({ handicapSource, handicap }) => handicapSource ?? (handicap === undefined ? 'estimated' : 'entered'),
    read: (typed) => ok({ handicapSource: typed === 'entered' ? 'entered' : 'estimated' }),
  },
  handicap: {
    show: ({ handicap }) => (handicap === undefined ? '' : handicapText(handicap)),
    read: (typed, _, { handicapSource }) => {
      const read = readHandicap(typed);
      const isMissing = read.ok && read.value === undefined && handicapSource === 'entered';
      return isMissing ? fail(copy.golfer.handicapMissing) : stored('handicap', read);
    },
  },
  homeCourseId: plain('homeCourseId'),
  roundsPlanned: planned('roundsPlanned', ROUNDS_PLANNED),
  workoutsPlanned: planned('workoutsPlanned', WORKOUTS_PLANNED),
  workoutSplit: plain('workoutSplit', 'Full Body'),
  workoutFrequency: planned('workoutFrequency', WORKOUT_FREQUENCY),
  practiceFocus: plain('practiceFocus', 'general'),
} satisfies Record<string, Field>;
type TextField = keyof typeof FIELDS;
const TEXT_FIELDS: Readonly<Record<TextField, Field>> = FIELDS;
const isTextField = (name: string): name is TextField => Object.hasOwn(FIELDS, name);

export type ProfileDraft = { readonly [F in TextField]: string } & {
  readonly bag: readonly DraftClub[];
  readonly painAreas: readonly string[];
};
export type ProfileField = keyof ProfileDraft;
export type DraftEdits = Partial<ProfileDraft>;

const isClub = (value: unknown) =>
  isRecord(value) && [value['id'], value['type'], value['loft'], value['carry']].every(isText);
export const isDraftEdits = (value: unknown): value is DraftEdits =>
  isRecord(value) &&
  Object.entries(value).every(([field, typed]) => {
    if (field === 'bag') return Array.isArray(typed) && typed.every(isClub);
    return field === 'painAreas' ? isTexts(typed) : isText(typed);
  });

/** The stored profile as the form shows it. */
export const draftOf = (profile: Profile, units: UnitSystem): ProfileDraft => ({
  ...(Object.fromEntries(Object.entries(TEXT_FIELDS).map(([name, { show }]) => [name, show(profile, units)])) as Record<
    TextField,
    string
  >),
  bag: (profile.bag ?? []).map(({ id, type, loftDegrees, carryYards }) => ({
    id,
    type,
    loft: written(loftDegrees),
    carry: carryYards === undefined ? '' : String(shownYards(carryYards, units)),
  })),
  painAreas: profile.painAreas ?? [],
});

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
export const readEdits = (base: ProfileDraft, edits: DraftEdits, context: Context): Result<Edit, ProfileProblems> => {
  const all = { ...base, ...edits };
  const edit: Edit = {};
  const problems: Record<string, string> = {};
  // A handicap and where it comes from are read together.
  const isHandicap = edits.handicap !== undefined || edits.handicapSource !== undefined;
  const touched = new Set([...Object.keys(edits), ...(isHandicap ? ['handicapSource', 'handicap'] : [])]);
  for (const name of touched) {
    if (!isTextField(name)) continue;
    const read = TEXT_FIELDS[name].read(all[name], context, all);
    if (read.ok) Object.assign(edit, read.value);
    else problems[name] = read.error;
  }
  if (edits.painAreas) edit.painAreas = [...all.painAreas];
  const bag = edits.bag && readBag(all.bag, context.units);
  if (bag?.ok) edit.bag = bag.value;
  else if (bag) Object.assign(problems, bag.error);
  return Object.keys(problems).length > 0 ? fail(problems) : ok(edit);
};

/** Drops edits that equal the stored value. */
export const realEdits = (base: ProfileDraft, edits: DraftEdits): DraftEdits =>
  Object.fromEntries(
    Object.entries(edits).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(base[field as ProfileField]),
    ),
  );
