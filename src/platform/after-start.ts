import { atom, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { state } from './state.ts';

// The end of a start: the first screen stands, the golfer's database is open, the thread has had a rest. What only saves
// time later waits for it, and so do the parts of a screen that are not seen first: loading them would take that time
// from what is.

let onOver = () => {};
export const startOver = new Promise<void>((done) => {
  onOver = done;
});

let onWanted = () => {};
/** When the parts that are not seen first are wanted: the start is over, or the golfer touches, scrolls or types. */
export const laterParts = new Promise<void>((done) => {
  onWanted = done;
});
const laterAtom = atom(false);

export const showLaterParts = (): void => {
  onWanted();
  state.set(laterAtom, true);
};

export const noteStartOver = (): void => {
  onOver();
  showLaterParts();
};

/** From the start on: whoever touches, scrolls or types is shown the whole screen. */
export const watchFirstTouch = (): void => {
  for (const sign of ['pointerdown', 'scroll', 'keydown']) {
    addEventListener(sign, showLaterParts, { once: true, capture: true, passive: true });
  }
};

type Props = {
  /** Keeps the part's place until then; nothing of it says that something loads. */
  readonly place?: ReactNode;
  readonly children: ReactNode;
};

/** A part that is not seen first. */
export const Later = ({ place = null, children }: Props): ReactNode =>
  useAtomValue(laterAtom, { store: state }) ? children : place;
