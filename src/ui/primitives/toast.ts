// The toasts that wait or are shown. What draws them (toasts.tsx) is not part of the first load: it loads when startup
// is over or with the first toast, which waits for it.

export type ToastMessage = {
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** A failure is announced at once and stays until it is dismissed. */
  readonly tone?: 'plain' | 'error';
};

let isWanted = false;
const onWanted = new Set<() => void>();
let waiting: readonly ToastMessage[] = [];
let shown: ((message: ToastMessage) => void) | undefined;

/** Sends toasts to `show` from now on, waiting ones first. Returns a function that ends this. */
export const takeToasts = (show: (message: ToastMessage) => void): (() => void) => {
  shown = show;
  for (const message of waiting) show(message);
  waiting = [];
  return () => {
    if (shown === show) shown = undefined;
  };
};

/** Loads the code that shows toasts. */
export const prepareToasts = (): void => {
  isWanted = true;
  for (const listener of onWanted) listener();
};

/** Calls `listener` once the drawing code is wanted. Returns a function that ends this. */
export const subscribeToWanted = (listener: () => void) => {
  onWanted.add(listener);
  return () => {
    onWanted.delete(listener);
  };
};

export const areToastsWanted = (): boolean => isWanted;

/** Shows a short message. With an action it stays longer, and hover or focus holds it. */
export const showToast = (message: ToastMessage): void => {
  if (shown) {
    shown(message);
    return;
  }
  waiting = [...waiting, message];
  prepareToasts();
};

type Outcome = { readonly ok: true } | { readonly ok: false; readonly error: string };

/** Whether it worked, after a toast: `done`, if given, or why it did not. */
export const succeeded = <R extends Outcome>(
  outcome: R,
  done?: string,
): outcome is Extract<R, { readonly ok: true }> => {
  if (!outcome.ok) showToast({ text: outcome.error, tone: 'error' });
  else if (done !== undefined) showToast({ text: done });
  return outcome.ok;
};

/** Divot's way to delete: it happens at once, and for a while the golfer can undo it. */
export const showUndo = (text: string, undo: () => void): void =>
  showToast({ text, action: { label: 'Undo', run: undo } });
