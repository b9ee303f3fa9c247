// Chromium keeps the last hundred pictures that it has drawn out of main memory: 460 MB at 720p. It keeps none that are
// copied. Pictures in graphics memory have another format, and are drawn.

import type { VideoSample } from 'mediabunny';

/** Some versions of Safari copy without converting: https://www.w3.org/TR/webcodecs/#dom-videoframecopytooptions-format */
const converts = (picture: VideoFrame | VideoSample, pixels: number): boolean => {
  try {
    return picture.allocationSize({ format: 'RGBA' }) === 4 * pixels;
  } catch {
    return false; // Firefox
  }
};

/** Copies pictures one after the other to the same canvas. Undefined where a picture is to be drawn itself. */
export const openCopier = () => {
  const canvas = new OffscreenCanvas(1, 1);
  let pixels = new Uint8ClampedArray(0);
  return async (picture: VideoFrame | VideoSample): Promise<OffscreenCanvas | undefined> => {
    if (picture.format !== 'I420' || !picture.visibleRect) return undefined;
    const { width, height } = picture.visibleRect;
    if (!converts(picture, width * height)) return undefined;
    if (canvas.width !== width || canvas.height !== height) {
      Object.assign(canvas, { width, height });
      pixels = new Uint8ClampedArray(4 * width * height);
    }
    await picture.copyTo(pixels, { format: 'RGBA' });
    canvas.getContext('2d')?.putImageData(new ImageData(pixels, width, height), 0, 0);
    return canvas;
  };
};
