// Where in /playing the golfer is: all of it is in the address, so that a reload lands on the same hole.

export type PlayAt = {
  readonly view?: 'setup' | 'course' | 'finish' | 'card' | undefined;
  readonly round?: string | undefined;
  readonly course?: string | undefined;
  /** Tee of the course being edited; 'new' for one more. */
  readonly tee?: string | undefined;
  /** What the course that is being added is called, from the search that did not find it. */
  readonly name?: string | undefined;
  readonly hole?: number | undefined;
};

export type GoTo = (at: PlayAt, options?: { readonly replace?: boolean }) => void;

const views = ['setup', 'course', 'finish', 'card'] as const;
// The address parser makes numbers of digits: an id of digits alone is one all the same.
const text = (value: unknown) =>
  (typeof value === 'string' || typeof value === 'number') && value !== '' ? String(value).slice(0, 64) : undefined;
const holeNumber = (value: unknown): number | undefined => {
  const written = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const n = /^\d{1,2}$/.test(written) ? Number(written) : 0;
  return n >= 1 && n <= 18 ? n : undefined;
};

/** Reads the address; what does not fit is left out. */
export const playAtFrom = (search: Readonly<Record<string, unknown>>): PlayAt => {
  const view = views.find((one) => one === search['view']);
  const round = text(search['round']);
  const course = text(search['course']);
  const tee = text(search['tee']);
  const name = text(search['name']);
  const hole = holeNumber(search['hole']);
  return {
    ...(view ? { view } : {}),
    ...(round ? { round } : {}),
    ...(course ? { course } : {}),
    ...(tee ? { tee } : {}),
    ...(name ? { name } : {}),
    ...(hole ? { hole } : {}),
  };
};
