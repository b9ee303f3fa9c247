import { toBase64 } from '@divot/basics';
import { WHOLE_PICTURE, pictures } from './frames.ts';
import type { Clip } from './open-clip.ts';

const WIDTH_PX = 120;
const QUALITY = 0.7;
/** What a swing's document takes. */
const LONGEST_TEXT = 40_000;

/** A small picture of this frame for lists, a JPEG as a data URL. Undefined if the frame cannot be decoded. */
export const thumbnailOf = async (clip: Clip, frame: number): Promise<string | undefined> => {
  for await (const { canvas } of pictures(clip, [frame], WHOLE_PICTURE)) {
    if (!canvas) return undefined;
    const small = new OffscreenCanvas(WIDTH_PX, Math.round((WIDTH_PX * canvas.height) / canvas.width));
    small.getContext('2d')?.drawImage(canvas, 0, 0, small.width, small.height);
    const jpeg = await small.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
    const text = `data:image/jpeg;base64,${toBase64(new Uint8Array(await jpeg.arrayBuffer()))}`;
    return text.length <= LONGEST_TEXT ? text : undefined;
  }
  return undefined;
};
