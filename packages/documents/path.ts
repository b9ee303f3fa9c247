// A conflict's path names fields and list items by their keys: 'steps.7.minutes'. A dot inside a key is written %2E.

/** encodeURIComponent throws on half of a surrogate pair, which a hostile key may contain. */
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

/** The keys of a path. A path written elsewhere is used unchanged. */
export const stepsOf = (path: string): string[] => (path === '' ? [] : path.split('.').map(decoded));
