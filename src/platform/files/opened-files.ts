import { useEffect } from 'react';
import { logError } from '#src/platform/monitoring/error-log.ts';
import { state, atom, useAtomValue } from '#src/platform/state.ts';

// Files of shots, rounds or everything of a golfer that arrive without a screen's own button: dropped on the window, or opened with the
// installed app. They wait here for the screen that reads them. A reload forgets them.

const DATA_NAME = /\.(?:csv|tsv|txt|json|zip|divot)$/i;

export type OpenedFor = 'shots' | 'rounds' | 'golfer';
const openedAtom = atom<{ readonly for: OpenedFor; readonly files: readonly File[] } | undefined>(undefined);

/** Offers files to the next screen of this kind. */
export const offerFiles = (kind: OpenedFor, files: readonly File[]): void =>
  state.set(openedAtom, { for: kind, files });

/** Passes waiting files to `take`, each once, while the screen is open. */
export const useOpenedFiles = (kind: OpenedFor | undefined, take: (files: readonly File[]) => void): void => {
  const opened = useAtomValue(openedAtom);
  useEffect(() => {
    if (!opened || opened.for !== kind || opened.files.length === 0) return;
    state.set(openedAtom, undefined);
    take(opened.files);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the files are taken once, whatever else has changed
  }, [opened]);
};

type Handle = { readonly name: string; readonly getFile: () => Promise<File> };
/** https://developer.mozilla.org/docs/Web/API/LaunchQueue, in Chromium alone and in no library of types yet. */
type LaunchQueue = {
  readonly setConsumer: (consume: (launch: { readonly files?: readonly Handle[] }) => void) => void;
};

/**
 * Reports files dropped on the window or opened with the installed app. Reports by name those it cannot read because
 * they were moved or are not allowed. Returns the stop function.
 */
export const watchOpenedFiles = (
  onFiles: (files: readonly File[]) => void,
  onUnread: (names: readonly string[]) => void,
): (() => void) => {
  const over = (event: DragEvent) => {
    // Without this the browser leaves Divot and shows the file instead.
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };
  const drop = (event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    const all = [...event.dataTransfer.files];
    const ours = all.filter(({ name }) => DATA_NAME.test(name));
    // If no file has a known name, pass all of them on: the screen says what would work.
    if (all.length > 0) onFiles(ours.length > 0 ? ours : all);
  };
  addEventListener('dragover', over);
  addEventListener('drop', drop);
  const { launchQueue } = globalThis as { readonly launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files = [] }) => {
    const open = async () => {
      const unread: string[] = [];
      const opened = await Promise.all(
        files.map((handle) =>
          handle.getFile().catch((error: unknown) => {
            logError(error);
            unread.push(handle.name);
          }),
        ),
      );
      const read = opened.filter((file) => file !== undefined);
      if (read.length > 0) onFiles(read);
      if (unread.length > 0) onUnread(unread);
    };
    void open();
  });
  return () => {
    removeEventListener('dragover', over);
    removeEventListener('drop', drop);
  };
};
