import type { RxCollection, RxDocumentData } from 'rxdb/plugins/core';

// What RxDB stores in a document beside its content. `_meta.lwt`, the time of the write, is the document's version. A
// pull leaves the height of the revision it wrote in `_meta.o`, which tells whether anything was written since.
// tests/data/rxdb/stored-versions.test.ts

export type StoredVersion = {
  /** The time of the write. */
  readonly version: number;
  readonly content: Readonly<Record<string, unknown>>;
  /** No local change since the server sent it. */
  readonly isFromServer: boolean;
};

/** The fields that are not content. */
export const RXDB_FIELDS = ['_rev', '_meta', '_attachments'] as const;

export const toStoredVersion = <T>({ _rev, _meta, _attachments, ...content }: RxDocumentData<T>): StoredVersion => ({
  version: _meta.lwt,
  content,
  isFromServer: _meta['o']?._rev === Number.parseInt(_rev),
});

/** Documents as they are stored now, deleted ones too. */
export const storedDocuments = <T>(
  { storageInstance }: Pick<RxCollection<T>, 'storageInstance'>,
  ids: readonly string[],
): Promise<RxDocumentData<T>[]> => storageInstance.findDocumentsById([...ids], true);

export const storedVersions = async <T extends { readonly id: string }>(
  collection: Pick<RxCollection<T>, 'storageInstance'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredVersion>> => {
  const stored = await storedDocuments(collection, ids);
  return new Map(stored.map((document) => [document.id, toStoredVersion(document)]));
};
