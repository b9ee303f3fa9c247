import { afterEach, beforeEach } from 'vitest';
import { type ToastMessage, takeToasts } from '#src/ui/primitives/toast.tsx';

/** What is said in passing during the test that is running. */
export const toastsOfEachTest = (): readonly ToastMessage[] => {
  const toasts: ToastMessage[] = [];
  let end: () => void;
  beforeEach(() => {
    end = takeToasts((message) => toasts.push(message));
    toasts.length = 0; // what waited from before is not this test's
  });
  afterEach(() => end());
  return toasts;
};
