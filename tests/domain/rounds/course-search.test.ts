import { expect, it } from 'vitest';
import { fitsSearch, searchWords, wordToAskFor } from '#src/domain/rounds/course-search.ts';

const course = { name: 'Golf de Saint-Étienne', city: 'Sörmland' };

it('finds a course by the beginnings of its words, without accents, in any order', () => {
  expect(fitsSearch(course, 'sorm ETIENNE')).toBe(true);
  expect(fitsSearch(course, 'lyon')).toBe(false);
  for (const word of ['golf', 'etienne', 'eti', 'sormland', 'sorm', 'de']) expect(searchWords(course)).toContain(word);
});

it('asks the cloud for the longest word, from three letters on', () => {
  expect(wordToAskFor('de St. Etien')).toBe('etien');
  expect(searchWords(course)).toContain(wordToAskFor('st etien'));
  expect(wordToAskFor('st')).toBeUndefined();
});

it('stays within what a document may hold', () => {
  const long = { name: Array.from({ length: 16 }, (_, at) => `fairway${at}`).join(' '), city: 'x'.repeat(80) };
  const words = searchWords(long);
  expect(words.length).toBeLessThanOrEqual(80);
  expect(words.every((word) => word.length <= 24)).toBe(true);
});
