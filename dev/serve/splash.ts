import type { HtmlTagDescriptor, Plugin } from 'vite';

// What an installed iPhone shows until the first paint: a picture of exactly its screen's size, or white. iOS takes
// none from the manifest. dev/icons/draw-icons-cli.ts draws them.

type Screen = { readonly width: number; readonly height: number; readonly ratio: number };

/** Size in points and pixels per point of the iPhones that run iOS 17 and newer, upright. */
export const SCREENS: readonly Screen[] = [
  { width: 375, height: 667, ratio: 2 }, // SE 2 and 3
  { width: 414, height: 896, ratio: 2 }, // XR, 11
  { width: 375, height: 812, ratio: 3 }, // XS, 11 Pro, 12 and 13 mini
  { width: 414, height: 896, ratio: 3 }, // XS Max, 11 Pro Max
  { width: 390, height: 844, ratio: 3 }, // 12, 13, 14
  { width: 428, height: 926, ratio: 3 }, // 12 and 13 Pro Max, 14 Plus
  { width: 393, height: 852, ratio: 3 }, // 14 Pro, 15, 16
  { width: 430, height: 932, ratio: 3 }, // 14 Pro Max, 15 and 16 Plus
  { width: 402, height: 874, ratio: 3 }, // 16 Pro, 17
  { width: 420, height: 912, ratio: 3 }, // Air
  { width: 440, height: 956, ratio: 3 }, // 16 and 17 Pro Max
];

export const splashFile = ({ width, height, ratio }: Screen): string => `${width * ratio}x${height * ratio}.png`;

const linkTo = (screen: Screen): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: {
    rel: 'apple-touch-startup-image',
    media: `(device-width: ${screen.width}px) and (device-height: ${screen.height}px) and (-webkit-device-pixel-ratio: ${screen.ratio}) and (orientation: portrait)`,
    href: `/splash/${splashFile(screen)}`,
  },
  injectTo: 'head',
});

export const splashScreens = (): Plugin => ({
  name: 'divot-splash-screens',
  transformIndexHtml: () => SCREENS.map(linkTo),
});
