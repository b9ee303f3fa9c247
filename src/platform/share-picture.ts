import { saveFile } from './save-file.ts';

// A picture through the system's own share sheet, where the browser has one for files.

const fileOf = (picture: Blob, name: string): File => new File([picture], name, { type: 'image/png' });

const canSharePicture = (): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [fileOf(new Blob(['']), 'round.png')] });

/** False where the picture could not be handed over; a golfer who closes the sheet chose to. */
const sharePicture = async (picture: Blob, name: string): Promise<boolean> => {
  try {
    await navigator.share({ files: [fileOf(picture, name)] });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
};

/** Both ways out of the app for a picture of this name; the system's sheet only where the browser has it. */
export const picturePaths = (name: string) => ({
  onSend: canSharePicture() ? (picture: Blob) => sharePicture(picture, name) : undefined,
  onSave: (picture: Blob) => saveFile(name, 'image/png', picture),
});
