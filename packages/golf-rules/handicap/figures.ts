// Checks of what callers pass in. A figure that cannot be is a bug of the caller: found here, before it spoils every later
// figure.

/** What a figure can be (Rules of Handicapping 2, 5.3 and 5.6, appendix G). A plus index is negative. */
const LIMITS = {
  index: ['An index', -10, 54],
  indexAtPlay: ['An index', -10, 54],
  lowIndex: ['A low index', -10, 54],
  average: ['An average', -40, 210],
  differential: ['A differential', -40, 210],
  slope: ['A slope', 55, 155],
  courseRating: ['A course rating', 20, 90],
  par: ['The par of a course', 18, 126],
  pcc: ['A PCC', -1, 3],
  adjustedGross: ['A score', 9, 400],
  courseHandicap: ['A course handicap', -40, 120],
  percent: ['A percentage', 0, 100],
} as const;
type Name = keyof typeof LIMITS;

const MAY_BE_LEFT_OUT: ReadonlySet<string> = new Set(['pcc', 'lowIndex', 'indexAtPlay', 'courseHandicap']);

export const isWithinLimits = (name: Name, value: unknown): boolean => {
  const [, least, most] = LIMITS[name];
  return typeof value === 'number' && value >= least && value <= most;
};

/** Throws a RangeError if one of the fields in LIMITS is no number or cannot be. Fields with other names are the caller's. */
export const figures = <T extends object>(given: T): T => {
  if (typeof given !== 'object' || given === null) throw new RangeError(`Figures are missing: ${String(given)}`);
  for (const [name, value] of Object.entries(given) as [Name, unknown][]) {
    if (!Object.hasOwn(LIMITS, name) || ((value ?? undefined) === undefined && MAY_BE_LEFT_OUT.has(name))) continue;
    if (typeof value !== 'number' || !Number.isFinite(value))
      throw new RangeError(`${name} is not a number: ${String(value)}`);
    if (isWithinLimits(name, value)) continue;
    const [figure, least, most] = LIMITS[name];
    throw new RangeError(`${figure} is ${least} to ${most}, not ${value}`);
  }
  return given;
};

/** Throws if a value is missing or is not a number. */
export const figure = (value: number): number => {
  if (!Number.isFinite(value)) throw new RangeError('A figure is missing or is not a number');
  return value;
};

/** Throws unless the value is a whole number within these limits. */
export const whole = (name: string, value: number, least: number, most: number): number => {
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new RangeError(`${name} is ${least} to ${most}, not ${String(value)}`);
};

/** Throws unless it is a list. */
export const list = <T>(name: string, values: readonly T[]): readonly T[] => {
  if (!Array.isArray(values)) throw new RangeError(`${name} is a list, not ${String(values)}`);
  return values as readonly T[];
};

/** Outside callers may omit the value instead of passing null. */
export const orNone = (value: number | null | undefined): number | null => value ?? null;
