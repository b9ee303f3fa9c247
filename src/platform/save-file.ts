import { isIos, runsInstalled } from './install.ts';
import { fileToHandOverAtom, state } from './state.ts';

/** The browser's own download. */
export const downloadFile = (file: File): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // The browser has to have read it first.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

/** No failure: the golfer closed the system's sheet, or tapped again while it is open. */
const IS_WITH_GOLFER = ['AbortError', 'InvalidStateError'];

/** False where the system did not take it. */
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
 * Hands a file to the golfer: their downloads, or wherever their browser asks. An app on an iPhone's home screen opens a
 * download as a preview without a way back, and its share sheet wants a fresh tap: there the golfer is asked first.
 * True where the browser has taken the file, false where the golfer is still to choose.
 */
export const saveFile = (name: string, type: string, content: string | Blob): boolean => {
  const file = new File([content], name, { type });
  const isAsked = isIos(navigator) && runsInstalled() && canShareFile(file);
  if (isAsked) state.set(fileToHandOverAtom, file);
  else downloadFile(file);
  return !isAsked;
};

/** Hands a file on through the system's share sheet where the browser has one for it, and saves it elsewhere. */
export const handFile = async (name: string, type: string, content: string): Promise<void> => {
  const file = new File([content], name, { type });
  if (canShareFile(file) && (await shareFile(file))) return;
  saveFile(name, type, content);
};
