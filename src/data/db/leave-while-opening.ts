// WebKit keeps a page that is left, with what it was doing: a database left in the middle of being made stays locked, and
// the next page waits for it for good (WebKitGTK 2.50, four of seven visits). So a page that leaves ends what it opens.

const opening = new Set<IDBOpenDBRequest>();

/** The browser's IndexedDB; what it is opening is remembered until it is open. */
export const rememberedIndexedDB = (factory: IDBFactory = globalThis.indexedDB): IDBFactory => ({
  open: (name, version) => {
    const request = factory.open(name, version);
    opening.add(request);
    for (const end of ['success', 'error']) request.addEventListener(end, () => opening.delete(request));
    return request;
  },
  deleteDatabase: (name) => factory.deleteDatabase(name),
  databases: () => factory.databases(),
  cmp: (first, second) => factory.cmp(first, second),
});

/** Ends what is being opened: a version change is undone, a connection that comes after all is closed. True when there was any. */
const abandonOpening = (): boolean => {
  const left = [...opening];
  opening.clear();
  for (const request of left) {
    request.transaction?.abort();
    request.addEventListener('success', () => request.result.close());
  }
  return left.length > 0;
};

/** From now on; a page that comes back from the browser's memory without what it was opening is loaded anew. */
export const abandonOpeningWhenLeft = (reload = () => location.reload()): void => {
  let isIncomplete = false;
  globalThis.addEventListener?.('pagehide', () => {
    isIncomplete = abandonOpening();
  });
  globalThis.addEventListener?.('pageshow', ({ persisted }) => {
    if (persisted && isIncomplete) reload();
  });
};
