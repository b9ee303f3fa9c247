import type { Course, Tee } from '#src/domain/entities/course.entity.ts';
import { teeProblems, wrongHoles } from '#src/domain/rounds/course-check.ts';
import { isSameTee } from '#src/domain/rounds/tees.ts';
import { PAIRS, type Rating, cardOfNines, groupOfNines, teesOfNines } from '#src/domain/rounds/three-nines.ts';
import { type Result, compact, fail, ok, readDecimal } from '@divot/basics';
import { fieldOf } from '#src/domain/entities/limits.ts';
import { type Problems, type Typed, chosenField, isWholeOf, readTyped, textField } from '#src/domain/forms/fields.ts';
import { shownYards, typedYards } from '#src/platform/settings/lengths.ts';
import type { UnitSystem } from '#src/platform/settings/preferences.ts';
import { USUAL_TEE, parPresets } from '#src/domain/rounds/usual-card.ts';
import { copy } from './copy.ts';

// The course form: the names of its table, and the paper card between them, which becomes one tee or several.

export type HoleTyped = { readonly par: string; readonly index: string; readonly length: string };
/** Whose ratings the card has. 'each': one for men and one for women, with pars and stroke indexes that may differ. */
export const RATED = ['any', 'male', 'female', 'each'] as const;
export type Rated = (typeof RATED)[number];
const ratingFields = [
  'courseRating',
  'slope',
  'frontCourseRating',
  'frontSlope',
  'backCourseRating',
  'backSlope',
] as const satisfies readonly (keyof Tee)[];
const THREE_NINES = 27;
/** Where a rating and a slope are typed: fields of a tee or, on a card of three nines, of a nine or a pair of them. */
export type RatingRow = readonly [name: string, rating: string, slope: string];
const ofCourse = (field: string) => fieldOf('courses', field);
const text = { type: 'string', maxLength: 20 } as const;
const holesTyped = {
  type: 'array',
  items: {
    type: 'object',
    properties: { par: text, index: text, length: text },
    required: ['par', 'index', 'length'],
  },
} as const;
const ratingsTyped = { type: 'object', additionalProperties: text } as const;
type Ratings = Readonly<Record<string, string>>;
type Women = { readonly ratings: Ratings; readonly holes?: readonly HoleTyped[] | undefined };

const nameFields = {
  name: textField(ofCourse('name'), { label: copy.name, missing: 'Give the course a name.' }),
  city: textField(ofCourse('city'), { label: copy.city }),
};
export const courseFields = {
  ...nameFields,
  teeName: textField(ofCourse('tees.name'), { label: copy.tee, hint: copy.teeHint }),
  /** 9, 18 or 27. */
  holes: chosenField<readonly HoleTyped[]>(holesTyped, []),
  /** Names of nines: three of a card with 27 holes, two of a tee that joins two of more. */
  nines: chosenField<readonly string[] | undefined>({ type: 'array', items: text }, undefined),
  ratings: chosenField<Ratings>(ratingsTyped, {}),
  /** Undefined: any. */
  rated: chosenField<Rated | undefined>({ enum: RATED }, undefined),
  /** Where each has a rating: the women’s. Holes only if they are not those of the card. */
  women: chosenField<Women | undefined>(
    { type: 'object', properties: { ratings: ratingsTyped, holes: holesTyped }, required: ['ratings'] },
    undefined,
  ),
};
type Whole = Typed<typeof courseFields>;
type Open = 'nines' | 'rated' | 'women';
export type CourseTyped = Omit<Whole, Open> & Partial<Pick<Whole, Open>>;

export const isCourseTyped = (kept: unknown): kept is CourseTyped => isWholeOf(courseFields)(kept);

const threeNames = ({ nines = [] }: CourseTyped): readonly string[] =>
  copy.usualNines.map((usual, at) => nines[at] ?? usual);

export const withPars = (draft: CourseTyped, pars: readonly number[]): CourseTyped => ({
  ...draft,
  nines: pars.length === THREE_NINES ? threeNames(draft) : pars.length === draft.holes.length ? draft.nines : undefined,
  holes: pars.map((par, at) => ({ index: '', length: '', ...draft.holes[at], par: String(par) })),
  women: draft.women && { ratings: draft.women.ratings },
});

export const newCourse = (name: string): CourseTyped =>
  withPars({ name, city: '', teeName: USUAL_TEE, holes: [], ratings: {} }, parPresets[72]);

