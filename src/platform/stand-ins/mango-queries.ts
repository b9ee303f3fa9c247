// Replaces mingo (vite.config.ts), with which RxDB tests documents and sorts them. Divot's queries and RxDB's own compare
// with values that are there: the rest of MongoDB's language is 7 KB of each start. A query that uses more of it throws.

type Matches = (value: unknown) => boolean;
type Selector = Readonly<Record<string, unknown>>;

const KINDS = ['undefined', 'number', 'string', 'boolean'];

/** Negative if `a` sorts before `b`: what is absent, then numbers, texts and booleans. */
export const compare = (a: unknown, b: unknown): number => {
  if (typeof a !== typeof b) return KINDS.indexOf(typeof a) - KINDS.indexOf(typeof b);
  return a === b ? 0 : (a as string) < (b as string) ? -1 : 1;
};

/** Values of two kinds have no order. */
const ordered = (fits: (order: number) => boolean) => (wanted: unknown) => (value: unknown) =>
  typeof value === typeof wanted && fits(compare(value, wanted));

const OPERATORS: Readonly<Record<string, (wanted: never) => Matches>> = {
  $eq: (wanted: unknown) => (value) => value === wanted,
  $in: (wanted: readonly unknown[]) => (value) => wanted.includes(value),
  $gt: ordered((order) => order > 0),
  $gte: ordered((order) => order >= 0),
  $lt: ordered((order) => order < 0),
  $lte: ordered((order) => order <= 0),
};

const all =
  (conditions: readonly Matches[]): Matches =>
  (value) =>
    conditions.every((fits) => fits(value));

const operator = ([name, wanted]: readonly [string, unknown]): Matches => {
  const create = OPERATORS[name];
  if (!create) throw new Error(`No operator ${name} in src/platform/stand-ins/mango-queries.ts`);
  return create(wanted as never);
};

const condition = ([name, wanted]: readonly [string, unknown]): Matches => {
  if (name === '$or') {
    const either = (wanted as readonly Selector[]).map(matcher);
    return (document) => either.some((fits) => fits(document));
  }
  const fits = all(Object.entries(wanted as Selector).map(operator));
  const path = name.split('.');
  return (document) => fits(path.reduce((part, key) => (part as Selector | undefined)?.[key], document));
};

/** `selector`: normalised by RxDB, so that every field has operators. */
const matcher = (selector: Selector): Matches => all(Object.entries(selector).map(condition));

export const getMingoQuery = (selector: Selector) => ({ test: matcher(selector) });
