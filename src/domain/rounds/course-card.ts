import type { Course } from '#src/domain/entities/course.entity.ts';
import { searchWords } from './course-search.ts';

// What other golfers see of a published course lies in a small document beside it. Its tees are one text, because the
// cloud's rules can bound a text, and nothing inside a list of maps. The course itself stays its owner's alone.

export const COURSE_CARDS = 'courseCards';
/** Twenty tees with every figure take 10,000. */
export const MAX_TEES_BYTES = 20_000;

export type CourseCard = Pick<Course, 'userId' | 'createdAt' | 'name' | 'city' | 'country' | 'enteredBy'> & {
  readonly searchWords: readonly string[];
  /** JSON of the course's tees. */
  readonly tees: string;
};

/** Undefined while the tees take more room than a card has. */
export const cardOfCourse = (course: Course): CourseCard | undefined => {
  const { userId, createdAt, name, city, country, enteredBy } = course;
  const tees = JSON.stringify(course.tees);
  if (new TextEncoder().encode(tees).length > MAX_TEES_BYTES) return undefined;
  return { userId, createdAt, name, city, country, enteredBy, tees, searchWords: searchWords(course) };
};

/** The fields of the course that a card shows; undefined for tees that are no JSON. */
export const courseOnCard = <C extends { readonly tees?: unknown }>(card: C) => {
  const { searchWords: _words, ...shown } = card as C & { readonly searchWords?: unknown };
  try {
    return { ...shown, tees: JSON.parse(String(card.tees)) as unknown, source: 'user', published: true };
  } catch {
    return undefined;
  }
};
