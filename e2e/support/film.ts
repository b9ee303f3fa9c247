import type { Page } from '@playwright/test';

/**
 * Plays an MP4 in the page and counts, for each half of the picture, the pixels in the white of the body lines and the
 * pixels that moved.
 */
export const watchFilm = (page: Page, film: Buffer) =>
  page.evaluate(async (base64) => {
    const video = document.createElement('video');
    const seen = (event: string) =>
      new Promise((resolve, reject) => {
        video.addEventListener(event, resolve, { once: true });
        video.addEventListener('error', () => reject(new Error(video.error?.message)), { once: true });
      });
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    video.src = URL.createObjectURL(new Blob([bytes], { type: 'video/mp4' }));
    await seen('loadeddata');
    const [width, height] = [video.videoWidth, video.videoHeight];
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('No 2D canvas');
    const showAt = async (share: number) => {
      // Waits for a new frame, because after a seek a busy browser may still show the previous picture.
      const shown = new Promise((resolve) => video.requestVideoFrameCallback(resolve));
      video.currentTime = share * video.duration;
      await shown;
      context.drawImage(video, 0, 0);
    };
    type Colour = readonly [red: number, green: number, blue: number];
    const half = (left: number): Colour[] => {
      const { data } = context.getImageData(left, 0, Math.floor(width / 2), height);
      const at = (i: number) => data[i] ?? 0;
      return Array.from({ length: data.length / 4 }, (_, i) => [at(4 * i), at(4 * i + 1), at(4 * i + 2)]);
    };
    const isBone = ([red, green, blue]: Colour) => red > 225 && green > 220 && blue > 205;
    const seenOf = (pictures: readonly (readonly Colour[])[]) => ({
      bonePx: pictures.map((picture) => picture.filter(isBone).length),
      movedPx: pictures[0]?.filter(([red], i) => Math.abs(red - (pictures[1]?.[i]?.[0] ?? red)) > 60).length ?? 0,
    });
    const [left, right]: [Colour[][], Colour[][]] = [[], []];
    for (const share of [0.05, 0.5, 0.95]) {
      await showAt(share);
      left.push(half(0));
      right.push(half(Math.ceil(width / 2)));
    }
    return { width, height, seconds: video.duration, left: seenOf(left), right: seenOf(right) };
  }, film.toString('base64'));
