import { Suspense, lazy, useSyncExternalStore } from 'react';

// What shows toasts is no part of the first load. It comes when the start is over or with the first toast, which waits
// for it.

const Toaster = lazy(async () => {
  const { Toaster: toaster } = await import('./toaster.tsx');
  return { default: toaster };
});

export type ToastMessage = {
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** A failure is announced at once and stays until it is put away. */
  readonly tone?: 'plain' | 'error';
};

let isWanted = false;
const onWanted = new Set<() => void>();
let waiting: readonly ToastMessage[] = [];
let shown: ((message: ToastMessage) => void) | undefined;

/** From now on toasts go to `show`, first those that wait; returns what ends that. */
export const takeToasts = (show: (message: ToastMessage) => void): (() => void) => {
  shown = show;
  for (const message of waiting) show(message);
  waiting = [];
  return () => {
    if (shown === show) shown = undefined;
  };
};

/** Loads what shows toasts. */
export const prepareToasts = (): void => {
  isWanted = true;
  for (const tell of onWanted) tell();
};

const subscribe = (tell: () => void) => {
  onWanted.add(tell);
  return () => {
    onWanted.delete(tell);
  };
};

/** Says something in passing; with an action it stays longer, and hover or focus holds it. */
export const showToast = (message: ToastMessage): void => {
  if (shown) {
    shown(message);
    return;
  }
  waiting = [...waiting, message];
  prepareToasts();
};

/** The way we delete: it happens, and for a while it can be taken back. */
export const showUndo = (text: string, undo: () => void): void =>
  showToast({ text, action: { label: 'Undo', run: undo } });

/** Once, beside the app. */
export const Toasts = () =>
  useSyncExternalStore(subscribe, () => isWanted) && (
    <Suspense>
      <Toaster />
    </Suspense>
  );
