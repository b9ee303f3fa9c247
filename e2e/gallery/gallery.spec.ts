import { AxeBuilder } from '@axe-core/playwright';
import { type Page, expect } from '@playwright/test';
import { force } from '#dev/gallery/forced.ts';
import { DESK, PHONE, THEMES, addressesIn, visit, wear } from '#dev/gallery/visit.ts';
import { atRest } from '#e2e/support/axe.ts';
import { layoutFaults } from '#e2e/support/layout-faults.ts';
import { test } from './gallery.ts';
import { picturesOfStates } from './states.ts';

// Checks every part of the design system in every state and theme, as the browser lays it out. It compares with no
// committed picture, because letters differ between machines. `npm run pictures:compare` compares pictures taken on one
// machine.

/** The sunlight theme promises a contrast of 7:1, the others 4.5:1. */
const contrastFaults = async (page: Page, theme: (typeof THEMES)[number]): Promise<readonly string[]> => {
  const rule = theme === 'sunlight' ? 'color-contrast-enhanced' : 'color-contrast';
  await atRest(page);
  // The page has no iframes, so axe's legacy mode skips gathering results from them, which takes most of the time.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).withRules(rule).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`));
};

/** Charts adapt to a new width or font weight one frame later, so this polls. */
const expectSound = (page: Page, where: string) =>
  expect.poll(() => layoutFaults(page), { message: where }).toEqual([]);

const RING = 5; // px between the focus ring and its control

/** States with a control that takes the focus without showing it. */
const hiddenFocus = async (page: Page): Promise<readonly string[]> => {
  const plain = await picturesOfStates(page, RING);
  const letGo = await force(page, 'focus');
  const focused = await picturesOfStates(page, RING);
  await letGo();
  const withControl = await page
    .locator('[data-state]:has(:is(a[href], button, input, select, textarea, summary):not(:disabled, [data-disabled]))')
    .evaluateAll((states) =>
      states.map(
        (state) =>
          `${state.closest('[data-exhibit]')?.getAttribute('data-exhibit')}, ${state.getAttribute('data-state')}`,
      ),
    );
  const same = plain.filter(({ picture }, at) => focused[at]?.picture === picture);
  return same.map(({ exhibit, state }) => `${exhibit}, ${state}`).filter((name) => withControl.includes(name));
};

for (const which of ['rooms', 'alone'] as const) {
  test(`gallery, ${which}: nothing is empty, cut, run out, faint or on top of something else`, async ({ page }) => {
    test.setTimeout(300_000);
    const { [which]: addresses } = await addressesIn(page, 'light');
    expect(addresses.length).toBeGreaterThan(which === 'rooms' ? 5 : 15);
    let states = 0;
    for (const address of addresses) {
      await page.setViewportSize(DESK);
      await visit(page, address);
      await expectSound(page, `${address}, desk`);
      await page.setViewportSize(PHONE);
      for (const theme of THEMES) {
        await wear(page, theme);
        // Dark differs from light only in colour. Sunlight also has heavier letters and lines.
        if (theme !== 'dark') await expectSound(page, `${address}, phone, ${theme}`);
        expect(await contrastFaults(page, theme), `${address}, ${theme}`).toEqual([]);
      }
      if (which === 'rooms') expect(await hiddenFocus(page), `the focus is not seen, ${address}`).toEqual([]);
      // Sunlight, the last theme, makes colours look alike, but states must still differ.
      const pictures = which === 'rooms' ? await picturesOfStates(page) : [];
      states += pictures.length;
      const alike = pictures.filter((one, at) =>
        pictures.slice(at + 1).some(({ exhibit, picture }) => exhibit === one.exhibit && picture === one.picture),
      );
      expect(alike, `look like another of their states, ${address}`).toEqual([]);
    }
    if (which === 'rooms') expect(states).toBeGreaterThan(100);
  });
}

test('charts, with letters twice their size: no figure beside a drawing is cut', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, '/?room=charts&theme=light');
  // Enlarges the letters while the charts are on screen, so that they notice.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const cut = () =>
    page.locator('figure svg text').evaluateAll((texts) =>
      texts
        .map((text) => ({
          text,
          box: text.getBoundingClientRect(),
          room: text.closest('svg')!.getBoundingClientRect(),
        }))
        .filter(({ box, room }) => box.width > 0 && (box.left < room.left - 1 || box.top < room.top - 1))
        .map(({ text }) => `${text.closest('[data-state]')?.getAttribute('data-state')}: ${text.textContent}`),
    );
  // A chart redraws itself once it has measured its letters.
  await expect.poll(cut).toEqual([]);
});
