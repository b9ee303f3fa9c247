import type { DBCore, DBCoreMutateResponse, DBCorePutRequest, DBCoreTable, Middleware } from 'dexie';

// An import of 5,000 rounds is one write of RxDB's and one transaction: all of it or none. Dexie hands all documents to
// the browser in one go, which copies each on the page's thread: seconds in which no tap is answered. Here a large write
// is handed over slice by slice, the next when the one before is stored, in the same transaction; reading many documents
// by their ids likewise.

const SLICE = 50;

const inSlices = (table: DBCoreTable): DBCoreTable => {
  const put = (request: DBCorePutRequest, at: number): Promise<DBCoreMutateResponse> => {
    const end = at + SLICE;
    const { keys, values } = request;
    const slice = { ...request, values: values.slice(at, end), ...(keys && { keys: keys.slice(at, end) }) };
    return table
      .mutate(slice)
      .then((response) => (response.numFailures > 0 || end >= values.length ? response : put(request, end)));
  };
  const getMany: DBCoreTable['getMany'] = (request) => {
    const { keys } = request;
    const slice = table.getMany({ ...request, keys: keys.slice(0, SLICE) });
    if (keys.length <= SLICE) return slice;
    return slice.then((found) =>
      getMany({ ...request, keys: keys.slice(SLICE) }).then((others) => [...found, ...others]),
    );
  };
  return { ...table, getMany, mutate: (request) => (request.type === 'put' ? put(request, 0) : table.mutate(request)) };
};

/** For a Dexie database before it is opened. */
export const slicedWrites: Middleware<DBCore> = {
  stack: 'dbcore',
  name: 'sliced-writes',
  create: (core) => ({ ...core, table: (name) => inSlices(core.table(name)) }),
};
