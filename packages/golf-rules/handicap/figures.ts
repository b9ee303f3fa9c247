// Checks of what callers pass in.

const MAY_BE_LEFT_OUT: ReadonlySet<string> = new Set(['pcc', 'holes', 'lowIndex', 'indexAtPlay', 'courseHandicap']);

/** What a figure can be (Rules of Handicapping 2, 5.3 and 5.6, appendix G). A plus index is negative. */
const LIMITS: Readonly<Record<string, readonly [figure: string, least: number, most: number]>> = {
  index: ['An index', -10, 54],
  indexAtPlay: ['An index', -10, 54],
  lowIndex: ['A low index', -10, 54],
  slope: ['A slope', 55, 155],
  courseRating: ['A course rating', 20, 90],
  par: ['The par of a course', 18, 126],
  pcc: ['A PCC', -1, 3],
  adjustedGross: ['A score', 9, 400],
};

export const isWithinLimits = (name: string, value: number): boolean => {
  const [, least, most] = LIMITS[name] ?? ['', -Infinity, Infinity];
  return Number.isFinite(value) && value >= least && value <= most;
};

/** Throws if a value is not a number or is one that cannot be: a bug in the caller, before it spoils every later figure. */
export const figures = <T extends object>(given: T): T => {
  for (const [name, value] of Object.entries(given) as [string, unknown][]) {
    if (typeof value === 'boolean' || ((value ?? undefined) === undefined && MAY_BE_LEFT_OUT.has(name))) continue;
    if (typeof value !== 'number' || !Number.isFinite(value))
      throw new RangeError(`${name} is not a number: ${String(value)}`);
    if (isWithinLimits(name, value)) continue;
    const [figure, least, most] = LIMITS[name]!;
    throw new RangeError(`${figure} is ${least} to ${most}, not ${value}`);
  }
  return given;
};

/** Throws if a value is missing or is not a number. */
export const figure = (value: number): number => {
  if (!Number.isFinite(value)) throw new RangeError('A figure is missing or is not a number');
  return value;
};

/** Outside callers may omit the value instead of passing null. */
export const orNone = (value: number | null | undefined): number | null => value ?? null;
