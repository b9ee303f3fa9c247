import fc from 'fast-check';

// Input that others can send: any JSON, including words and numbers that break parsers.

export const runs = (numRuns: number) => ({ numRuns });

export const awkwardText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '%',
    '%E0%A4%A',
    '-0',
    '1e999',
    'NaN',
    'null',
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'valueOf',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '=HYPERLINK("http://evil.example")',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '2026-02-30',
    '+275760-09-14T00:00:00.000Z',
    'tomorrow',
    'Mars/Olympus',
    '\u0000',
    '\u202E',
    '👩‍🦽'.repeat(40),
    'x'.repeat(70_000),
  ),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);
const awkwardKey = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'length', 'id', '0', ''),
  fc.string({ maxLength: 8 }),
);
const leaf = fc.oneof(
  awkwardText,
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom(-1, 0, 1e21, 2 ** 53, Number.MIN_VALUE),
);

/** Any JSON, including own keys called `__proto__`. */
export const hostile: fc.Arbitrary<unknown> = fc
  .letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      leaf,
      fc.array(tie('value'), { maxLength: 4 }),
      fc.array(fc.tuple(awkwardKey, tie('value')), { maxLength: 4 }).map((entries) => Object.fromEntries(entries)),
    ),
  }))
  .value.map((value): unknown => JSON.parse(JSON.stringify(value) ?? 'null'));

type Path = readonly (string | number)[];
const placesIn = (value: unknown, at: Path = []): Path[] => [
  at,
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...at, key]))
    : []),
];
const put = (whole: unknown, [step, ...rest]: Path, value: unknown): unknown => {
  if (step === undefined) return value;
  if (Array.isArray(whole)) return whole.map((item, at) => (String(at) === step ? put(item, rest, value) : item));
  return Object.fromEntries(
    Object.entries(whole as object).map(([key, inner]) => [key, key === step ? put(inner, rest, value) : inner]),
  );
};

/**
 * A valid value with one to three of its parts, at any depth, replaced by something hostile. The result may still be
 * valid.
 */
export const spoiled = (sound: unknown): fc.Arbitrary<unknown> =>
  fc.array(fc.tuple(fc.nat(), hostile), { maxLength: 3 }).map((changes) => {
    let value = sound;
    for (const [nth, replacement] of changes) {
      const places = placesIn(value);
      value = put(value, places[nth % places.length]!, replacement);
    }
    return value;
  });

const BUILT_IN = Object.getOwnPropertyNames(Object.prototype).sort().join();
/** Throws if the last call changed what every object inherits. */
export const assertUnpolluted = (): void => {
  if (Object.getOwnPropertyNames(Object.prototype).sort().join() !== BUILT_IN) throw new Error('prototype polluted');
};
