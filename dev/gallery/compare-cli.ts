import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page, chromium } from 'playwright';
import { browserArguments, findQuickBrowser, provideBrowser } from '#dev/browser/find-browser.ts';
import { buildGallery, serveGallery } from './build.ts';
import { type Change, changes } from './changes.ts';
import { force } from './forced.ts';
import { type Sheet, photographAlone, photographRoom } from './photograph.ts';
import { DESK, PHONE, THEMES, addressesIn, settle, visit, wear } from './visit.ts';

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

const earlier = unpacked();
await Promise.all([buildGallery(earlier, join(folder, 'before')), buildGallery(here, join(folder, 'after'))]).finally(
  () => rmSync(earlier, { recursive: true, force: true }),
);
const then = await serveGallery(join(folder, 'before'));
const now = await serveGallery(join(folder, 'after'));
const browser = await chromium.launch({
  executablePath: findQuickBrowser() ?? provideBrowser(),
  args: [...browserArguments],
});
const table = await browser.newPage();
const counts = { same: 0, changed: 0, new: 0, gone: 0 };

type Both = readonly [before: Page, after: Page];
const onBoth = async <T>(pages: Both, act: (page: Page) => Promise<T>): Promise<readonly [T, T]> =>
  Promise.all([act(pages[0]), act(pages[1])]);

/** Counts and says what became of one picture. */
const note = ({ name, kind, picture }: Change): void => {
  counts[kind] += 1;
  if (kind === 'same') return;
  const file = `${name.replaceAll(/[^\w]+/g, '-')}.png`;
  if (picture) writeFileSync(join(differences, file), Buffer.from(picture, 'base64'));
  console.log(`${kind}: ${name}${picture ? ` (${file})` : ''}`);
};

/** What looks different on the two pages as they are now; `mark` says how that is. */
const compare = async (pages: Both, take: (page: Page) => Promise<Sheet>, mark: string): Promise<void> => {
  const look = async () => changes(table, ...(await onBoth(pages, take)));
  let found = await look();
  if (found.some(({ kind }) => kind === 'changed')) {
    // A page that was a frame behind is not another design: what differs is looked at twice.
    await onBoth(pages, settle);
    found = await look();
  }
  for (const change of found) note({ ...change, name: change.name + mark });
};

/** On the phone in every theme, rooms also under the pointer and with the focus; at the desk how it is laid out. */
const compareOpened = async (pages: Both, device: string, kind: 'rooms' | 'alone'): Promise<void> => {
  const take = kind === 'rooms' ? photographRoom : photographAlone;
  for (const touched of kind === 'rooms' && device === 'phone' ? [false, true] : [false]) {
    if (touched) await onBoth(pages, (page) => force(page, 'hover focus'));
    for (const theme of device === 'phone' ? THEMES : (['light'] as const)) {
      await onBoth(pages, (page) => wear(page, theme).then(() => settle(page)));
      await compare(pages, take, `${touched ? ', touched' : ''}, ${theme}, ${device}`);
    }
  }
};

for (const [device, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  const open = (baseURL: string) => browser.newPage({ viewport, baseURL, reducedMotion: 'reduce' });
  const pages = [await open(then.origin), await open(now.origin)] as const;
  const [was, is] = await onBoth(pages, (page) => addressesIn(page, 'light'));
  for (const kind of ['rooms', 'alone'] as const) {
    for (const address of new Set([...was[kind], ...is[kind]])) {
      if (!was[kind].includes(address)) note({ name: `${address}, ${device}`, kind: 'new' });
      else if (!is[kind].includes(address)) note({ name: `${address}, ${device}`, kind: 'gone' });
      else {
        await onBoth(pages, (page) => visit(page, address));
        await compareOpened(pages, device, kind);
      }
    }
  }
  for (const page of pages) await page.close();
}

await browser.close();
await then.stop();
await now.stop();
console.log(
  `Against ${revision}: ${counts.same} pictures alike, ${counts.changed} changed, ${counts.new} new, ${counts.gone} gone.`,
);
if (counts.changed > 0) console.log('Before, after and what differs, side by side: .divot/gallery/differences');
process.exitCode = counts.changed + counts.new + counts.gone > 0 ? 1 : 0;
