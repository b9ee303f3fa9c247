import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkStorable, compareValues, fieldBytes } from '../documents/value.ts';
import type { Value } from '../documents/wire.ts';

const simple: fc.Arbitrary<Value> = fc.oneof(
  fc.constant<Value>({ nullValue: null }),
  fc.boolean().map((booleanValue) => ({ booleanValue })),
  fc.integer().map((integer) => ({ integerValue: String(integer) })),
  fc.double({ noNaN: true }).map((doubleValue) => ({ doubleValue })),
  fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
    .map((at) => ({ timestampValue: at.toISOString() })),
  fc.string({ unit: 'grapheme' }).map((stringValue) => ({ stringValue })),
);
const value: fc.Arbitrary<Value> = fc.oneof(
  simple,
  fc.array(simple, { maxLength: 4 }).map((values) => ({ arrayValue: { values } })),
  fc.dictionary(fc.string({ minLength: 1 }), simple, { maxKeys: 4 }).map((fields) => ({ mapValue: { fields } })),
);

describe('the order of Firestore values', () => {
  it('is total: antisymmetric and transitive', () => {
    fc.assert(
      fc.property(value, value, value, (a, b, c) => {
        expect(Math.sign(compareValues(a, b))).toBe(0 - Math.sign(compareValues(b, a)));
        if (compareValues(a, b) <= 0 && compareValues(b, c) <= 0) expect(compareValues(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('puts types in Firestore’s order, and whole and fractional numbers on one scale', () => {
    const ascending: Value[] = [
      { nullValue: null },
      { booleanValue: false },
      { integerValue: '3' },
      { doubleValue: 3.5 },
      { integerValue: '4' },
      { timestampValue: '2026-06-10T14:00:00.000001Z' },
      { timestampValue: '2026-06-10T14:00:00.00001Z' },
      { stringValue: 'Z' },
      { stringValue: 'a' },
      { arrayValue: { values: [{ stringValue: 'a' }] } },
      { mapValue: { fields: {} } },
    ];
    for (const [i, smaller] of ascending.entries()) {
      for (const greater of ascending.slice(i + 1)) expect(compareValues(smaller, greater)).toBeLessThan(0);
    }
    expect(compareValues({ integerValue: '3' }, { doubleValue: 3 })).toBe(0);
  });
});

describe('what Firestore stores', () => {
  it('counts bytes as its documentation does', () => {
    // The example of https://firebase.google.com/docs/firestore/storage-size#document_size: 71 bytes of fields
    const task: Record<string, Value> = {
      type: { stringValue: 'Personal' },
      done: { booleanValue: false },
      priority: { integerValue: '1' },
      description: { stringValue: 'Learn Cloud Firestore' },
    };
    expect(fieldBytes(task)).toBe(71);
  });

  it('is no array directly inside an array', () => {
    const inner: Value = { arrayValue: { values: [{ integerValue: '1' }] } };
    expect(() => checkStorable({ arrayValue: { values: [inner] } })).toThrow('Nested arrays');
    const wrapped: Value = { mapValue: { fields: { inner } } };
    expect(() => checkStorable({ arrayValue: { values: [wrapped] } })).not.toThrow();
  });
});
