import { afterEach, expect, test, vi } from 'vitest';
import { openCopier } from '../video/copy-picture.ts';

// Which pictures are copied and which drawn: a browser that copies without converting would give a picture of noise.

const [width, height] = [64, 36];
const put = vi.fn();

const picture = (allocationSize: () => number, format: string | null = 'I420') =>
  ({ format, visibleRect: { width, height }, allocationSize, copyTo: vi.fn(async () => []) }) as unknown as VideoFrame;
const unsupported = (): never => {
  throw new DOMException('no conversion', 'NotSupportedError');
};

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['converts', picture(() => 4 * width * height), true],
  ['does not know the option', picture(() => 1.5 * width * height), false],
  ['refuses the option', picture(unsupported), false],
  ['holds the picture in graphics memory', picture(() => 4 * width * height, null), false],
])('a browser that %s', async (_what, one, isCopied) => {
  const stub = (name: string, made: object) =>
    vi.stubGlobal(
      name,
      vi.fn(function () {
        return made;
      }),
    );
  stub('OffscreenCanvas', { getContext: () => ({ putImageData: put }) });
  stub('ImageData', {});
  put.mockClear();
  expect((await openCopier()(one)) !== undefined).toBe(isCopied);
  expect(put).toHaveBeenCalledTimes(isCopied ? 1 : 0);
});
