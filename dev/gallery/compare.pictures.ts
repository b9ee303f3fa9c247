import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, test as base, expect } from '@playwright/test';
import { serveGallery } from './build.ts';
import { force } from './forced.ts';
import { THEMES, addressesIn, settle, visit, wear } from './visit.ts';

// Every exhibit on the phone in every theme, at rest and under pointer and focus. On the desk layout, only the
// arrangement.

const folder = join(process.cwd(), '.divot', 'gallery');

const test = base.extend({
  baseURL: async ({ browserName: _browser }, use) => {
    const { origin, stop } = await serveGallery(join(folder, process.env['GALLERY'] ?? 'after'));
    await use(origin);
    await stop();
  },
});

/** Shows one exhibit at a time, so that content above cannot shift its letters by half a pixel. */
const alone = '[data-exhibit]:not([data-seen]) { display: none !important }';

const exhibitsOf = (page: Page) =>
  page
    .locator('[data-exhibit]')
    .evaluateAll((found) => found.map((exhibit) => exhibit.getAttribute('data-exhibit') ?? ''));

test('every exhibit looks as it did', async ({ page }, { project }) => {
  const taken = new Set<string>();
  const photograph = async (of: string, take: (name: string) => Promise<void>) => {
    const name = `${of.replaceAll(/[^\w]+/g, '-').replace(/^-/, '')}.png`;
    taken.add(name);
    await take(name);
  };
  const themes = project.name === 'phone' ? THEMES : (['light'] as const);

  /** Photographs the page exhibit by exhibit. An address whose exhibit fills the screen gives one picture. */
  const photographAll = async (address: string, exhibits: readonly string[], how: string) => {
    for (const theme of themes) {
      await wear(page, theme);
      await settle(page);
      for (const exhibit of exhibits) {
        await page.locator('[data-exhibit]').evaluateAll((all, name) => {
          for (const one of all) one.toggleAttribute('data-seen', one.getAttribute('data-exhibit') === name);
        }, exhibit);
        await photograph(`${exhibit}${how} ${theme}`, (name) =>
          expect.soft(page.locator('[data-seen]')).toHaveScreenshot(name),
        );
      }
      if (exhibits.length === 0) {
        await photograph(`${address}${how} ${theme}`, (name) => expect.soft(page).toHaveScreenshot(name));
      }
    }
  };

  const { rooms, alone: whole } = await addressesIn(page, 'light');
  for (const address of rooms) {
    await visit(page, address);
    await page.addStyleTag({ content: alone });
    const exhibits = await exhibitsOf(page);
    await photographAll(address, exhibits, '');
    if (project.name !== 'phone') continue;
    await force(page, 'hover focus');
    await photographAll(address, exhibits, ' touched');
  }
  for (const address of whole) {
    await visit(page, address);
    await photographAll(address, [], '');
  }
  // Exhibits that were photographed before and no longer exist.
  expect.soft(readdirSync(join(folder, 'pictures', project.name)).filter((name) => !taken.has(name))).toEqual([]);
});
