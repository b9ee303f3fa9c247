// Reads QR codes from camera pictures. It runs in a worker because a picture takes longer than a frame of the screen.

import { expose } from 'comlink';
import { decodeQR } from 'qr/decode.js';
import type { CodeReader } from './contract.ts';

const pixelsOf = (picture: ImageBitmap): ImageData => {
  const { width, height } = picture;
  const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('This browser cannot read pictures in a worker');
  pen.drawImage(picture, 0, 0);
  picture.close();
  return pen.getImageData(0, 0, width, height);
};

const reader: CodeReader = {
  read: async (picture) => {
    const pixels = pixelsOf(picture);
    try {
      return decodeQR(pixels);
    } catch {
      return undefined; // no code in this picture
    }
  },
};

expose(reader);
