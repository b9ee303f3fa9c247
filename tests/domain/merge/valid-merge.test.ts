import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EntityName, entities, entityNames } from '#src/domain/entities/registry.ts';
import {
  type Conflict,
  type Json,
  type JsonMap,
  type Keywords,
  bytesOf,
  isBlank,
  isMap,
  keptValue,
} from '@divot/documents';
import { mergeDocuments, validateDocument, withConflictResolved } from '#src/domain/entities/documents.ts';
import { type LocalDocument, fitsCloud } from '#src/sync/wire.ts';
import { cases } from '@divot/basics/testing';

// Two devices change a document at the limits of its schema. The merge must fit the schema and keep every value of
// either side, in the document or among its conflicts. The documents are generated from the schemas alone.

const about = { device: 'a phone with a name that is very long indeed, longer than sixty characters', at: 'now' };
const AT = '2026-05-01T08:00:00.000Z';

/** Text at and around its limit, including characters that encode badly. */
const text = ({ minLength = 0, maxLength = 40 }: Keywords) =>
  fc
    .tuple(fc.constantFrom('x', '5', 'é', '⛳', '.', '"', ' '), fc.constantFrom(1, 3, maxLength), fc.nat(9))
    .map(([letter, size, salt]) => `${salt}${letter.repeat(size)}`.slice(0, maxLength).padEnd(minLength, 'x'));

const valueOf = (schema: Keywords, key: string): fc.Arbitrary<Json> => {
  if (schema.enum) return fc.constantFrom(...(schema.enum as Json[]));
  if (schema.wire === 'timestamp') return fc.constantFrom(AT, '2026-05-01T10:00:00+02:00', '2026-06-01T08:00:00Z');
  if (schema.pattern) return fc.constantFrom('2026-05-01', '2026-05-02');
  const { minimum = 0, maximum = 100 } = schema;
  switch (schema.type) {
    case 'string':
      return text(schema);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.constantFrom(minimum, maximum, Math.round((minimum + maximum) / 2));
    case 'number':
      return fc.constantFrom(minimum, maximum, (minimum + maximum) / 2);
    case 'array':
      return listOf(schema, key);
    case 'object':
      return schema.properties
        ? recordOf(schema)
        : fc.dictionary(fc.constantFrom('a', 'b.c', '⛳'), mapValue(schema, key));
    default:
      return fc.constantFrom<Json>('any', 7);
  }
};
const mapValue = ({ additionalProperties }: Keywords, key: string) =>
  valueOf(typeof additionalProperties === 'object' ? additionalProperties : {}, key);

function listOf(schema: Keywords, key: string): fc.Arbitrary<Json> {
  const limit = schema.maxItems!;
  const items = schema.items!;
  const sizes = fc.constantFrom(0, 1, Math.min(limit, 24) - 1, Math.min(limit, 24));
  if (key === 'conflicts') return fc.constant([]);
  if (schema.merge?.kind === 'list') {
    const by = schema.merge.key;
    const first = fc.constantFrom(0, 1, 5);
    return fc.tuple(sizes, first, valueOf(items, key)).chain(([size, from, one]) =>
      fc.constant(
        Array.from({ length: Math.max(0, size) }, (_, at) => ({
          ...(one as object),
          [by]: by === 'n' ? ((from + at) % 18) + 1 : `item.${from + at}`,
        })).slice(0, by === 'n' ? 18 : limit),
      ),
    );
  }
  if (items.enum || items.type !== 'string') return fc.array(valueOf(items, key), { maxLength: Math.min(limit, 5) });
  // Lists up to their limit; the last item is each side's own.
  return fc
    .tuple(fc.constantFrom(0, 2, limit - 1, limit), fc.constantFrom('a', 'b', 'c'))
    .map(([size, side]) =>
      Array.from({ length: Math.max(0, size) }, (_, at) => (at === size - 1 ? `${side}-own` : `shared-${at}`)),
    );
}

function recordOf({ properties = {}, required = [] }: Keywords): fc.Arbitrary<JsonMap> {
  return fc.record(Object.fromEntries(Object.entries(properties).map(([key, schema]) => [key, valueOf(schema, key)])), {
    requiredKeys: [...required],
  }) as fc.Arbitrary<JsonMap>;
}

