import { canShareFile, saveFile, shareFile } from './save-file.ts';

// A picture through the system's own share sheet, where the browser has one for files.

const fileOf = (picture: Blob, name: string): File => new File([picture], name, { type: 'image/png' });

/** Both ways out of the app for a picture of this name; the system's sheet only where the browser has it. */
export const picturePaths = (name: string) => ({
  onSend: canShareFile(fileOf(new Blob(['']), name)) ? (picture: Blob) => shareFile(fileOf(picture, name)) : undefined,
  onSave: (picture: Blob) => saveFile(name, 'image/png', picture),
});
