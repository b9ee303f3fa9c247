import type { Page } from 'playwright';
import type { Box, Sheet } from './photograph.ts';

export type Change = {
  readonly name: string;
  readonly kind: 'same' | 'changed' | 'new' | 'gone';
  /** Before, after and what differs side by side, a PNG in base64; only of what changed. */
  readonly picture?: string;
};

/** Of 255: round corners come out a shade different when the browser puts a part on a layer of its own. */
const UNSEEN = 24;

/** For each pair of boxes what differs between them, if anything; in a page, which can read PNGs. */
const differences = (page: Page, sheets: readonly [string, string], boxes: readonly (readonly [Box, Box])[]) =>
  page.evaluate(
    async ([pngs, pairs, unseen]) => {
      const images = await Promise.all(
        pngs.map(async (png) => {
          const image = new Image();
          image.src = `data:image/png;base64,${png}`;
          await image.decode();
          return image;
        }),
      );
      return pairs.map((pair) => {
        const width = Math.max(...pair.map((box) => box[2]));
        const height = Math.max(...pair.map((box) => box[3]));
        const canvas = document.createElement('canvas');
        canvas.width = 3 * width;
        canvas.height = height;
        const context = canvas.getContext('2d', { willReadFrequently: true })!;
        const [one, other] = pair.map(([left, top, wide, high], at) => {
          context.drawImage(images[at]!, left, top, wide, high, at * width, 0, wide, high);
          return context.getImageData(at * width, 0, width, height).data;
        }) as [Uint8ClampedArray, Uint8ClampedArray];
        const marks = new ImageData(width, height);
        let differs = false;
        for (let at = 0; at < one.length; at += 4) {
          const isOther = [0, 1, 2, 3].some((channel) => Math.abs(one[at + channel]! - other[at + channel]!) > unseen);
          differs ||= isOther;
          marks.data.set(isOther ? [255, 0, 90, 255] : [235, 235, 235, 255], at);
        }
        if (!differs) return null;
        context.putImageData(marks, 2 * width, 0);
        return canvas.toDataURL('image/png').split(',')[1] ?? null;
      });
    },
    [sheets, boxes, UNSEEN] as const,
  );

/** Pixel by pixel, because one browser on one machine took both; sheets that are alike to the byte are not opened. */
export const changes = async (page: Page, before: Sheet, after: Sheet): Promise<readonly Change[]> => {
  const stayed = [...after.states.keys()].filter((name) => before.states.has(name));
  const boxes = stayed.map((name) => [before.states.get(name)!, after.states.get(name)!] as const);
  const isAlike = before.png === after.png && boxes.every(([was, is]) => was.join() === is.join());
  const pictures = isAlike ? [] : await differences(page, [before.png, after.png], boxes);
  return [
    ...stayed.map((name, at): Change => {
      const picture = pictures[at];
      return picture ? { name, kind: 'changed', picture } : { name, kind: 'same' };
    }),
    ...[...after.states.keys()]
      .filter((name) => !before.states.has(name))
      .map((name) => ({ name, kind: 'new' as const })),
    ...[...before.states.keys()]
      .filter((name) => !after.states.has(name))
      .map((name) => ({ name, kind: 'gone' as const })),
  ];
};
