import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** Waits until all finite animations have ended, because axe would measure a colour halfway through its transition. */
export const atRest = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** Reuses axe on the same page, because loading it takes longer than running it. */
const axeFor = async (page: Page): Promise<AxeBuilder> => {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  return new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) });
};

const violations = async (page: Page, axe: AxeBuilder): Promise<readonly string[]> => {
  await atRest(page);
  // The page has no iframes, so axe's legacy mode skips gathering results from them, which takes most of the time.
  return (await axe.setLegacyMode(true).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
};

/** What axe finds wrong on the page by WCAG 2.2 AA. Empty if nothing. */
export const axeFinds = async (page: Page) => violations(page, (await axeFor(page)).withTags(TAGS));

/** Text with too little contrast. This is enough for a theme, which changes nothing but colours. */
export const tooWeak = async (page: Page) => violations(page, (await axeFor(page)).withRules(['color-contrast']));
