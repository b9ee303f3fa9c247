import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SCREENS, splashFile } from '#dev/serve/splash.ts';

it.each(SCREENS)('an iPhone of $width by $height points at $ratio has a splash of exactly its pixels', (screen) => {
  const png = readFileSync(new URL(`../../public/splash/${splashFile(screen)}`, import.meta.url));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
    screen.width * screen.ratio,
    screen.height * screen.ratio,
  ]);
});
