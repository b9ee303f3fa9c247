import { type Value, nanosOf } from '@divot/local-cloud';

// The values of firestore.rules: an integer is a bigint, another number a number, and a map a Map. What cannot be
// evaluated throws RuleError, which refuses the request unless another operand decides.

export class RuleError extends Error {}
/** Nanoseconds since 1970. */
export class Time {
  readonly nanos: bigint;
  constructor(nanos: bigint) {
    this.nanos = nanos;
  }
}
class Duration {
  readonly nanos: bigint;
  constructor(nanos: bigint) {
    this.nanos = nanos;
  }
}
/** A field of documents that a query asks for: known as far as its filters say. */
export class Asked {
  readonly equal: unknown;
  readonly least: unknown;
  constructor(equal: unknown, least: unknown) {
    this.equal = equal;
    this.least = least;
  }
}

export const fieldOf = (value: Value): unknown => {
  if ('mapValue' in value) {
    return new Map(Object.entries(value.mapValue.fields ?? {}).map(([name, inner]) => [name, fieldOf(inner)]));
  }
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(fieldOf);
  if ('integerValue' in value) return BigInt(value.integerValue);
  if ('doubleValue' in value) return Number(value.doubleValue);
  if ('timestampValue' in value) return new Time(nanosOf(value.timestampValue));
  if ('nullValue' in value) return null;
  if ('referenceValue' in value) return { reference: value.referenceValue.replace(/^projects\/[^/]*/, '') };
  return 'stringValue' in value ? value.stringValue : 'booleanValue' in value ? value.booleanValue : value;
};

const isNumber = (value: unknown): value is number | bigint => typeof value === 'number' || typeof value === 'bigint';
const isMap = (value: unknown): value is ReadonlyMap<string, unknown> => value instanceof Map;

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item, at) => isSame(item, b[at]));

const isSameMap = (a: ReadonlyMap<string, unknown>, b: ReadonlyMap<string, unknown>): boolean =>
  a.size === b.size && [...a].every(([name, value]) => b.has(name) && isSame(value, b.get(name)));

export const isSame = (a: unknown, b: unknown): boolean => {
  if (a instanceof Asked) return a.equal !== undefined && isSame(a.equal, b);
  if (b instanceof Asked) return isSame(b, a);
  // oxlint-disable-next-line eqeqeq -- 1 and 1.0 are the same
  if (isNumber(a) && isNumber(b)) return a == b;
  if (a instanceof Time && b instanceof Time) return a.nanos === b.nanos;
  if (Array.isArray(a) && Array.isArray(b)) return isSameList(a, b);
  if (isMap(a) && isMap(b)) return isSameMap(a, b);
  if (isObject(a) && isObject(b)) return JSON.stringify(a) === JSON.stringify(b);
  return a === b;
};

/** Less than, equal to or greater than 0. Only values of one kind compare. */
export const compared = (a: unknown, b: unknown): number => {
  if (a instanceof Asked) return compared(a.least, b);
  if (a instanceof Time && b instanceof Time) return compared(a.nanos, b.nanos);
  if ((isNumber(a) && isNumber(b)) || (typeof a === 'string' && typeof b === 'string'))
    return a < b ? -1 : Number(a > b);
  throw new RuleError('Not to be compared');
};

export const sum = (a: unknown, operator: string, b: unknown): unknown => {
  if (operator === '+' && typeof a === 'string' && typeof b === 'string') return a + b;
  if (a instanceof Time && b instanceof Duration)
    return new Time(operator === '-' ? a.nanos - b.nanos : a.nanos + b.nanos);
  if (!isNumber(a) || !isNumber(b)) throw new RuleError(`No ${operator} of these`);
  const [x, y] = [Number(a), Number(b)];
  const result = operator === '+' ? x + y : operator === '-' ? x - y : x % y;
  return typeof a === 'bigint' && typeof b === 'bigint' ? BigInt(result) : result;
};

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  bool: (value) => typeof value === 'boolean',
  int: (value) => typeof value === 'bigint',
  number: isNumber,
  string: (value) => typeof value === 'string',
  timestamp: (value) => value instanceof Time,
  list: Array.isArray,
  map: isMap,
};
export const isOfType = (value: unknown, type: string): boolean => TYPES[type]!(value);

