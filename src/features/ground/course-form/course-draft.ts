import type { Course, Tee } from '#src/domain/entities/course.entity.ts';
import { teeProblems, wrongHoles } from '#src/domain/rounds/course-check.ts';
import { isSameTee } from '#src/domain/rounds/tees.ts';
import { PAIRS, type Rating, cardOfNines, groupOfNines, teesOfNines } from '#src/domain/rounds/three-nines.ts';
import { type Result, compact, fail, ok, readDecimal } from '@divot/basics';
import { shownYards, typedYards } from '#src/platform/settings/lengths.ts';
import type { UnitSystem } from '#src/platform/settings/preferences.ts';
import { USUAL_TEE, parPresets } from '#src/domain/rounds/usual-card.ts';
import { copy } from './copy.ts';
import { isRecord } from '#src/domain/shared/is-record.ts';
import { isText } from '#src/platform/storage/local-store.ts';

// The course form as typed. Values stay text until saved, so that nothing is lost or silently becomes 0.

export type DraftHole = { readonly par: string; readonly index: string; readonly length: string };
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
export type CourseDraft = {
  readonly name: string;
  readonly city: string;
  readonly teeName: string;
  /** 9, 18 or 27. */
  readonly holes: readonly DraftHole[];
  /** Names of nines: three of a card with 27 holes, two of a tee that joins two of more. */
  readonly nines?: readonly string[] | undefined;
  readonly ratings: Readonly<Record<string, string>>;
  /** Absent: any. */
  readonly rated?: Rated | undefined;
  /** Where each has a rating: the women’s. Holes only if they are not those of the card. */
  readonly women?:
    | { readonly ratings: Readonly<Record<string, string>>; readonly holes?: CourseDraft['holes'] | undefined }
    | undefined;
};

export const isCourseDraft = (value: unknown): value is CourseDraft =>
  isRecord(value) &&
  ['name', 'city', 'teeName'].every((field) => isText(value[field])) &&
  Array.isArray(value['holes']) &&
  value['holes'].every(isRecord) &&
  isRecord(value['ratings']);

const threeNames = ({ nines = [] }: CourseDraft): readonly string[] =>
  copy.usualNines.map((usual, at) => nines[at] ?? usual);

export const withPars = (draft: CourseDraft, pars: readonly number[]): CourseDraft => ({
  ...draft,
  nines: pars.length === THREE_NINES ? threeNames(draft) : pars.length === draft.holes.length ? draft.nines : undefined,
  holes: pars.map((par, at) => ({ index: '', length: '', ...draft.holes[at], par: String(par) })),
  women: draft.women && { ratings: draft.women.ratings },
});

export const newCourseDraft = (name: string): CourseDraft =>
  withPars({ name, city: '', teeName: USUAL_TEE, holes: [], ratings: {} }, parPresets[72]);

const ratingOf = (nine: number) => [`rating ${nine}`, `slope ${nine}`] as const;
const ratingOfPair = (pair: number) => [`rating of pair ${pair}`, `slope of pair ${pair}`] as const;

