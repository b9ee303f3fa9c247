import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { sortKeyOf, validateDocument } from '#src/domain/entities/documents.ts';
import { type EntityName, entityNames } from '#src/domain/entities/registry.ts';
import { type LocalDocument, fromCloud, toCloud } from '#src/sync/wire.ts';
import { openTestDb } from '#tests/support/test-db.ts';

// Frozen documents, as version 0 of each schema wrote them. Whatever a later version changes, Divot must still read,
// store and send them. A new schema version adds its own file and never edits this one.

const frozen = JSON.parse(
  readFileSync(new URL('../fixtures/documents/version-0.json', import.meta.url), 'utf8'),
) as Record<EntityName, LocalDocument>;

describe.each(entityNames)('a frozen document of %s', (name) => {
  const written = frozen[name];
  const document = { ...written, sortKey: sortKeyOf(name, written) } as LocalDocument;
  let db: DivotDatabase;
  beforeAll(async () => {
    db = await openTestDb(`frozen-${name}`);
  });
  afterAll(() => db.close());

  it('is valid and stored as it is', async () => {
    expect(validateDocument(name, document as never)).toBeUndefined();
    await db[name].insert(document as never);
    expect((await db[name].findOne(document.id).exec())?.toJSON()).toEqual(document);
  });

  it('returns from the cloud as it was sent', () => {
    const sent = toCloud(name, { ...document, _deleted: false });
    const back = fromCloud(name, document.id, sent, document['userId'] as string);
    expect(back).toMatchObject({ ok: true, value: document });
  });
});