/** As Java prints it: 3.0, 0.5, 1.0E7. */
const doubleText = (value: number): string => {
  const size = Math.abs(value);
  const isPlain = value === 0 || (size >= 1e-3 && size < 1e7);
  if (!Number.isFinite(value) || isPlain) return Number.isInteger(value) ? value.toFixed(1) : String(value);
  const [digits = '', exponent] = value.toExponential().split('e');
  return `${digits.includes('.') ? digits : `${digits}.0`}E${Number(exponent)}`;
};
/** Only texts, numbers, yes and no, nothing, and references have one. */
const textOf = (value: unknown): string => {
  if (typeof value === 'number') return doubleText(value);
  if (value === null || ['string', 'bigint', 'boolean'].includes(typeof value)) return String(value);
  if (typeof value === 'object' && 'reference' in value) return String(value.reference);
  throw new RuleError('Has no text');
};

const UNITS: Readonly<Record<string, bigint>> = { h: 3_600_000_000_000n, d: 86_400_000_000_000n };
const FUNCTIONS: Readonly<Record<string, (...values: readonly never[]) => unknown>> = {
  'math.floor': (value: number | bigint) => Math.floor(Number(value)),
  'duration.value': (count: bigint, unit: string) => new Duration(count * UNITS[unit]!),
  int: (value: number | bigint) => BigInt(Math.trunc(Number(value))),
  string: textOf,
};
export const call = (name: string, values: readonly unknown[]): unknown => FUNCTIONS[name]!(...(values as never[]));

/** RE2 and JavaScript agree on what the rules use: `(?s)` is a flag here, and a text counts its characters. */
const pattern = (text: string, whole: boolean): RegExp => {
  const source = text.replace('(?s)', '');
  return new RegExp(whole ? `^(?:${source})$` : source, 'gsu');
};

type Methods = Readonly<Record<string, (...values: readonly never[]) => unknown>>;
const ofText = (text: string): Methods => ({
  matches: (wanted: string) => pattern(wanted, true).test(text),
  replace: (wanted: string, by: string) => text.replace(pattern(wanted, false), by),
  size: () => BigInt(text.length),
  split: (by: string) => text.split(by),
  toUtf8: () => [...Buffer.from(text)],
});
const ofList = (list: readonly unknown[]): Methods => {
  const has = (wanted: unknown) => list.some((item) => isSame(item, wanted));
  return {
    at: (index: bigint) => {
      if (index >= list.length) throw new RuleError(`No item ${index}`);
      return list[Number(index)];
    },
    has,
    hasAll: (wanted: readonly unknown[]) => wanted.every(has),
    hasAny: (wanted: readonly unknown[]) => wanted.some(has),
    hasOnly: (allowed: readonly unknown[]) => list.every((item) => allowed.some((one) => isSame(item, one))),
    join: (by: string) => list.map(textOf).join(by),
    size: () => BigInt(list.length),
    union: (other: readonly unknown[]) => [...list, ...other],
  };
};
const ofMap = (map: ReadonlyMap<string, unknown>): Methods => {
  const diff = (before: ReadonlyMap<string, unknown>) => {
    const names = [...new Set([...map.keys(), ...before.keys()])];
    const affected = names.filter((name) => !isSame(map.get(name), before.get(name)));
    return new Map([
      ['affectedKeys', affected],
      ['addedKeys', affected.filter((name) => !before.has(name))],
      ['changedKeys', affected.filter((name) => map.has(name) && before.has(name))],
    ]);
  };
  return {
    at: (name: string) => {
      if (!map.has(name)) throw new RuleError(`No ${name}`);
      return map.get(name);
    },
    diff: (before: never) => diff(before),
    get: (name: string, otherwise: unknown) => (map.has(name) ? map.get(name) : otherwise),
    has: (name: string) => map.has(name),
    keys: () => [...map.keys()],
    size: () => BigInt(map.size),
    affectedKeys: () => map.get('affectedKeys'),
    addedKeys: () => map.get('addedKeys'),
    changedKeys: () => map.get('changedKeys'),
  };
};

export const method = (value: unknown, name: string, values: readonly unknown[]): unknown => {
  const methods =
    typeof value === 'string' ? ofText(value) : Array.isArray(value) ? ofList(value) : isMap(value) ? ofMap(value) : {};
  const work = methods[name];
  if (!work) throw new RuleError(`No ${name} of this`);
  return work(...(values as never[]));
};
