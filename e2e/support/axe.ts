import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** A colour that is still changing would be measured on its way: waits until all that ends has ended. */
export const atRest = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });

const violations = async (page: Page, axe: AxeBuilder): Promise<readonly string[]> => {
  await atRest(page);
  // Without frames in the page there is nothing to gather from elsewhere, which takes most of the time.
  return (await axe.setLegacyMode(true).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
};

/** What WCAG 2.2 AA finds wrong on the page; empty when nothing. */
export const axeFinds = (page: Page) => violations(page, new AxeBuilder({ page }).withTags(TAGS));

/** What is too weak to read; a theme changes colours and nothing else. */
export const tooWeak = (page: Page) => violations(page, new AxeBuilder({ page }).withRules(['color-contrast']));
