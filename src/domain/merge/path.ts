// A conflict's path names fields and list items by their keys: 'holes.7.strokes'. A dot inside a key is written %2E.

/** encodeURIComponent throws for half of a surrogate pair, which a hostile key may hold. */
const encoded = (key: string): string =>
  encodeURIComponent(key.replace(/\p{Surrogate}/gu, '\uFFFD')).replaceAll('.', '%2E');

export const below = (path: string, key: string): string => (path === '' ? encoded(key) : `${path}.${encoded(key)}`);

const decoded = (step: string): string => {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
};

/** The keys of a path; a path that Divot did not write is taken as it stands. */
export const stepsOf = (path: string): string[] => (path === '' ? [] : path.split('.').map(decoded));
