import { state, storageTimedOutAtom } from '#src/platform/state.ts';

// IndexedDB can stop answering: no success, no error, for good (iOS does it to an app that was long in the background).
// A question that has waited longer than any sound device takes is said to be unanswered; an answer after all takes
// that back.

/** Counted while the page is awake: a phone in a pocket stops its timers, and its storage with them. */
const TICK_MS = 1_000;
const PATIENCE_TICKS = 20;
/** A long import keeps everything behind it waiting. */
const DOCUMENTS_PER_TICK = 20;

let writing = 0;

/** Call the result when the answer is there; `onSilence` hears of it once when none comes. */
export const startStorageTimeout = ({
  onSilence = () => undefined,
  documents = 0,
  patienceTicks = PATIENCE_TICKS,
}: {
  readonly onSilence?: () => void;
  readonly documents?: number;
  readonly patienceTicks?: number;
} = {}): (() => void) => {
  let ticks = 0;
  let silent = false;
  let isOver = false;
  writing += documents;
  const tick = () => {
    ticks += 1;
    if (ticks < patienceTicks + writing / DOCUMENTS_PER_TICK) {
      timer = setTimeout(tick, TICK_MS);
      return;
    }
    silent = true;
    state.set(storageTimedOutAtom, true);
    onSilence();
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
