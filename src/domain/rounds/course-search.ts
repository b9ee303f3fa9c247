import { truncate } from '@divot/basics';
import type { Course } from '#src/domain/entities/course.entity.ts';

// Finds courses by name and place, on the device and online. Ignores accents, capitals and word order.

const LEAST_LETTERS = 3;
export const MOST_LETTERS = 24;
export const MOST_WORDS = 80;

export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

const wordsIn = (text: string): readonly string[] =>
  plainText(text)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean)
    .map((word) => truncate(word, MOST_LETTERS));

/**
 * The search keys of a published course: every word of its name and place, and each word's prefixes of three letters or
 * more.
 */
export const searchWords = ({ name, city = '', country = '' }: Pick<Course, 'name' | 'city' | 'country'>): string[] => {
  const words = wordsIn(`${name} ${city} ${country}`);
  const beginnings = words.flatMap((word) =>
    Array.from({ length: Math.max(0, word.length - LEAST_LETTERS) }, (_, at) => truncate(word, LEAST_LETTERS + at)),
  );
  return [...new Set([...words, ...beginnings])].slice(0, MOST_WORDS);
};

/**
 * The longest word of a search, which Divot sends to the server as the query. Undefined while the search is too short.
 */
export const wordToAskFor = (search: string): string | undefined =>
  wordsIn(search)
    .filter((word) => word.length >= LEAST_LETTERS)
    .toSorted((a, b) => b.length - a.length)[0];

export const fitsSearch = (course: Pick<Course, 'name' | 'city' | 'country'>, search: string): boolean => {
  const place = plainText(`${course.name} ${course.city ?? ''} ${course.country ?? ''}`);
  return wordsIn(search).every((word) => place.includes(word));
};

/** Best match first: exact names, then names that begin with the search, then the rest in the order given. */
export const byFit = <C extends Pick<Course, 'name'>>(courses: readonly C[], search: string): readonly C[] => {
  const wanted = wordsIn(search).join(' ');
  const rank = ({ name }: C): number => {
    const words = wordsIn(name).join(' ');
    return words === wanted ? 0 : words.startsWith(wanted) ? 1 : 2;
  };
  return courses.toSorted((a, b) => rank(a) - rank(b));
};
