/** A copy without the fields whose value is undefined: stored documents hold a field or do not have it. */
export const compact = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