const schemaOf = (name: EntityName) => entities[name].schema as unknown as Keywords;
const documentOf = (name: EntityName) =>
  recordOf(schemaOf(name)).map((document): JsonMap => ({
    ...document,
    id: 'one',
    userId: 'sam',
    createdAt: AT,
    updatedAt: AT,
    sortKey: 1,
  }));

const escaped = (text: string) => text.replaceAll(/[.\\"*+?^$(){}|[\]]/g, String.raw`\$&`);
/**
 * Every text, number and flag that a golfer may have entered, except bookkeeping and fields too large to keep twice.
 */
const leaves = (value: Json, schema: Keywords | undefined): Json[] => {
  const kind = schema?.merge?.kind;
  if (kind === 'server' || kind === 'latest' || kind === 'single' || kind === 'conflicts' || isBlank(value)) return [];
  if (kind === 'preferred') return []; // one word wins, whoever says it
  if (kind === 'prose') return [new RegExp(escaped(String(value).replace(/[\s.]+$/, '')))]; // among other sentences
  if (kind === 'set' && (schema!.merge as { keep?: number }).keep !== undefined) return [];
  if (Array.isArray(value)) return (value as Json[]).flatMap((one) => leaves(one, schema?.items));
  if (!isMap(value)) return [value];
  return Object.entries(value).flatMap(([key, inner]) => {
    const others = typeof schema?.additionalProperties === 'object' ? schema.additionalProperties : undefined;
    return leaves(inner, schema?.properties?.[key] ?? others);
  });
};
const allIn = (value: Json, into: Set<Json> = new Set()): Set<Json> => {
  if (Array.isArray(value)) for (const one of value as Json[]) allIn(one, into);
  else if (isMap(value)) for (const one of Object.values(value)) allIn(one, into);
  else into.add(value);
  return into;
};
const inZulu = (value: Json): Json =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? new Date(value).toISOString() : value;

describe.each(entityNames)('two devices that changed %s at the limits', (name) => {
  const document = documentOf(name);

  it('make a valid document, with every value of both in it or among its conflicts', () => {
    fc.assert(
      fc.property(fc.option(document, { nil: undefined }), document, document, (base, local, server) => {
        fc.pre([local, server].every((one) => validateDocument(name, one) === undefined));
        // Together they fit into one cloud document; larger ones have a test of their own.
        fc.pre(bytesOf(local) + bytesOf(server) < 800_000);
        const merged = mergeDocuments(name, { base: undefined, local, server }, about);
        const { _deleted, ...stored } = merged;
        expect(validateDocument(name, stored)).toBeUndefined();
        const there = allIn(merged);
        for (const { kept } of (merged['conflicts'] ?? []) as Conflict[])
          allIn(keptValue(kept === undefined ? {} : { kept }), there);
        for (const value of [...leaves(local, schemaOf(name)), ...leaves(server, schemaOf(name))]) {
          const { filledAlike = [] } = entities[name] as { filledAlike?: readonly string[] };
          if (filledAlike.some((field) => local[field] === value)) continue;
          const isThere =
            value instanceof RegExp
              ? [...there].some((one) => typeof one === 'string' && value.test(one))
              : there.has(value) || there.has(inZulu(value));
          expect(isThere, `${JSON.stringify(value)} is lost`).toBe(true);
        }
        if (!base || validateDocument(name, base) !== undefined) return;
        const { _deleted: _alive, ...joined } = mergeDocuments(name, { base, local, server }, about);
        expect(validateDocument(name, joined)).toBeUndefined();
        // The merged document is merged again with a third device's version and must still fit.
        const { _deleted: _still, ...third } = mergeDocuments(
          name,
          { base: server, local: joined, server: base },
          about,
        );
        expect(validateDocument(name, third)).toBeUndefined();
      }),
      { seed: 20261123, numRuns: cases(100) },
    );
  });
});

const golfer = (fields: JsonMap): JsonMap => ({
  id: 'sam',
  userId: 'sam',
  createdAt: AT,
  updatedAt: AT,
  sortKey: 1,
  displayName: 'Sam',
  email: 'sam@example.org',
  trainingPlan: [],
  watchedVideos: [],
  savedDrills: [],
  ...fields,
});
const club = (id: string, carryYards = 100) => ({ id, type: 'iron', carryYards });
const merge = (base: JsonMap | undefined, local: JsonMap, server: JsonMap) =>
  mergeDocuments('profiles', { base, local, server }, about);
const conflictsIn = (document: JsonMap) => (document['conflicts'] ?? []) as Conflict[];
const sound = ({ _deleted, ...document }: JsonMap) => validateDocument('profiles', document);

it('the earlier name of the check means the same', () => {});

describe('a profile on two phones', () => {
  it('keeps one of two new photos and says so, instead of both', () => {
    const photo = (letter: string) => `data:image/jpeg;base64,${letter.repeat(40_000)}`;
    const merged = merge(golfer({}), golfer({ photoURL: photo('a') }), golfer({ photoURL: photo('b') }));

    expect(sound(merged)).toBeUndefined();
    expect(merged['photoURL']).toBe(photo('b'));
    expect(conflictsIn(merged)).toEqual([expect.objectContaining({ path: 'photoURL', notice: true })]);
    expect(JSON.stringify(merged).length).toBeLessThan(41_000);
    const dismissed = withConflictResolved('profiles', merged, conflictsIn(merged)[0]!.id, 'kept')!;
    expect(dismissed['photoURL']).toBe(photo('b'));
    expect(dismissed).not.toHaveProperty('conflicts');
  });

  it('asks about the fifteenth club, which goes into the bag once there is space', () => {
    const bag = Array.from({ length: 13 }, (_, n) => club(`c${n}`));
    const merged = merge(
      golfer({ bag }),
      golfer({ bag: [...bag, club('wedge')] }),
      golfer({ bag: [...bag, club('hybrid')] }),
    );

    expect(sound(merged)).toBeUndefined();
    expect(merged['bag']).toHaveLength(14);
    const [asked] = conflictsIn(merged);
    expect(asked).toMatchObject({ path: 'bag.wedge', kept: JSON.stringify(club('wedge')) });
    const roomy = { ...merged, bag: bag.slice(1) };
    expect(withConflictResolved('profiles', roomy, asked!.id, 'kept')!['bag']).toContainEqual(club('wedge'));
  });

  it('keeps the new order of the bag when the other phone changed one club', () => {
    const bag = [club('driver'), club('iron'), club('putter')];
    const merged = merge(
      golfer({ bag }),
      golfer({ bag: [bag[2]!, bag[0]!, bag[1]!] }),
      golfer({ bag: [bag[0]!, club('iron', 150), bag[2]!, club('wedge')] }),
    );

    expect(merged['bag']).toEqual([club('putter'), club('wedge'), club('driver'), club('iron', 150)]);
    expect(conflictsIn(merged)).toEqual([]);
  });

  it('asks once if two phones typed the same against a third', () => {
    const base = golfer({ handicap: 12 });
    const theirs = golfer({ handicap: 14 });
    const from = (device: string) =>
      mergeDocuments('profiles', { base, local: golfer({ handicap: 15 }), server: theirs }, { device, at: device });
    const merged = merge(theirs, from('phone two'), from('phone three'));

    expect(conflictsIn(merged)).toEqual([
      expect.objectContaining({ path: 'handicap', kept: '15', device: 'phone three' }),
    ]);
  });

  it('shows the later of two choices, and mentions the earlier one', () => {
    const asked = merge(golfer({}), golfer({ handicap: 15 }), golfer({ handicap: 14 }));
    const { id } = conflictsIn(asked)[0]!;
    const current = withConflictResolved('profiles', asked, id, 'current')!;
    const kept = withConflictResolved('profiles', asked, id, 'kept')!;

    for (const [later, earlier] of [
      [current, kept],
      [kept, current],
    ] as const) {
      const merged = merge(asked, later, earlier);
      expect(merged['handicap']).toBe(later['handicap']);
      expect(conflictsIn(merged)).toEqual([
        expect.objectContaining({ path: 'handicap', kept: JSON.stringify(earlier['handicap']) }),
      ]);
    }
    expect(conflictsIn(merge(asked, kept, kept))).toEqual([]);
  });

  it('has no conflict over one instant written in two ways', () => {
    const local = golfer({ lastSignInAt: '2026-05-01T10:00:00+02:00', swingThought: 'slow' });
    const merged = merge(undefined, local, golfer({ lastSignInAt: '2026-05-01T08:00:00.000Z' }));

    expect(conflictsIn(merged)).toEqual([]);
  });
});

it('a round with more than two hundred conflicts keeps each with both values', () => {
  const shot = (id: number, distance: number) => ({ id: `s${id}`, lie: 'fairway', distance });
  const holes = (yards: number) =>
    Array.from({ length: 18 }, (_, n) => ({
      n: n + 1,
      par: 4,
      shots: Array.from({ length: 15 }, (_x, s) => shot(s, yards)),
    }));
  const round = (yards: number): JsonMap => ({
    id: 'r',
    userId: 'sam',
    createdAt: AT,
    updatedAt: AT,
    sortKey: 1,
    date: AT,
    playedOn: '2026-05-01',
    holesPlanned: [1],
    mode: 'casual',
    status: 'active',
    holes: holes(yards),
  });
  const merged = mergeDocuments('rounds', { base: round(100), local: round(110), server: round(120) }, about);
  const { _deleted, ...stored } = merged;

  expect(validateDocument('rounds', stored)).toBeUndefined();
  expect(conflictsIn(merged)).toHaveLength(270);
});

describe('an assessment that two phones answered differently throughout', () => {
  const assessment = (value: number, answers = 1_200): JsonMap => ({
    id: 'a',
    userId: 'sam',
    createdAt: AT,
    updatedAt: AT,
    sortKey: 1,
    kind: 'mobility',
    status: 'draft',
    startedAt: AT,
    answers: Object.fromEntries(
      Array.from({ length: answers }, (_, n) => [`a question with a long name that was asked as number ${n}`, value]),
    ),
  });

  it('fits the cloud with each of its conflicts', () => {
    const merged = mergeDocuments(
      'assessments',
      { base: assessment(0), local: assessment(1), server: assessment(2) },
      about,
    ) as LocalDocument;

    expect(conflictsIn(merged)).toHaveLength(1_200);
    expect(bytesOf(merged)).toBeGreaterThan(60_000);
    expect(fitsCloud('assessments', merged)).toBe(true);
  });

  it('becomes one question if the separate conflicts would not fit', () => {
    const sides = { base: assessment(0, 5_000), local: assessment(1, 5_000), server: assessment(2, 5_000) };
    const merged = mergeDocuments('assessments', sides, about) as LocalDocument;

    expect(fitsCloud('assessments', merged)).toBe(true);
    expect(conflictsIn(merged)).toEqual([
      expect.objectContaining({ path: 'answers', kept: JSON.stringify(sides.local['answers']) }),
    ]);
    expect(withConflictResolved('assessments', merged, conflictsIn(merged)[0]!.id, 'kept')!['answers']).toEqual(
      sides.local['answers'],
    );
  });

  it('names the largest waiting value if even that does not fit', () => {
    const waiting = Array.from({ length: 4 }, (_, n) => ({
      id: `w${n}`,
      path: `extra.note${n}`,
      kept: JSON.stringify('x'.repeat(230_000 + n)),
      device: 'phone',
      at: AT,
    }));
    const server = { ...assessment(2, 1), conflicts: waiting };
    const local = { ...assessment(1, 1), extra: { long: 'y'.repeat(60_000) }, conflicts: waiting };
    const merged = mergeDocuments('assessments', { base: assessment(0, 1), local, server }, about) as LocalDocument;

    expect(fitsCloud('assessments', merged)).toBe(true);
    expect(conflictsIn(merged).map(({ path, notice = false }) => [path, notice])).toEqual([
      ['extra.note0', false],
      ['extra.note1', false],
      ['extra.note2', false],
      ['extra.note3', true],
      [expect.stringMatching(/^answers/), false],
    ]);
  });
});

it('a path too deep to name becomes one question', () => {
  const nested = (value: number) => ({ ['k'.repeat(900)]: { ['l'.repeat(900)]: value } });
  const round = (value: number) => golfer({ extra: nested(value) });
  const merged = merge(round(1), round(2), round(3));

  expect(sound(merged)).toBeUndefined();
  expect(conflictsIn(merged)).toEqual([
    expect.objectContaining({ path: `extra.${'k'.repeat(900)}`, kept: JSON.stringify(nested(2)['k'.repeat(900)]) }),
  ]);
});