/** The ratings that a card of this draft has, each with its name. */
export const ratingRows = ({ holes, nines = [] }: CourseDraft): readonly RatingRow[] => {
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
export const draftOf = (course: Course, tee: Tee, units: UnitSystem): CourseDraft => {
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

const cardDraft = (course: Course, tee: Tee, units: UnitSystem): CourseDraft => {
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
export const nextTeeDraft = (course: Course, tee: Tee, units: UnitSystem): CourseDraft => {
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
export const ratedFor = (draft: CourseDraft, rated: Rated): CourseDraft => ({
  ...draft,
  rated,
  women: draft.women ?? { ratings: {} },
});

/** The card as the women play it, with the card’s own lengths. */
const womensDraft = ({ women, ...draft }: CourseDraft): CourseDraft => ({
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

/** The tees that the form edits together: those of one card, with all its ratings. */
const teesOfCard = (course: Course | undefined, tee: Tee | undefined): readonly Tee[] => {
  if (!course || !tee) return [];
  const card = groupOfNines(course.tees, tee) ?? [tee];
  return course.tees.filter((one) => card.some((own) => isSameTee(own, one)));
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
const ratingProblems = (onTees: readonly DraftProblems[]): DraftProblems =>
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
export const readDraft = (
  draft: CourseDraft,
  edited: Edited,
  units: UnitSystem,
): Result<CourseInput, DraftProblems> => {
  const { rated = 'any' } = draft;
  if (rated !== 'each') return readCard(draft, rated === 'any' ? undefined : rated, edited, units);
  const men = readCard(draft, 'male', edited, units);
  const women = readCard(womensDraft(draft), 'female', edited, units);
  if (men.ok && women.ok) return ok({ ...men.value, tees: [...men.value.tees, ...women.value.tees] });
  const ofWomen = women.ok ? [] : Object.entries(women.error).map(([field, problem]) => [womensField(field), problem]);
  return fail({ ...(men.ok ? {} : men.error), ...(Object.fromEntries(ofWomen) as DraftProblems) });
};

/** One rating of the card. */
const readCard = (
  draft: CourseDraft,
  gender: Tee['gender'],
  edited: Edited,
  units: UnitSystem,
): Result<CourseInput, DraftProblems> => {
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
  const figure = (field: string) => read(field, draft.ratings[field] ?? '');
  const [holes, name] = [draft.holes.length, draft.teeName.trim()];
  const figures = compact({
    par: column('par').map((par) => par ?? 0),
    strokeIndex: indexes.some((index) => index !== undefined) ? indexes.map((index) => index ?? 0) : undefined,
    yards: lengths.some((length) => length !== undefined)
      ? lengths.map((length) => (length === undefined ? 0 : typedYards(length, units)))
      : undefined,
  });
  const nines = draft.nines?.map((nine) => nine.trim());
  const card = teesOfCard(edited.course, edited.tee);
  const sameRating = card.filter((one) => one.gender === gender);
  // A card that is rated for others than before keeps its ids for the first of them.
  const isFirst = gender !== 'female' || draft.rated !== 'each';
  const before = sameRating.length > 0 ? sameRating : card.filter((one) => isFirst && one.gender !== 'female');
  const ids = idsOf(before, before[0]?.id ?? (isFirst ? edited.tee?.id : undefined) ?? edited.newId());
  const ratingAt = ([rating, slope]: readonly [string, string]) => ({ rating: figure(rating), slope: figure(slope) });
  const { colour } = edited.tee ?? {};
  const tees: readonly Tee[] =
    holes === THREE_NINES && nines
      ? teesOfNines(
          compact({
            ...figures,
            name,
            colour,
            gender,
            names: nines,
            nines: nines.map((_, at) => ratingAt(ratingOf(at))),
            pairs: PAIRS.map((_, at) => ratingAt(ratingOfPair(at))),
          }),
          ids,
        )
      : [
          compact({
            id: ids[0]!,
            name,
            colour,
            gender,
            nines: nines && [...nines],
            ...figures,
            ...Object.fromEntries(ratingFields.map((field) => [field, figure(field)])),
          }),
        ];
  if (draft.name.trim() === '') problems['name'] = 'Give the course a name.';
  if (nines && (nines.includes('') || new Set(nines).size < nines.length))
    problems['nines'] = 'Give each nine a name of its own.';
  const wrong = wrongHoles({ ...figures, nines });
  const onTees = tees.map((tee) => teeProblems(tee, units));
  const onTee = Object.assign({}, ...onTees) as Readonly<Record<string, string>>;
  for (const one of ['par', 'index', 'length'] as const) {
    const field = holeFields[one];
    for (const at of wrong[field]) problems[holeField(one, at)] ??= onTee[field] ?? '';
  }
  const { name: teeName, ...others } = onTee;
  const ofRatings = holes === THREE_NINES ? ratingProblems(onTees) : {};
  const all = { ...others, ...ofRatings, ...(teeName === undefined ? {} : { tee: teeName }), ...problems };
  if (Object.keys(all).length > 0) return fail(all);
  const city = draft.city.trim();
  return ok(compact({ name: draft.name.trim(), city: city || undefined, tees: [...tees] }));
};
