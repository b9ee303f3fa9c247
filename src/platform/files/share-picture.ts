import { canShareFile, saveFile, shareFile } from './save-file.ts';

// Shares a picture through the system's share sheet, if the browser can share files.

const fileOf = (picture: Blob, name: string): File => new File([picture], name, { type: 'image/png' });

/** Save and share for a picture of this name. Share only if the browser has a share sheet. */
export const picturePaths = (name: string) => ({
  onSend: canShareFile(fileOf(new Blob(['']), name)) ? (picture: Blob) => shareFile(fileOf(picture, name)) : undefined,
  onSave: (picture: Blob) => saveFile(name, 'image/png', picture),
});
