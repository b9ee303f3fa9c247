import type { Page } from '@playwright/test';
import type { Picture } from './changes.ts';
import { FORCED, force } from './forced.ts';
import { type THEMES, addressesIn, visit } from './visit.ts';

/** Every state that is on the page, cut out of one picture of all of it; `mark` ends its name. */
const photographRoom = async (page: Page, mark: string): Promise<readonly Picture[]> => {
  const sheet = (await page.screenshot({ fullPage: true, animations: 'disabled' })).toString('base64');
  const states = await page.locator('[data-exhibit] [data-state]').evaluateAll((found) =>
    found.map((state) => {
      const { left, top, width, height } = state.getBoundingClientRect();
      return {
        name: `${state.closest('[data-exhibit]')?.getAttribute('data-exhibit')}, ${state.getAttribute('data-state')}`,
        // A focus ring's width around it, for marks that stand over the edge.
        box: [left + scrollX - 5, top + scrollY - 5, width + 10, height + 10].map(Math.round),
      };
    }),
  );
  return states.map(({ name, box }) => ({ name: name + mark, sheet, box }));
};

/**
 * Every state of the gallery in a theme, at the page's size, also as it is under the pointer and with the focus; what
 * covers the screen as the whole screen.
 */
export const photograph = async (page: Page, theme: (typeof THEMES)[number]): Promise<readonly Picture[]> => {
  const { rooms, alone } = await addressesIn(page, theme);
  const pictures: Picture[] = [];
  for (const room of rooms) {
    await visit(page, room);
    pictures.push(...(await photographRoom(page, '')));
    for (const forced of FORCED) {
      const letGo = await force(page, forced);
      pictures.push(...(await photographRoom(page, `, ${forced}`)));
      await letGo();
    }
  }
  for (const address of alone) {
    await visit(page, address);
    const sheet = (await page.screenshot({ animations: 'disabled' })).toString('base64');
    const asked = new URLSearchParams(address.slice(2));
    const { width, height } = page.viewportSize()!;
    pictures.push({ name: `${asked.get('exhibit')}, ${asked.get('state')}`, sheet, box: [0, 0, width, height] });
  }
  return pictures;
};
