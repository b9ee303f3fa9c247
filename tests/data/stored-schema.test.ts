import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { collectionNames, rxSchema, storedSchema } from '#src/data/db/collections.ts';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { openDatabase } from '#src/data/db/database.ts';

// On the golfer's phone, RxDB gets only the part of each schema that it needs to find documents, because it sorts,
// hashes and stores the schemas at every start. The test shows that RxDB stores and finds the same.

type Document = { readonly id: string } & Readonly<Record<string, unknown>>;
const fixtures = JSON.parse(
  readFileSync(new URL('../fixtures/documents/version-0.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, Document>>;

let database: DivotDatabase | undefined;
afterEach(() => database?.close());

describe('what a phone stores', () => {
  it.each(collectionNames)('%s: comes back whole, by its id and by each of its indexes', async (name) => {
    const document = { ...fixtures[name]!, sortKey: 1 };
    database = await openDatabase(crypto.randomUUID(), { collections: [name], multiInstance: false });
    const collection = database[name] as DivotDatabase['rounds'];
    await collection.insert(document as never);
    expect((await collection.findOne(document.id).exec())?.toJSON()).toEqual(document);
    for (const index of rxSchema(name).indexes ?? []) {
      const sort = [index].flat().map((field) => ({ [field]: 'asc' }));
      expect((await collection.find({ sort } as never).exec()).map((found) => found.toJSON())).toEqual([document]);
    }
  });

  it('has the schemas at less than a quarter of their length, with every field’s name', () => {
    const lengthOf = (schema: object) => JSON.stringify(schema).length;
    const sum = (schemaOf: typeof rxSchema) => collectionNames.reduce((all, name) => all + lengthOf(schemaOf(name)), 0);
    expect(sum(storedSchema)).toBeLessThan(sum(rxSchema) / 4);
    for (const name of collectionNames) {
      expect(Object.keys(storedSchema(name).properties)).toEqual(Object.keys(rxSchema(name).properties));
    }
  });
});
