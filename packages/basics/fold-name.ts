const APOSTROPHES = /[\u0060\u00b4\u02b9\u02bb-\u02bd\u02c8\u05f3\u2018-\u201b\u2032\ua78b\ua78c]/gu;
const DASHES = /[\p{Dash_Punctuation}\u2043\u2212]/gu;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Format}\u2800]/gu;

/**
 * A name as names are compared, of people and of courses: without capitals, repeated white space, kinds of apostrophe
 * and dash, full width, and characters that nobody sees. Accents stay: José is not Jose. '' for a name of nothing.
 */
export const foldName = (name: string): string =>
  name
    .replaceAll(APOSTROPHES, "'")
    .normalize('NFKC')
    .replaceAll(INVISIBLE, '')
    .replaceAll(DASHES, '-')
    // By way of capitals, so that ß is ss
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/[\s\p{Control}]+/gu, ' ')
    .trim();
