/** Copies the fields that are not undefined: a shot either has a field or does not. */
export const compact = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
