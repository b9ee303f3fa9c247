import type { DBCore, DBCoreMutateResponse, DBCorePutRequest, DBCoreTable, Middleware } from 'dexie';
import type { Watch } from '#src/platform/waiting/watch.ts';

// RxDB writes an import of 5,000 rounds in one transaction: all of it or none. Dexie passes all documents to the
// browser at once, which copies each on the page's thread, and no tap is handled for seconds. This passes a large write
// on in slices, each when the one before is stored, in the same transaction, and it can be aborted between two slices.
// Reading many documents by id works the same way.

const SLICE = 50;

/** By the id of the first document of the write. */
const watches = new Map<unknown, Watch>();

/** Watches the write of these documents while `write` runs. If aborted before the last slice, it stores none. */
export const watchWrite = async <T>(
  [first]: readonly { readonly id: string }[],
  watch: Watch | undefined,
  write: () => Promise<T>,
): Promise<T> => {
  if (!first || !watch) return write();
  watches.set(first.id, watch);
  try {
    return await write();
  } finally {
    watches.delete(first.id);
  }
};

const inSlices = (table: DBCoreTable): DBCoreTable => {
  const put = (request: DBCorePutRequest, at: number, watch?: Watch): Promise<DBCoreMutateResponse> => {
    const end = at + SLICE;
    const { keys, values } = request;
    const slice = { ...request, values: values.slice(at, end), ...(keys && { keys: keys.slice(at, end) }) };
    return table.mutate(slice).then((response) => {
      watch?.onProgress(Math.min(1, end / values.length));
      watch?.signal.throwIfAborted();
      return response.numFailures > 0 || end >= values.length ? response : put(request, end, watch);
    });
  };
  const getMany: DBCoreTable['getMany'] = (request) => {
    const { keys } = request;
    const slice = table.getMany({ ...request, keys: keys.slice(0, SLICE) });
    if (keys.length <= SLICE) return slice;
    return slice.then((first) =>
      getMany({ ...request, keys: keys.slice(SLICE) }).then((others) => [...first, ...others]),
    );
  };
  const watchOf = ([first]: DBCorePutRequest['values']) => watches.get((first as { readonly id?: unknown })?.id);
  return {
    ...table,
    getMany,
    mutate: (request) => (request.type === 'put' ? put(request, 0, watchOf(request.values)) : table.mutate(request)),
  };
};

/** Use on a Dexie database before it is opened. */
export const slicedWrites: Middleware<DBCore> = {
  stack: 'dbcore',
  name: 'sliced-writes',
  create: (core) => ({ ...core, table: (name) => inSlices(core.table(name)) }),
};
