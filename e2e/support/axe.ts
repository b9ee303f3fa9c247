import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** A colour that is still changing would be measured on its way: waits until all that ends has ended. */
export const atRest = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** Asked again of the same page, axe is there already: reading it in anew takes longer than its answer. */
const axeFor = async (page: Page): Promise<AxeBuilder> => {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  return new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) });
};

const violations = async (page: Page, axe: AxeBuilder): Promise<readonly string[]> => {
  await atRest(page);
  // Without frames in the page there is nothing to gather from elsewhere, which takes most of the time.
  return (await axe.setLegacyMode(true).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
};

/** What WCAG 2.2 AA finds wrong on the page; empty when nothing. */
export const axeFinds = async (page: Page) => violations(page, (await axeFor(page)).withTags(TAGS));

/** What is too weak to read; a theme changes colours and nothing else. */
export const tooWeak = async (page: Page) => violations(page, (await axeFor(page)).withRules(['color-contrast']));