const ratingOf = (nine: number) => [`rating ${nine}`, `slope ${nine}`] as const;
const ratingOfPair = (pair: number) => [`rating of pair ${pair}`, `slope of pair ${pair}`] as const;

/** The ratings that a card of this draft has, each with its name. */
export const ratingRows = ({ holes, nines = [] }: CourseTyped): readonly RatingRow[] => {
  if (holes.length === THREE_NINES)
    return [
      ...PAIRS.map(([first, second], at) => [copy.pair(nines[first]!, nines[second]!), ...ratingOfPair(at)] as const),
      ...nines.map((name, at) => [name, ...ratingOf(at)] as const),
    ];
  if (holes.length === 9) return [[copy.whole[9], 'courseRating', 'slope']];
  const [front = copy.front, back = copy.backNine] = nines;
  return [
    [copy.whole[18], 'courseRating', 'slope'],
    [front, 'frontCourseRating', 'frontSlope'],
    [back, 'backCourseRating', 'backSlope'],
  ];
};

const typed = (value: number | undefined) => (value === undefined ? '' : String(value));

const typedHoles = ({ par, strokeIndex, yards }: Pick<Tee, 'par' | 'strokeIndex' | 'yards'>, units: UnitSystem) =>
  par.map((one, at) => ({
    par: String(one),
    index: typed(strokeIndex?.[at]),
    length: yards?.[at] ? String(shownYards(yards[at], units)) : '',
  }));

const typedRatings = (rows: readonly Rating[], fieldsOf: (at: number) => readonly [string, string]) =>
  Object.fromEntries(
    rows.flatMap(({ rating, slope }, at) => {
      const [ratingField, slopeField] = fieldsOf(at);
      return [
        [ratingField, typed(rating)],
        [slopeField, typed(slope)],
      ];
    }),
  );

/** A card with the men’s and the women’s rating of its tee, if it has both. */
export const draftOf = (course: Course, tee: Tee, units: UnitSystem): CourseTyped => {
  const [men, women] = (['male', 'female'] as const).map((gender) =>
    course.tees.find((one) => isSameTee(one, tee) && one.gender === gender),
  );
  const { gender = 'any' } = tee;
  if (!men || !women)
    return compact({ ...cardDraft(course, tee, units), rated: gender === 'any' ? undefined : gender });
  const draft = cardDraft(course, men, units);
  const { ratings, holes } = cardDraft(course, women, units);
  const isAlike = holes.every(({ par, index }, at) => draft.holes[at]?.par === par && draft.holes[at].index === index);
  return { ...draft, rated: 'each', women: { ratings, holes: isAlike ? undefined : holes } };
};

const cardDraft = (course: Course, tee: Tee, units: UnitSystem): CourseTyped => {
  const group = groupOfNines(course.tees, tee);
  const about = { name: course.name, city: course.city ?? '', teeName: tee.name };
  if (!group)
    return {
      ...about,
      nines: tee.nines,
      holes: typedHoles(tee, units),
      ratings: Object.fromEntries(ratingFields.map((field) => [field, typed(tee[field])])),
    };
  const card = cardOfNines(group);
  return {
    ...about,
    nines: card.names,
    holes: typedHoles(card, units),
    ratings: { ...typedRatings(card.nines, ratingOf), ...typedRatings(card.pairs, ratingOfPair) },
  };
};

/** A new tee for a course. Pars and stroke indexes are mostly the same for every tee, lengths and ratings are not. */
export const nextTeeDraft = (course: Course, tee: Tee, units: UnitSystem): CourseTyped => {
  const draft = draftOf(course, tee, units);
  const { women } = draft;
  return {
    ...draft,
    teeName: '',
    ratings: {},
    women: women && { ...women, ratings: {} },
    holes: draft.holes.map((hole) => ({ ...hole, length: '' })),
  };
};

/** The card rated for others. Women’s figures are kept until the form is closed. */
export const ratedFor = (draft: CourseTyped, rated: Rated): CourseTyped => ({
  ...draft,
  rated,
  women: draft.women ?? { ratings: {} },
});

/** The card as the women play it, with the card’s own lengths. */
const womensDraft = ({ women, ...draft }: CourseTyped): CourseTyped => ({
  ...draft,
  ratings: women?.ratings ?? {},
  holes: draft.holes.map((hole, at) => ({ ...hole, ...women?.holes?.[at], length: hole.length })),
});

type Start = {
  readonly course: Course | undefined;
  /** Undefined for a new tee. */
  readonly tee: Tee | undefined;
  /** Name of a course being added. */
  readonly name: string;
  readonly units: UnitSystem;
};

