// Crops a picture to its middle square and shrinks it, on this device. Keeps nothing else of the file (no place, no
// camera).

const MAX_BYTES = 5 * 1024 * 1024;
const SIDE_PX = 512;
const QUALITY = 0.85;
const TYPES = ['image/jpeg', 'image/png', 'image/webp'];

export type PhotoProblem = 'type' | 'size' | 'unreadable';
export const PHOTO_TYPES = TYPES.join(',');

/** Checks a chosen file before it is read; returns the problem. */
export const photoProblem = ({ type, size }: Pick<File, 'type' | 'size'>): PhotoProblem | undefined => {
  if (!TYPES.includes(type)) return 'type';
  return size > MAX_BYTES ? 'size' : undefined;
};

/** The largest centred square of a picture, in its own pixels. */
export const middleSquare = (width: number, height: number) => {
  const side = Math.min(width, height);
  return { x: Math.floor((width - side) / 2), y: Math.floor((height - side) / 2), side };
};

/** A data URL of a JPEG of 512 by 512 pixels, or the problem. */
export const squarePhoto = async (
  file: File,
): Promise<
  { readonly ok: true; readonly address: string } | { readonly ok: false; readonly problem: PhotoProblem }
> => {
  const problem = photoProblem(file);
  if (problem) return { ok: false, problem };
  try {
    const picture = await createImageBitmap(file);
    const canvas = document.createElement('canvas');
    canvas.width = SIDE_PX;
    canvas.height = SIDE_PX;
    const { x, y, side } = middleSquare(picture.width, picture.height);
    canvas.getContext('2d')!.drawImage(picture, x, y, side, side, 0, 0, SIDE_PX, SIDE_PX);
    picture.close();
    return { ok: true, address: canvas.toDataURL('image/jpeg', QUALITY) };
  } catch {
    return { ok: false, problem: 'unreadable' };
  }
};
