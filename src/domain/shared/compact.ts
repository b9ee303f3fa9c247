/** `T` without the fields that may be undefined: those become optional. */
type Compact<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** A copy without the fields whose value is undefined: stored documents hold a field or do not have it. */
export const compact = <T extends object>(fields: T): Compact<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Compact<T>;
