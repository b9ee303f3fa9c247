import type { Course, Tee } from '#src/domain/entities/course.entity.ts';
import { teeProblems, wrongHoles } from '@divot/golf-rules';
import { readDecimal } from '#src/domain/rounds/typed-number.ts';
import { type Result, compact, fail, ok } from '@divot/basics';
import { shownYards, typedYards } from '#src/platform/lengths.ts';
import type { UnitSystem } from '#src/platform/preferences.ts';
import { copy } from '#src/features/round/copy.ts';
import { isRecord } from '#src/domain/shared/is-record.ts';
import { isText } from '#src/platform/local-store.ts';

// The course form as typed. Values stay text until saved, so that nothing is lost or silently becomes 0.

export type DraftHole = { readonly par: string; readonly index: string; readonly length: string };
export const ratingFields = [
  'courseRating',
  'slope',
  'frontCourseRating',
  'frontSlope',
  'backCourseRating',
  'backSlope',
] as const;
export type RatingField = (typeof ratingFields)[number];
export type CourseDraft = {
  readonly name: string;
  readonly city: string;
  readonly teeName: string;
  readonly holes: readonly DraftHole[];
  readonly ratings: Readonly<Record<RatingField, string>>;
};

export const isCourseDraft = (value: unknown): value is CourseDraft =>
  isRecord(value) &&
  ['name', 'city', 'teeName'].every((field) => isText(value[field])) &&
  Array.isArray(value['holes']) &&
  value['holes'].every(isRecord) &&
  isRecord(value['ratings']);

/** Usual pars by total, as a starting point. */
export const parPresets = {
  72: [4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 4, 3, 5, 4, 4, 3, 4, 5],
  71: [4, 4, 3, 5, 4, 4, 3, 4, 4, 4, 4, 3, 5, 4, 4, 3, 4, 5],
  70: [4, 4, 3, 5, 4, 4, 3, 4, 4, 4, 4, 3, 5, 4, 4, 3, 4, 4],
  36: [4, 4, 3, 5, 4, 4, 3, 4, 5],
  35: [4, 4, 3, 5, 4, 4, 3, 4, 4],
  27: [3, 3, 3, 3, 3, 3, 3, 3, 3],
} as const;
export type ParPreset = keyof typeof parPresets;

export const withPars = (draft: CourseDraft, pars: readonly number[]): CourseDraft => ({
  ...draft,
  holes: pars.map((par, at) => ({ index: '', length: '', ...draft.holes[at], par: String(par) })),
});

const noRatings = Object.fromEntries(ratingFields.map((field) => [field, ''])) as CourseDraft['ratings'];
export const newCourseDraft = (name: string): CourseDraft =>
  withPars({ name, city: '', teeName: copy.course.usualTee, holes: [], ratings: noRatings }, parPresets[72]);

const typed = (value: number | undefined) => (value === undefined ? '' : String(value));

export const draftOf = (course: Course, tee: Tee, units: UnitSystem): CourseDraft => ({
  name: course.name,
  city: course.city ?? '',
  teeName: tee.name,
  holes: tee.par.map((par, at) => ({
    par: String(par),
    index: typed(tee.strokeIndex?.[at]),
    length: tee.yards?.[at] ? String(shownYards(tee.yards[at], units)) : '',
  })),
  ratings: Object.fromEntries(ratingFields.map((field) => [field, typed(tee[field])])) as CourseDraft['ratings'],
});

/** A new tee for a course. Pars and stroke indexes are mostly the same for every tee, lengths and ratings are not. */
export const nextTeeDraft = (course: Course, tee: Tee, units: UnitSystem): CourseDraft => {
  const { yards: _yards, ...others } = tee;
  const unrated = Object.fromEntries(ratingFields.map((field) => [field, undefined]));
  return draftOf(course, { ...others, ...unrated, name: '' }, units);
};

