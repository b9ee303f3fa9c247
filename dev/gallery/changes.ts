import type { Page } from '@playwright/test';

/** Part of a sheet: `box` is left, top, width and height in px, `sheet` a PNG in base64 that many may share. */
export type Picture = { readonly name: string; readonly sheet: string; readonly box: readonly number[] };

type Change = {
  readonly name: string;
  readonly kind: 'same' | 'changed' | 'new' | 'gone';
  /** Before, after and what differs side by side, a PNG in base64; only of what changed. */
  readonly picture?: string;
};

/** Of 255: round corners come out a shade different when the browser puts a part on a layer of its own. */
const UNSEEN = 24;

/** Compares in a page, which can read PNGs; pixel by pixel, because one browser on one machine took both. */
const compare = (page: Page, before: Picture, after: Picture): Promise<string | undefined> =>
  page.evaluate(
    async ([both, UNSEEN]) => {
      const width = Math.max(...both.map(({ box }) => box[2]!));
      const height = Math.max(...both.map(({ box }) => box[3]!));
      const canvas = document.createElement('canvas');
      canvas.width = 3 * width;
      canvas.height = height;
      const context = canvas.getContext('2d', { willReadFrequently: true })!;
      const data: Uint8ClampedArray[] = [];
      for (const [at, { sheet, box }] of both.entries()) {
        const image = new Image();
        image.src = `data:image/png;base64,${sheet}`;
        await image.decode();
        const [left = 0, top = 0, wide = 0, high = 0] = box;
        context.drawImage(image, left, top, wide, high, at * width, 0, wide, high);
        data.push(context.getImageData(at * width, 0, width, height).data);
      }
      const [one, other] = data as [Uint8ClampedArray, Uint8ClampedArray];
      const marks = new ImageData(width, height);
      let differs = false;
      for (let at = 0; at < one.length; at += 4) {
        const isOther = [0, 1, 2, 3].some((channel) => Math.abs(one[at + channel]! - other[at + channel]!) > UNSEEN);
        differs ||= isOther;
        marks.data.set(isOther ? [255, 0, 90, 255] : [235, 235, 235, 255], at);
      }
      if (!differs) return undefined;
      context.putImageData(marks, 2 * width, 0);
      return canvas.toDataURL('image/png').split(',')[1];
    },
    [[before, after], UNSEEN] as const,
  );

export const changes = async (
  page: Page,
  before: readonly Picture[],
  after: readonly Picture[],
): Promise<readonly Change[]> => {
  const earlier = new Map(before.map((picture) => [picture.name, picture]));
  const found: Change[] = [];
  for (const picture of after) {
    const { name } = picture;
    const was = earlier.get(name);
    earlier.delete(name);
    const difference = was && (await compare(page, was, picture));
    found.push(
      was
        ? { name, kind: difference ? 'changed' : 'same', ...(difference && { picture: difference }) }
        : { name, kind: 'new' },
    );
  }
  return [...found, ...[...earlier.keys()].map((name) => ({ name, kind: 'gone' as const }))];
};
