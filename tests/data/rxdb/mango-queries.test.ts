import fc from 'fast-check';
import { getQueryMatcher, getSortComparator } from 'rxdb/plugins/core';
import { expect, it } from 'vitest';
import { compare, getMingoQuery } from '#src/platform/stand-ins/mango-queries.ts';

const value = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constantFrom('active', 'finished', 'planned'), fc.boolean());
const field = fc.constantFrom('status', 'sortKey', '_meta.lwt');
const operators = fc.record(
  { $eq: value, $gt: value, $gte: value, $lt: value, $lte: value, $in: fc.array(value, { maxLength: 3 }) },
  { requiredKeys: [] },
);
const fields = fc.dictionary(field, operators, { maxKeys: 2 });
const selector = fc.oneof(
  fields,
  fc.record({ $or: fc.array(fields, { minLength: 1, maxLength: 2 }), sortKey: operators }),
);
const sorted = getSortComparator({} as never, { sort: [{ name: 'asc' }] } as never) as (
  a: object,
  b: object,
) => number | undefined;
const document = fc.record(
  { status: value, sortKey: value, _meta: fc.record({ lwt: value }, { requiredKeys: [] }) },
  { requiredKeys: [] },
);

it('finds the documents that mingo finds', () => {
  fc.assert(
    fc.property(selector, document, (asked, stored) => {
      expect(getMingoQuery(asked).test(stored)).toBe(
        getQueryMatcher({} as never, { selector: asked, sort: [] } as never)(stored as never),
      );
    }),
    { numRuns: 500, seed: 52 },
  );
});

it('sorts as mingo sorts', () => {
  fc.assert(
    fc.property(fc.option(value, { nil: undefined }), fc.option(value, { nil: undefined }), (a, b) => {
      expect(Math.sign(compare(a, b))).toBe(Math.sign(sorted({ name: a }, { name: b }) ?? 0));
    }),
    { seed: 52 },
  );
});

it('throws at an operator that it does not know', () => {
  expect(() => getMingoQuery({ name: { $regex: '^A' } })).toThrow('$regex');
});
