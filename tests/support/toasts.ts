import { afterEach, beforeEach } from 'vitest';
import { type ToastMessage, takeToasts } from '#src/ui/primitives/toast.ts';

/** Collects the toasts of the running test. */
export const toastsOfEachTest = (): readonly ToastMessage[] => {
  const toasts: ToastMessage[] = [];
  let end: () => void;
  beforeEach(() => {
    end = takeToasts((message) => toasts.push(message));
    toasts.length = 0; // drops toasts that an earlier test left waiting
  });
  afterEach(() => end());
  return toasts;
};