/** The form's initial values: a usual par 72, the tee being edited, or one like the course's first. */
export const startingDraft = ({ course, tee, name, units }: Start): CourseTyped => {
  if (!course) return newCourse(name);
  if (tee) return draftOf(course, tee, units);
  const [first] = course.tees;
  return first ? nextTeeDraft(course, first, units) : newCourse(course.name);
};

export const withHole = (draft: CourseTyped, at: number, part: Partial<HoleTyped>): CourseTyped => ({
  ...draft,
  holes: draft.holes.map((hole, n) => (n === at ? { ...hole, ...part } : hole)),
});

const holeFields = { par: 'par', index: 'strokeIndex', length: 'yards' } as const;
export const holeField = (column: keyof HoleTyped, at: number): string => `${holeFields[column]} ${at}`;
type CourseInput = Pick<Course, 'name' | 'city' | 'tees'>;

/** The tees that the form edits together: those of one card, with all its ratings. */
const teesOfCard = (course: Course | undefined, tee: Tee | undefined): readonly Tee[] => {
  if (!course || !tee) return [];
  const card = groupOfNines(course.tees, tee) ?? [tee];
  return course.tees.filter((one) => card.some((cardTee) => isSameTee(cardTee, one)));
};

/** The course with the typed tees in place of those of the edited card, or last if the card is new. */
export const withTee = (
  { tees: typedTees, ...about }: CourseInput,
  course: Course | undefined,
  edited: Tee | undefined,
): CourseInput => {
  const before = course?.tees ?? [];
  const gone = teesOfCard(course, edited);
  const at = edited ? before.indexOf(gone[0]!) : before.length;
  const isOther = (one: Tee) => !gone.includes(one);
  return { ...about, tees: [...before.slice(0, at), ...typedTees, ...before.slice(at).filter(isOther)] };
};

export const withoutTee = (course: Course, tee: Tee): Pick<Course, 'name' | 'city' | 'country' | 'tees'> => {
  const { name, city, country, tees } = course;
  const gone = teesOfCard(course, tee);
  return compact({ name, city, country, tees: tees.filter((one) => !gone.includes(one)) });
};

/** The ids of the tees of one rating of a card: those it has, or new ones after the first. */
const idsOf = (before: readonly Tee[], firstId: string): readonly string[] =>
  PAIRS.map((_, at) => before[at]?.id ?? (at === 0 ? firstId : `${firstId}-${at + 1}`));

/** What is wrong with a tee of two nines, at the field of its pair or of its nine. */
const ratingProblems = (onTees: readonly Problems[]): Problems =>
  Object.fromEntries(
    onTees.flatMap((problems, at) => {
      const [pair, front] = [ratingOfPair(at), ratingOf(PAIRS[at]![0])];
      const fields = { courseRating: pair[0], slope: pair[1], frontCourseRating: front[0], frontSlope: front[1] };
      return Object.entries(fields).flatMap(([field, typedAt]) => {
        const problem = problems[field];
        return problem === undefined ? [] : [[typedAt, problem] as const];
      });
    }),
  );

type Edited = { readonly course?: Course | undefined; readonly tee?: Tee | undefined; readonly newId: () => string };

/** The fields of the women’s figures have these names. */
export const womensField = (field: string): string => `women ${field}`;

/** The course as typed, or the corrections needed, by field. */
export const readCourse = (draft: CourseTyped, edited: Edited, units: UnitSystem): Result<CourseInput, Problems> => {
  const { rated = 'any' } = draft;
  if (rated !== 'each') return readCard(draft, rated === 'any' ? undefined : rated, edited, units);
  const men = readCard(draft, 'male', edited, units);
  const women = readCard(womensDraft(draft), 'female', edited, units);
  if (men.ok && women.ok) return ok({ ...men.value, tees: [...men.value.tees, ...women.value.tees] });
  const ofWomen = women.ok ? [] : Object.entries(women.error).map(([field, problem]) => [womensField(field), problem]);
  return fail({ ...(men.ok ? {} : men.error), ...(Object.fromEntries(ofWomen) as Problems) });
};

type Figures = Pick<Tee, 'par' | 'strokeIndex' | 'yards'>;
/** A column that is typed for some holes is zero on the others, and one that is empty is none. */
const unlessEmpty = (column: readonly (number | undefined)[]): number[] | undefined =>
  column.some((one) => one !== undefined) ? column.map((one) => one ?? 0) : undefined;