type Start = {
  readonly course: Course | undefined;
  /** Undefined for a new tee. */
  readonly tee: Tee | undefined;
  /** Name of a course being added. */
  readonly name: string;
  readonly units: UnitSystem;
};

/** The form's initial values: a usual par 72, the tee being edited, or one like the course's first. */
export const startingDraft = ({ course, tee, name, units }: Start): CourseDraft => {
  if (!course) return newCourseDraft(name);
  if (tee) return draftOf(course, tee, units);
  const [first] = course.tees;
  return first ? nextTeeDraft(course, first, units) : newCourseDraft(course.name);
};

export const withHole = (draft: CourseDraft, at: number, part: Partial<DraftHole>): CourseDraft => ({
  ...draft,
  holes: draft.holes.map((hole, n) => (n === at ? { ...hole, ...part } : hole)),
});

/** Keyed by field, and by the hole's field within it. */
export type DraftProblems = Readonly<Record<string, string>>;
const holeFields = { par: 'par', index: 'strokeIndex', length: 'yards' } as const;
export const holeField = (column: keyof DraftHole, at: number): string => `${holeFields[column]} ${at}`;
type CourseInput = Pick<Course, 'name' | 'city' | 'tees'>;

/** The course with the typed tee in place of the old one, or last if it is new. */
export const withTee = ({ tees: [edited], ...about }: CourseInput, course: Course | undefined): CourseInput => {
  const others = course?.tees ?? [];
  const isThere = others.some(({ id }) => id === edited?.id);
  const tees = isThere ? others.map((one) => (one.id === edited?.id ? edited : one)) : [...others, edited!];
  return { ...about, tees };
};

export const withoutTee = (
  { name, city, country, tees }: Course,
  tee: Tee,
): Pick<Course, 'name' | 'city' | 'country' | 'tees'> =>
  compact({ name, city, country, tees: tees.filter(({ id }) => id !== tee.id) });

/** The course as typed, or the corrections needed, by field. */
export const readDraft = (draft: CourseDraft, teeId: string, units: UnitSystem): Result<CourseInput, DraftProblems> => {
  const problems: Record<string, string> = {};
  const read = (field: string, text: string, ...fields: readonly string[]): number | undefined => {
    const value = readDecimal(text);
    if (value.ok) return value.value;
    for (const one of [field, ...fields]) problems[one] = value.error;
    return undefined;
  };
  const column = (name: keyof DraftHole) =>
    draft.holes.map((hole, at) => read(holeFields[name], hole[name], holeField(name, at)));
  const indexes = column('index');
  const lengths = column('length');
  const ratings = ratingFields.flatMap((field) => {
    const value = read(field, draft.ratings[field]);
    return value === undefined ? [] : [[field, value] as const];
  });
  const tee: Tee = compact({
    id: teeId,
    name: draft.teeName.trim(),
    par: column('par').map((par) => par ?? 0),
    strokeIndex: indexes.some((index) => index !== undefined) ? indexes.map((index) => index ?? 0) : undefined,
    yards: lengths.some((length) => length !== undefined)
      ? lengths.map((length) => (length === undefined ? 0 : typedYards(length, units)))
      : undefined,
    ...Object.fromEntries(ratings),
  });
  if (draft.name.trim() === '') problems['name'] = 'Give the course a name.';
  const { name: teeName, ...onTee } = teeProblems(tee, units);
  const wrong = wrongHoles(tee);
  for (const name of ['par', 'index', 'length'] as const) {
    const field = holeFields[name];
    for (const at of wrong[field]) problems[holeField(name, at)] ??= onTee[field] ?? '';
  }
  const all = { ...onTee, ...(teeName === undefined ? {} : { tee: teeName }), ...problems };
  if (Object.keys(all).length > 0) return fail(all);
  const city = draft.city.trim();
  return ok(compact({ name: draft.name.trim(), city: city || undefined, tees: [tee] }));
};
