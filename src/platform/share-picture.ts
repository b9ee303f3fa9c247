// A picture through the system's own share sheet, where the browser has one for files.

const fileOf = (picture: Blob, name: string): File => new File([picture], name, { type: 'image/png' });

export const canSharePicture = (): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [fileOf(new Blob(['']), 'round.png')] });

/** False where the picture could not be handed over; a golfer who closes the sheet chose to. */
export const sharePicture = async (picture: Blob, name: string): Promise<boolean> => {
  try {
    await navigator.share({ files: [fileOf(picture, name)] });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
};
