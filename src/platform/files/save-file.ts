import { isIos } from '#src/platform/pwa/install-offer.ts';
import { runsInstalled } from '#src/platform/pwa/install.ts';
import { fileToShareAtom, state } from '#src/platform/state.ts';

/** The browser's own download. */
export const downloadFile = (file: File): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // Wait until the browser has read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

/** Not failures: the golfer closed the system's sheet, or tapped again while it was open. */
const IS_WITH_GOLFER = ['AbortError', 'InvalidStateError'];

/** False if the system did not take it. */
export const shareFile = async (file: File): Promise<boolean> => {
  try {
    await navigator.share({ files: [file] });
    return true;
  } catch (error) {
    return error instanceof DOMException && IS_WITH_GOLFER.includes(error.name);
  }
};

export const canShareFile = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false;

/**
 * Saves a file to the golfer's downloads, or wherever their browser asks. An app on an iPhone's home screen opens a
 * download as a preview without a way back, and its share sheet needs a fresh tap. There the golfer is asked first.
 * True if the browser has taken the file, false if the golfer still has to choose.
 */
export const saveFile = (name: string, type: string, content: string | Blob): boolean => {
  const file = new File([content], name, { type });
  const isAsked = isIos(navigator) && runsInstalled() && canShareFile(file);
  if (isAsked) state.set(fileToShareAtom, file);
  else downloadFile(file);
  return !isAsked;
};

/** Shares a file through the system's share sheet if the browser can, and saves it otherwise. */
export const handFile = async (name: string, type: string, content: string): Promise<void> => {
  const file = new File([content], name, { type });
  if (canShareFile(file) && (await shareFile(file))) return;
  saveFile(name, type, content);
};
