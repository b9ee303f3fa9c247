import { state, storageTimedOutAtom } from '#src/platform/state.ts';

// IndexedDB can stop responding for good, with neither success nor error (iOS does this to an app that was long in the
// background). A request that waits longer than any sound device needs counts as timed out. A late response cancels
// that.

/** Counts only while the page is awake: a phone in a pocket stops its timers and its storage. */
const TICK_MS = 1_000;
const PATIENCE_TICKS = 20;
/** A long import holds up everything behind it. */
const DOCUMENTS_PER_TICK = 20;

let writing = 0;

/** Call the result when the response arrives. Calls `onSlow` after a second without, and `onTimeout` once if none comes. */
export const startStorageTimeout = ({
  onSlow = () => undefined,
  onTimeout = () => undefined,
  documents = 0,
  patienceTicks = PATIENCE_TICKS,
}: {
  readonly onSlow?: () => void;
  readonly onTimeout?: () => void;
  readonly documents?: number;
  readonly patienceTicks?: number;
} = {}): (() => void) => {
  let ticks = 0;
  let silent = false;
  let isOver = false;
  writing += documents;
  const tick = () => {
    ticks += 1;
    if (ticks === 1) onSlow();
    if (ticks < patienceTicks + writing / DOCUMENTS_PER_TICK) {
      timer = setTimeout(tick, TICK_MS);
      return;
    }
    silent = true;
    state.set(storageTimedOutAtom, true);
    onTimeout();
  };
  let timer = setTimeout(tick, TICK_MS);
  return () => {
    if (isOver) return;
    isOver = true;
    writing -= documents;
    clearTimeout(timer);
    if (silent) state.set(storageTimedOutAtom, false);
  };
};

/** Resolves to what `work` resolves to. If the storage does not respond in time, it is what `onTimeout` returns. */
export const withTimeout = <T>(
  work: Promise<T>,
  {
    onSlow,
    onTimeout,
    documents,
  }: { readonly onSlow: () => void; readonly onTimeout: () => T; readonly documents: number },
): Promise<T> =>
  new Promise((resolve, reject) => {
    const onResponse = startStorageTimeout({ onSlow, onTimeout: () => resolve(onTimeout()), documents });
    work.finally(onResponse).then(resolve, reject);
  });
