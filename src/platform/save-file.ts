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

/** False where the system did not take it; a golfer who closes the system's sheet chose to. */
export const shareFile = async (file: File): Promise<boolean> => {
  try {
    await navigator.share({ files: [file] });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
};

export const canShareFile = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false;

/**
 * Hands a file to the golfer: their downloads, or wherever their browser asks. An app on an iPhone's home screen opens a
 * download as a preview without a way back, and its share sheet wants a fresh tap: there the golfer is asked first.
 */
export const saveFile = (name: string, type: string, content: string | Blob): void => {
  const file = new File([content], name, { type });
  if (isIos(navigator) && runsInstalled() && canShareFile(file)) state.set(fileToHandOverAtom, file);
  else downloadFile(file);
};

/** Hands a file on through the system's share sheet where the browser has one for it, and saves it elsewhere. */
export const handFile = async (name: string, type: string, content: string): Promise<void> => {
  const file = new File([content], name, { type });
  if (canShareFile(file) && (await shareFile(file))) return;
  saveFile(name, type, content);
};
