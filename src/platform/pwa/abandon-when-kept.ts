import { sessionAtom, state } from '#src/platform/state.ts';

// WebKit keeps a page that is left in memory, with its unfinished transactions. Those keep their stores locked, and the
// next page waits for them for ever (WebKitGTK 2.50: one round in six was never synced). So a page that WebKit is about
// to keep aborts what it has begun, as other browsers do with a page that is left. Over https, hosted pages are not
// kept at all (`no-store`, dev/serve/headers.ts). A kept page receives no events: neither what later pages write nor
// that the golfer signs out in one of them.

const opening = new Set<IDBOpenDBRequest>();
const running = new Set<IDBTransaction>();

/** Every database that the page opens, by RxDB, Dexie, Firebase or our own code. */
const remember = (): void => {
  // oxlint-disable-next-line typescript/unbound-method -- called with their own `this` below
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...args) {
    const request = open.apply(this, args);
    opening.add(request);
    for (const end of ['success', 'error']) request.addEventListener(end, () => opening.delete(request));
    return request;
  };
  // oxlint-disable-next-line typescript/unbound-method
  const { transaction: begin } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...args) {
    const transaction = begin.apply(this, args);
    running.add(transaction);
    for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => running.delete(transaction));
    return transaction;
  };
};

const abort = (transaction: IDBTransaction): void => {
  try {
    transaction.abort();
  } catch {
    // It is already committing.
  }
};

/** Aborts unfinished transactions and closes connections that open later. True if there was anything to abort. */
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
 * Call before the page opens its first database. A page that is left without being kept ends by itself. A page that
 * comes back from the browser's memory reloads if it shows a golfer's data or lost what it had begun.
 */
export const abandonWhenKept = (reload = () => location.reload()): void => {
  // Chromium lets a transaction finish before it freezes the page.
  if (!('SyncManager' in globalThis)) remember();
  let isIncomplete = false;
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted) isIncomplete = abandon();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && (isIncomplete || state.get(sessionAtom).kind === 'signed-in')) reload();
  });
};
