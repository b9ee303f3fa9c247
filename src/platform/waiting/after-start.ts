import type { ReactNode } from 'react';
import { state, atom, useAtomValue } from '#src/platform/state.ts';

// The end of a start: the first screen is complete, the golfer's database is open and the thread has had a pause. Work
// that only saves time later waits for it, and so do the parts of a screen below the first view: loading them earlier
// would slow down what the golfer sees.

let finishStart = () => {};
export const startFinished = new Promise<void>((done) => {
  finishStart = done;
});

let releaseLaterParts = () => {};
/** Resolves when those parts are needed: the start is over, or the golfer touches, scrolls or types. */
export const laterParts = new Promise<void>((done) => {
  releaseLaterParts = done;
});
const laterAtom = atom(false);

export const showLaterParts = (): void => {
  releaseLaterParts();
  state.set(laterAtom, true);
};

export const noteStartFinished = (): void => {
  finishStart();
  showLaterParts();
};

/** Call at the start: the first touch, scroll or key shows the whole screen. */
export const watchFirstTouch = (): void => {
  for (const sign of ['pointerdown', 'scroll', 'keydown']) {
    addEventListener(sign, showLaterParts, { once: true, capture: true, passive: true });
  }
};

type Props = {
  /** Takes the part's place until then, without showing that something loads. */
  readonly place?: ReactNode;
  readonly children: ReactNode;
};

/** A part of a screen below the first view. */
export const Later = ({ place = null, children }: Props): ReactNode => (useAtomValue(laterAtom) ? children : place);
