// Checks of what callers pass in.

const MAY_BE_LEFT_OUT: ReadonlySet<string> = new Set(['pcc', 'holes', 'lowIndex', 'indexAtPlay', 'courseHandicap']);

/** Throws if a value is not a number, which is a bug in the caller, before it spoils every later figure. */
export const figures = <T extends object>(given: T): T => {
  for (const [name, value] of Object.entries(given) as [string, unknown][]) {
    if (typeof value === 'boolean' || ((value ?? undefined) === undefined && MAY_BE_LEFT_OUT.has(name))) continue;
    if (!Number.isFinite(value)) throw new RangeError(`${name} is not a number: ${String(value)}`);
    if (name === 'slope' && !(Number(value) > 0)) throw new RangeError(`A slope is 55 to 155, not ${String(value)}`);
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
