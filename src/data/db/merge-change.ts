import type { RxCollection, RxDocumentData } from 'rxdb/plugins/core';
import { storedDocuments, withoutMeta } from '#src/data/rxdb/storage.ts';
import { mergeDocuments, sortKeyOf, validateDocument } from '#src/domain/entities/documents.ts';
import { type Sides, sameContent } from '@divot/documents';
import { nowIso } from '#src/platform/clock/clock.ts';
import type { DivotDatabase } from './collections.ts';
import type { JournalEntry } from './journal.ts';
import { noteCloudVideo } from './removed-videos.ts';

// What was made of a document elsewhere, by a page that ended (merge-journals.ts) or on a phone whose file is read
// (src/data/commands/golfer-file.ts), is merged with what is stored here.

type Document = { readonly id: string };
type Stored = Document & { readonly _deleted?: boolean };
/** `versions`: all that were made of it, oldest first; `document` is the last. `before`: one that this device had too. */
export type Change = JournalEntry & { readonly versions: readonly Document[] };

/** The last of the versions that the storage has. The writes that it does not have began with it. */
const lastStored = ({ name, before, versions }: Change, server: Sides['server']): Sides['base'] => {
  const isSound = (one: unknown): one is Sides['local'] => validateDocument(name, one) === undefined;
  let base = isSound(before) ? before : undefined;
  for (const local of versions.filter(isSound)) {
    const merged = mergeDocuments(name, { base, local, server }, { device: '', at: '' });
    if (sameContent(merged, server)) base = local;
  }
  return base;
};

/** Merges a change with what is stored. Where a deletion meets another change, the golfer chooses. */
const joined = (change: Change, stored: Stored, device: string): Stored => {
  const { name, document, end } = change;
  if (end === 'restored' && stored._deleted) return document;
  const server = stored as unknown as Sides['server'];
  const base = lastStored(change, { ...server, _deleted: false });
  const local = { ...document, _deleted: end === 'deleted' };
  const merged = mergeDocuments(name, { base, local, server }, { device, at: nowIso() });
  return { ...merged, sortKey: sortKeyOf(name, merged) } as unknown as Stored;
};

/** Merges what was made of one document elsewhere with what is stored. `device` names where, if the golfer is asked. */
export const mergeChange = async (database: DivotDatabase, change: Change, device: string): Promise<void> => {
  const { name, document, end } = change;
  if (validateDocument(name, document)) return; // not written by us
  const collection = database[name] as unknown as RxCollection<Document>;
  const stored = (await storedDocuments(collection, [document.id])).get(document.id);
  if (!stored || stored._deleted) {
    const { _deleted, ...back }: Stored = stored
      ? joined(change, { ...withoutMeta(stored), _deleted: true }, device)
      : document;
    if (end !== 'deleted' && !_deleted) await collection.insert(back);
    return;
  }
  const current = await collection.findOne(document.id).exec();
  if (end === 'deleted') await noteCloudVideo(database, name, document);
  await current?.incrementalModify((server) => joined(change, withoutMeta(server as RxDocumentData<Document>), device));
};
