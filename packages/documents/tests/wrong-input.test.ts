import { expect, it } from 'vitest';
import { day, documentsOf, entity, optional, text, whole } from '../index.ts';

const recipes = entity({
  name: 'recipes',
  version: 0,
  fields: { title: text(80), minutes: whole(1, 600), on: optional(day()) },
  indexes: [['sortKey']],
  cloud: { collection: 'recipes', access: 'owner', maxBytes: 100_000 },
  sortedBy: ({ updatedAt }) => updatedAt,
  defaults: {},
});
const { validateDocument } = documentsOf({ recipes });
const at = '2026-05-01T08:00:00.000Z';
const good = { id: 'r1', userId: 'ann', createdAt: at, updatedAt: at, sortKey: 1, title: 'Bread', minutes: 20 };

it.each([undefined, null, Number.NaN, '', 'text', [], 200])('%j is no document', (document) => {
  expect(validateDocument('recipes', document)).toBe('the document is not a record');
});

it.each<[object, string]>([
  [{ title: undefined }, 'title is missing'],
  [{ title: 7 }, 'title is not text'],
  [{ minutes: Number.NaN }, 'minutes is not a number as expected'],
  [{ minutes: 0 }, 'minutes is not between 1 and 600'],
  [{ on: 'Monday' }, 'on is not written as expected'],
  [{ on: '2026-02-30' }, 'on is no day of the calendar'],
  [{ createdAt: 'yesterday' }, 'createdAt is not an instant'],
])('%j is told in a sentence', (wrong, problem) => {
  expect(validateDocument('recipes', good)).toBeUndefined();
  expect(validateDocument('recipes', { ...good, ...wrong })).toBe(problem);
});
