import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launchBrowser } from '#dev/browser/find-browser.ts';
import { SCREENS, splashFile } from '#dev/serve/splash.ts';

// `npx tsx dev/icons/draw-icons-cli.ts`: draws public/icons and public/splash from the one mark below (the same two
// paths as src/ui/icons/divot-mark.tsx, in the icon's fixed colours). Commit its output.

const FAIRWAY = '#17492f';
const PAPER = '#faf9f5';
const FLAG = '#ff5b2e';
/** Points, on a splash screen. */
const MARK_WIDTH = 120;

/** `share`: width of the mark as a share of the icon. Maskable icons keep it inside the safe circle of 80 %. */
const drawing = (share: number, cornerRadius: number) => {
  const scale = share;
  const offset = (64 - 64 * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <rect width="64" height="64" rx="${cornerRadius}" fill="${FAIRWAY}"/>
  <g transform="translate(${offset} ${offset}) scale(${scale})" fill="none">
    <path d="M4 45h13c4 0 5 8 14.500 8S42 45 46 45h14" stroke="${PAPER}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M16 36c15 3 27-4 35-25 4 22-12 41-35 25Z" fill="${FLAG}"/>
  </g>
</svg>
`;
};

const rounded = drawing(0.78, 14);
const square = drawing(0.74, 0);
const maskable = drawing(0.62, 0);

const out = join(import.meta.dirname, '../../public/icons');
await mkdir(out, { recursive: true });
await writeFile(join(out, 'icon.svg'), rounded);

const browser = await launchBrowser();
const page = await browser.newPage();
for (const [name, svg, size] of [
  ['icon-192.png', rounded, 192],
  ['icon-512.png', rounded, 512],
  ['icon-maskable-512.png', maskable, 512],
  ['apple-touch-icon.png', square, 180],
] as const) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
  await page.screenshot({ path: join(out, name), omitBackground: true });
}
const splashes = join(out, '../splash');
await mkdir(splashes, { recursive: true });
for (const screen of SCREENS) {
  const { width, height, ratio } = screen;
  await page.setViewportSize({ width: width * ratio, height: height * ratio });
  const mark = `<div style="width:${MARK_WIDTH * ratio}px">${square}</div>`;
  await page.setContent(
    `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${FAIRWAY}}svg{display:block}</style>${mark}`,
  );
  await page.screenshot({ path: join(splashes, splashFile(screen)) });
}
await browser.close();
