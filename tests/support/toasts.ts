import { afterEach, beforeEach } from 'vitest';
import { type ToastMessage, takeToasts } from '#src/ui/primitives/toast.ts';

/** The toasts of the running test. */
export const toastsOfEachTest = (): readonly ToastMessage[] => {
  const toasts: ToastMessage[] = [];
  let end: () => void;
  beforeEach(() => {
    end = takeToasts((message) => toasts.push(message));
    toasts.length = 0; // drops what waited from an earlier test
  });
  afterEach(() => end());
  return toasts;
};
