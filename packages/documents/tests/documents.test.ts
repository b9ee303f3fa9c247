import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Conflict,
  type JsonMap,
  documentsOf,
  entity,
  instant,
  listBy,
  object,
  oneOf,
  optional,
  setOf,
  text,
  whole,
} from '../index.ts';

const recipes = entity({
  name: 'recipes',
  version: 0,
  fields: {
    title: text(80),
    cookedAt: instant(),
    course: oneOf('starter', 'main', 'dessert'),
    notes: optional(text(20)),
    tags: optional(setOf(text(20), 3)),
    steps: listBy('n', object({ n: whole(1, 50), minutes: whole(1, 600) }), 4),
  },
  indexes: [['sortKey']],
  cloud: { collection: 'recipes', access: 'owner', maxBytes: 100_000 },
  sortedBy: (recipe) => recipe.cookedAt,
  defaults: { steps: [], course: 'main' },
});
const documents = documentsOf({ recipes });

const AT = '2026-05-01T08:00:00.000Z';
const bread: JsonMap = {
  id: 'r1',
  userId: 'ann',
  createdAt: AT,
  updatedAt: AT,
  sortKey: 1,
  title: 'Bread',
  cookedAt: AT,
  course: 'main',
  steps: [{ n: 1, minutes: 20 }],
};
const merged = (local: JsonMap, server: JsonMap, base: JsonMap = bread) =>
  documents.mergeDocuments('recipes', { base, local, server }, { device: 'phone', at: AT });
const conflictsOf = (document: JsonMap) => (document['conflicts'] ?? []) as readonly Conflict[];

describe('a definition', () => {
  it('does not load with an index on a field that may be absent', () => {
    const { fields, cloud, sortedBy, defaults } = recipes;
    const wrong = { name: 'wrong', version: 0, fields, cloud, sortedBy, defaults, indexes: [['notes']] } as const;
    expect(() => entity(wrong)).toThrow('indexed field notes must be required');
  });

  it('tells the first problem of a document and where it is', () => {
    const problem = (change: JsonMap) => documents.validateDocument('recipes', { ...bread, ...change });
    expect(problem({})).toBeUndefined();
    expect(problem({ steps: [{ n: 1, minutes: 0 }] })).toBe('steps.0.minutes is not between 1 and 600');
    expect(problem({ title: undefined })).toBe('title is missing');
    expect(problem({ course: 'soup' })).toBe('course has a value this version does not know');
    expect(problem({ cookedAt: 'yesterday' })).toBe('cookedAt is not an instant');
  });
});

describe('two devices', () => {
  it('keep both, if they changed different fields, items or members of a set', () => {
    const phone = { ...bread, steps: [{ n: 1, minutes: 25 }], tags: ['rye'] };
    const laptop = {
      ...bread,
      title: 'White bread',
      steps: [
        { n: 1, minutes: 20 },
        { n: 2, minutes: 40 },
      ],
      tags: ['slow'],
    };
    const both = merged(phone, laptop);
    expect(both).toMatchObject({ title: 'White bread', tags: ['slow', 'rye'] });
    expect(both['steps']).toEqual([
      { n: 1, minutes: 25 },
      { n: 2, minutes: 40 },
    ]);
    expect(conflictsOf(both)).toEqual([]);
  });

  it('show one title and keep the other for the user to pick', () => {
    const both = merged({ ...bread, title: 'Rye' }, { ...bread, title: 'White' });
    expect(both['title']).toBe('White');
    const [conflict] = conflictsOf(both);
    expect(conflict).toMatchObject({ path: 'title', kept: '"Rye"', device: 'phone' });
    expect(documents.withConflictResolved('recipes', both, conflict!.id, 'kept')).toMatchObject({ title: 'Rye' });
    expect(documents.withConflictResolved('recipes', both, conflict!.id, 'current')).toEqual({
      ...bread,
      title: 'White',
      _deleted: false,
    });
  });

  it('lose no step to a list that is full', () => {
    const steps = (...ns: number[]) => ns.map((n) => ({ n, minutes: n }));
    const both = merged(
      { ...bread, steps: steps(1, 2, 3) },
      { ...bread, steps: steps(1, 4, 5, 6) },
      { ...bread, steps: [] },
    );
    expect((both['steps'] as readonly unknown[]).length).toBe(4);
    expect(conflictsOf(both).map(({ path }) => path)).toEqual(['steps.2', 'steps.3']);
  });

  it('lose no title and stay valid, whatever each of them wrote', () => {
    const version = fc
      .record({ title: fc.constantFrom('Bread', 'Rye', 'White'), minutes: fc.integer({ min: 1, max: 3 }) })
      .map(({ title, minutes }): JsonMap => ({ ...bread, title, steps: [{ n: 1, minutes }] }));
    fc.assert(
      fc.property(version, version, (one, other) => {
        const both = merged(one, other);
        const kept = conflictsOf(both).map((conflict) => conflict.kept);
        for (const { title } of [one, other] as { title: string }[])
          expect(['Bread', both['title']].includes(title) || kept.includes(JSON.stringify(title))).toBe(true);
        expect(documents.validateDocument('recipes', both)).toBeUndefined();
        expect(conflictsOf(merged(one, one))).toEqual([]);
      }),
    );
  });

  it('bring back what one deleted and the other changed, and say so', () => {
    const both = merged({ ...bread, _deleted: true }, { ...bread, title: 'White' });
    expect(both).toMatchObject({ title: 'White', _deleted: false });
    expect(conflictsOf(both)).toMatchObject([{ path: '' }]);
  });
});

describe('a document of another app', () => {
  const foreign: JsonMap = {
    userId: 'ann',
    title: 'Soup',
    cookedAt: 1_777_622_400,
    course: 'MAIN',
    steps: [{ n: '2', minutes: '15' }, 'stir'],
    mood: 'fine',
  };

  it('reads as far as the schema can show it', () => {
    const read = documents.readDocument('recipes', foreign, AT);
    expect(read).toMatchObject({
      title: 'Soup',
      cookedAt: '2026-05-01T08:00:00.000Z',
      course: 'main',
      steps: [{ n: 2, minutes: 15 }],
    });
    expect(documents.unreadIn('recipes', read)).toEqual([{ path: 'steps', value: 'stir' }]);
  });

  it('is written back as it was where nothing was edited', () => {
    const read = documents.readDocument('recipes', foreign, AT);
    const written = documents.writeDocument('recipes', { ...read, title: 'Pea soup' });
    expect(written).toMatchObject({ ...foreign, title: 'Pea soup' });
  });
});

it('a document that is deleted for good keeps no word of the user’s', () => {
  const gone = documents.emptied('recipes', { ...bread, notes: 'secret' });
  expect(gone).toEqual({
    id: 'r1',
    userId: 'ann',
    createdAt: AT,
    updatedAt: AT,
    sortKey: 1,
    title: '',
    cookedAt: AT,
    course: 'main',
    steps: [],
    _deleted: true,
  });
  expect(documents.isEmptied('recipes', gone)).toBe(true);
});

it('the newest comes first', () => {
  const key = (cookedAt: string) => documents.sortKeyOf('recipes', { ...bread, cookedAt });
  expect(key('2026-05-02T08:00:00.000Z')).toBeLessThan(key(AT));
});
