import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Collections, rxSchema } from '#src/data/db/collections.ts';
import { databaseName } from '#src/data/db/database-name.ts';
import { openDatabase } from '#src/data/db/database.ts';
import { deviceStorage } from '#src/data/db/device-storage.ts';
import { type EntityName, entities, entityNames } from '#src/domain/entities/registry.ts';
import { createRxDatabase } from 'rxdb/plugins/core';

// An update opens the database that the previous version left on the phone. Within a version a schema may only grow:
// whatever was valid at its release stays valid. This file freezes the schemas of version 0 as released. A new version
// adds its own file and never edits this one.

type Keywords = { readonly [keyword: string]: unknown };
type Frozen = Readonly<Record<EntityName, Keywords>>;

const frozen = JSON.parse(
  readFileSync(new URL('../fixtures/schemas/version-0.json', import.meta.url), 'utf8'),
) as Frozen;

const isMap = (value: unknown): value is Keywords =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const UPPER = ['maximum', 'maxLength', 'maxItems', 'maxProperties'];
const LOWER = ['minimum', 'minLength', 'minItems', 'multipleOf'];

/** Lists where `now` rejects something that `before` accepted. */
const narrower = (before: Keywords, now: Keywords | undefined, at: string): string[] => {
  if (!now) return [`${at} is gone`];
  const found: string[] = [];
  const say = (what: string) => found.push(`${at} ${what}`);
  if (before['type'] !== now['type']) say(`was ${String(before['type'])}, is ${String(now['type'])}`);
  for (const keyword of UPPER)
    if (keyword in now && !(Number(before[keyword] ?? Infinity) <= Number(now[keyword]))) say(`has a lower ${keyword}`);
  for (const keyword of LOWER)
    if (keyword in now && !(Number(before[keyword] ?? -Infinity) >= Number(now[keyword])))
      say(`has a higher ${keyword}`);
  for (const keyword of ['pattern', 'format', 'const'])
    if (keyword in now && before[keyword] !== now[keyword]) say(`has another ${keyword}`);
  if (Array.isArray(now['enum'])) {
    const choices: unknown[] = now['enum'];
    if (!Array.isArray(before['enum'])) say('has become a choice');
    else for (const choice of before['enum']) if (!choices.includes(choice)) say(`lacks ${String(choice)}`);
  }
  const required = (before['required'] ?? []) as unknown[];
  for (const field of (now['required'] ?? []) as unknown[])
    if (!required.includes(field)) say(`requires ${String(field)}`);
  if (now['additionalProperties'] === false && before['additionalProperties'] !== false) say('is closed');
  for (const keyword of ['items', 'additionalProperties'])
    if (isMap(before[keyword]) || isMap(now[keyword]))
      found.push(
        ...narrower(
          isMap(before[keyword]) ? before[keyword] : {},
          isMap(now[keyword]) ? now[keyword] : undefined,
          `${at}.*`,
        ),
      );
  const [was, is] = [before['properties'], now['properties']].map((one) => (isMap(one) ? one : {}));
  for (const [field, schema] of Object.entries(was!))
    found.push(...narrower(schema as Keywords, is![field] as Keywords | undefined, `${at}.${field}`));
  return found;
};

describe.each(entityNames)('the schema of %s', (name) => {
  it.runIf(entities[name].version === 0)('takes whatever it took when it was released', () => {
    const now = rxSchema(name) as unknown as Keywords;
    expect(narrower(frozen[name], now, name)).toEqual([]);
    const layout = ({ version, primaryKey, indexes }: Keywords) => ({ version, primaryKey, indexes });
    expect(layout(now)).toEqual(layout(frozen[name]));
  });
});

it('reports what became narrower, however deep', () => {
  const round = frozen.rounds as unknown as { properties: Record<string, Keywords>; required: string[] };
  const { notes, holes } = round.properties;
  const hole = holes!['items'] as { properties: Record<string, Keywords>; required: string[] };
  const now = {
    ...round,
    required: [...round.required, 'notes'],
    properties: {
      ...round.properties,
      notes: { ...notes, maxLength: 20 },
      holes: {
        ...holes,
        items: {
          ...hole,
          required: [...hole.required, 'si'],
          properties: {
            ...hole.properties,
            par: { ...hole.properties['par'], maximum: 5 },
            strokes: { type: 'string' },
          },
        },
      },
      status: { ...round.properties['status'], enum: ['active'] },
      mood: undefined,
    },
  };
  expect(narrower(round as unknown as Keywords, now as unknown as Keywords, 'rounds')).toEqual(
    expect.arrayContaining([
      'rounds requires notes',
      'rounds.notes has a lower maxLength',
      'rounds.holes.* requires si',
      'rounds.holes.*.par has a lower maximum',
      'rounds.holes.*.strokes was integer, is string',
      'rounds.status lacks finished',
      'rounds.mood is gone',
    ]),
  );
});

describe('a phone whose database another version of the app made', () => {
  const round = {
    ...(
      JSON.parse(readFileSync(new URL('../fixtures/documents/version-0.json', import.meta.url), 'utf8')) as {
        readonly rounds: Readonly<Record<string, unknown> & { id: string }>;
      }
    ).rounds,
    sortKey: 1,
  };
  let uid = '';
  beforeEach(() => {
    uid = crypto.randomUUID();
  });

  /** Leaves the database of an app whose rounds had this schema, with one round in it. */
  const leftBy = async (schema: object) => {
    const database = await createRxDatabase<Collections>({
      name: databaseName(uid),
      storage: deviceStorage(),
      multiInstance: false,
      localDocuments: true,
    });
    await database.addCollections({ rounds: { schema } } as never);
    await database.rounds.insert(round as never);
    await database.close();
  };
  const today = rxSchema('rounds') as unknown as { properties: Record<string, unknown>; indexes: string[][] };
  const { mood: _mood, ...withoutMood } = today.properties;

  it.each([
    ['lacked a field', { ...today, properties: withoutMood }],
    ['had a field more', { ...today, properties: { ...today.properties, caddie: { type: 'string' } } }],
    [
      'took shorter notes',
      { ...today, properties: { ...today.properties, notes: { type: 'string', maxLength: 500 } } },
    ],
  ])('opens it if that version %s, and again the next time', async (_how, schema) => {
    await leftBy(schema);
    for (const _start of ['after the update', 'next time']) {
      const database = await openDatabase(uid, { collections: ['rounds'], multiInstance: false });
      const found = await database.rounds.findOne(round.id).exec();
      expect(found?.toJSON()).toMatchObject({ id: round.id });
      await found!.incrementalPatch({ mood: 4 });
      await database.close();
    }
  });

  it('does not open it if its indexes differ, because they are stored differently on disk', async () => {
    await leftBy({ ...today, indexes: [...today.indexes, ['playedOn']] });
    await expect(openDatabase(uid, { collections: ['rounds'], multiInstance: false })).rejects.toThrow(/DB6/);
    // The failed attempt left the stored data as it was.
    await expect(openDatabase(uid, { collections: ['rounds'], multiInstance: false })).rejects.toThrow(/DB6/);
  });
});
