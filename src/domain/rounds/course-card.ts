import type { Course } from '#src/domain/entities/course.entity.ts';
import { searchWords } from './course-search.ts';

// The part of a published course that other golfers see, stored in a small document beside it. Its tees are one string,
// because the server's rules can limit the size of a string but nothing inside a list of maps. Only the owner sees the
// course itself.

export const COURSE_CARDS = 'courseCards';
/** Twenty tees with every figure filled in take 10,000 bytes. */
export const MAX_TEES_BYTES = 20_000;
/** Lists and maps in that text: twenty tees open 81. A text that nests thousands would end the reader's search. */
export const MAX_TEES_OPENINGS = 400;
/** The fields of a course that its card shows as they are. */
export const COURSE_CARD_FIELDS = ['userId', 'createdAt', 'name', 'city', 'country', 'enteredBy'];

/** What decides which searches find a card, and where. The rules count a change of it as a new card. */
export const COURSE_CARD_PLACING = ['createdAt', 'searchWords'];

export type CourseCard = Pick<Course, 'userId' | 'name' | 'city' | 'country' | 'enteredBy'> & {
  readonly searchWords: readonly string[];
  /** The course's tees as JSON. */
  readonly tees: string;
};

const fitsCard = (tees: string): boolean =>
  new TextEncoder().encode(tees).length <= MAX_TEES_BYTES && tees.split(/[[{]/).length - 1 <= MAX_TEES_OPENINGS;

/** Undefined if the tees are larger than a card takes. */
export const cardOfCourse = (course: Course): CourseCard | undefined => {
  const { userId, name, city, country, enteredBy } = course;
  const tees = JSON.stringify(course.tees);
  if (!fitsCard(tees)) return undefined;
  return { userId, name, city, country, enteredBy, tees, searchWords: searchWords(course) };
};

/** The course fields that a card shows. Undefined if the tees are not JSON, or larger than a card takes. */
export const courseOnCard = <C extends { readonly tees?: unknown }>(card: C) => {
  const { searchWords: _words, ...shown } = card as C & { readonly searchWords?: unknown };
  const { tees } = card;
  if (typeof tees !== 'string' || !fitsCard(tees)) return undefined;
  try {
    return { ...shown, tees: JSON.parse(tees) as unknown, source: 'user', published: true };
  } catch {
    return undefined;
  }
};
