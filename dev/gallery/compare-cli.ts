import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserArguments, provideBrowser } from '#dev/browser/find-browser.ts';
import { buildGallery, serveGallery } from './build.ts';
import { type Picture, changes } from './changes.ts';
import { photograph } from './photograph.ts';
import { DESK, PHONE, THEMES } from './visit.ts';

// npm run pictures:compare [revision] : photographs every state of the gallery as it was at a revision (HEAD unless
// named) and as it is now, with the same browser and letters, and says what looks different. No picture is committed:
// another machine's would differ in every line of text. Ends with 1 when something changed.

const [revision = 'HEAD'] = process.argv.slice(2);
const here = process.cwd();
const folder = join(here, '.divot', 'gallery');
const differences = join(folder, 'differences');
rmSync(folder, { recursive: true, force: true });
mkdirSync(differences, { recursive: true });

const succeeds = (program: string, ...words: readonly string[]) =>
  spawnSync(program, words, { cwd: here, stdio: 'inherit' }).status === 0;

/** The revision's sources in a folder of their own, with the packages that are installed now. */
const unpacked = (): string => {
  const sources = mkdtempSync(join(tmpdir(), 'divot-gallery-'));
  const archive = join(sources, 'sources.tar');
  if (!succeeds('git', 'archive', '--output', archive, revision) || !succeeds('tar', '-xf', archive, '-C', sources)) {
    throw new Error(`There is no revision ${revision} here.`);
  }
  symlinkSync(join(here, 'node_modules'), join(sources, 'node_modules'), 'junction');
  return sources;
};

const before = unpacked();
await buildGallery(before, join(folder, 'before')).finally(() => rmSync(before, { recursive: true, force: true }));
await buildGallery(here, join(folder, 'after'));

const browser = await chromium.launch({ executablePath: provideBrowser(), args: [...browserArguments] });
const then = await serveGallery(join(folder, 'before'));
const now = await serveGallery(join(folder, 'after'));
const counts = { same: 0, changed: 0, new: 0, gone: 0 };

for (const [device, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  for (const theme of THEMES) {
    const taken: (readonly Picture[])[] = [];
    for (const { origin } of [then, now]) {
      const page = await browser.newPage({ viewport, baseURL: origin, reducedMotion: 'reduce' });
      taken.push(await photograph(page, theme));
      await page.close();
    }
    const table = await browser.newPage();
    for (const { name, kind, picture } of await changes(table, taken[0]!, taken[1]!)) {
      counts[kind] += 1;
      if (kind === 'same') continue;
      const file = `${name.replaceAll(/[^\w]+/g, '-')}-${theme}-${device}.png`;
      if (picture) writeFileSync(join(differences, file), Buffer.from(picture, 'base64'));
      console.log(`${kind}: ${name}, ${theme}, ${device}${picture ? ` (${file})` : ''}`);
    }
    await table.close();
  }
}

await browser.close();
await then.stop();
await now.stop();
console.log(
  `Against ${revision}: ${counts.same} pictures alike, ${counts.changed} changed, ${counts.new} new, ${counts.gone} gone.`,
);
if (counts.changed > 0) console.log('Before, after and what differs, side by side: .divot/gallery/differences');
process.exitCode = counts.changed + counts.new + counts.gone > 0 ? 1 : 0;
