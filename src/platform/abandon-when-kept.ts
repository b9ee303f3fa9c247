import { sessionAtom, state } from './state.ts';

// WebKit keeps a page that is left, with what it was doing: its unfinished transactions keep their stores locked, and the
// next page waits for them for good (WebKitGTK 2.50: one round in six was never synced). So a page that WebKit is about to
// keep ends what it has begun, as any other browser does with a page that is left. Hosted pages are not kept at all
// (`no-store`, dev/serve/headers.ts), but only over https.
// A kept page hears nothing: neither what the pages after it wrote, nor that the golfer signed out in one of them.

const opening = new Set<IDBOpenDBRequest>();
const running = new Set<IDBTransaction>();

/** Every database that the page opens, whoever opens it: RxDB, Dexie, Firebase or ourselves. */
const remember = (): void => {
  // oxlint-disable-next-line typescript/unbound-method -- called with their own `this` below
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...asked) {
    const request = open.apply(this, asked);
    opening.add(request);
    for (const end of ['success', 'error']) request.addEventListener(end, () => opening.delete(request));
    return request;
  };
  // oxlint-disable-next-line typescript/unbound-method
  const { transaction: begin } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...asked) {
    const transaction = begin.apply(this, asked);
    running.add(transaction);
    for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => running.delete(transaction));
    return transaction;
  };
};

const abort = (transaction: IDBTransaction): void => {
  try {
    transaction.abort();
  } catch {
    // It is committing already.
  }
};

/** Undoes what has not ended; a connection that comes after all is closed. True when there was any. */
const abandon = (): boolean => {
  const left = [...opening, ...running];
  for (const request of opening) {
    if (request.transaction) abort(request.transaction);
    request.addEventListener('success', () => request.result.close());
  }
  for (const transaction of running) abort(transaction);
  opening.clear();
  running.clear();
  return left.length > 0;
};

/**
 * From now on; before the page opens its first database. A page that is left without being kept ends by itself; one that
 * comes back from the browser's memory is loaded anew where it shows a golfer's data or lacks what it had begun.
 */
export const abandonWhenKept = (reload = () => location.reload()): void => {
  // Chromium lets a transaction end before it freezes the page.
  if (!('SyncManager' in globalThis)) remember();
  let isIncomplete = false;
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted) isIncomplete = abandon();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && (isIncomplete || state.get(sessionAtom).kind === 'signed-in')) reload();
  });
};