/** The tees that one rating of a card is stored as: three pairs where it has three nines, else one. */
const teesTyped = (
  card: Figures & Pick<Tee, 'name' | 'colour' | 'gender'>,
  nines: readonly string[] | undefined,
  ids: readonly string[],
  figure: (field: string) => number | undefined,
): readonly Tee[] => {
  const ratingAt = ([rating, slope]: readonly [string, string]) => ({ rating: figure(rating), slope: figure(slope) });
  if (card.par.length === THREE_NINES && nines)
    return teesOfNines(
      compact({
        ...card,
        names: nines,
        nines: nines.map((_, at) => ratingAt(ratingOf(at))),
        pairs: PAIRS.map((_, at) => ratingAt(ratingOfPair(at))),
      }),
      ids,
    );
  const ratings = Object.fromEntries(ratingFields.map((field) => [field, figure(field)]));
  return [compact({ id: ids[0]!, nines: nines && [...nines], ...card, ...ratings })];
};

/** The tees of this rating before: of a card that is rated for others than before, those of the first of them. */
const teesBefore = (draft: CourseTyped, gender: Tee['gender'], { course, tee }: Edited): readonly Tee[] => {
  const card = teesOfCard(course, tee);
  const sameRating = card.filter((one) => one.gender === gender);
  if (sameRating.length > 0) return sameRating;
  return isFirstRating(draft, gender) ? card.filter((one) => one.gender !== 'female') : [];
};
const isFirstRating = (draft: CourseTyped, gender: Tee['gender']): boolean =>
  gender !== 'female' || draft.rated !== 'each';

/** What is wrong with the tees, at the fields where it was typed. */
const cardProblems = (
  tees: readonly Tee[],
  holes: number,
  wrong: ReturnType<typeof wrongHoles>,
  units: UnitSystem,
): Problems => {
  const onTees = tees.map((tee) => teeProblems(tee, units));
  const { name: teeName, ...onTee } = Object.assign({}, ...onTees) as Readonly<Record<string, string>>;
  const onHoles = (['par', 'index', 'length'] as const).flatMap((one) =>
    wrong[holeFields[one]].map((at) => [holeField(one, at), onTee[holeFields[one]] ?? ''] as const),
  );
  const ofRatings = holes === THREE_NINES ? ratingProblems(onTees) : {};
  return { ...onTee, ...ofRatings, ...(teeName && { teeName }), ...Object.fromEntries(onHoles) };
};

/** One rating of the card. */
const readCard = (
  draft: CourseTyped,
  gender: Tee['gender'],
  edited: Edited,
  units: UnitSystem,
): Result<CourseInput, Problems> => {
  const problems: Record<string, string> = {};
  const read = (field: string, text: string, ...fields: readonly string[]): number | undefined => {
    const value = readDecimal(text);
    if (value.ok) return value.value;
    for (const one of [field, ...fields]) problems[one] = value.error;
    return undefined;
  };
  const column = (name: keyof HoleTyped) =>
    draft.holes.map((hole, at) => read(holeFields[name], hole[name], holeField(name, at)));
  const figure = (field: string) => read(field, draft.ratings[field] ?? '');
  const figures: Figures = compact({
    par: column('par').map((par) => par ?? 0),
    strokeIndex: unlessEmpty(column('index')),
    yards: unlessEmpty(column('length').map((length) => length && typedYards(length, units))),
  });
  const nines = draft.nines?.map((nine) => nine.trim());
  const before = teesBefore(draft, gender, edited);
  const editedId = isFirstRating(draft, gender) ? edited.tee?.id : undefined;
  const ids = idsOf(before, before[0]?.id ?? editedId ?? edited.newId());
  const cardTyped = compact({ name: draft.teeName.trim(), colour: edited.tee?.colour, gender, ...figures });
  const tees = teesTyped(cardTyped, nines, ids, figure);
  const names = readTyped(nameFields, { name: draft.name, city: draft.city });
  if (nines && (nines.includes('') || new Set(nines).size < nines.length))
    problems['nines'] = 'Give each nine a name of its own.';
  const all = { ...cardProblems(tees, draft.holes.length, wrongHoles({ ...figures, nines }), units), ...problems };
  if (!names.ok || Object.keys(all).length > 0) return fail({ ...all, ...(names.ok ? {} : names.error) });
  return ok(compact({ name: names.value.name!, city: names.value.city, tees: [...tees] }));
};
