import type { Page } from 'playwright';

/** Where a state is on a sheet: left, top, width and height in px. */
export type Box = readonly [left: number, top: number, width: number, height: number];

/** One picture of all that a page of the gallery shows, a PNG in base64, and where each state is on it. */
export type Sheet = { readonly png: string; readonly states: ReadonlyMap<string, Box> };

/** Letters look different half a pixel further down: what a state looks like must not hang on what stands above it. */
const putOnWholePixels = (page: Page): Promise<void> =>
  page.locator('[data-exhibit] [data-state]').evaluateAll((states) => {
    for (const { style } of states as HTMLElement[]) Object.assign(style, { position: 'relative', top: '0' });
    const tops = states.map((state) => state.getBoundingClientRect().top + scrollY);
    for (const [at, { style }] of (states as HTMLElement[]).entries()) {
      style.top = `${Math.round(tops[at]!) - tops[at]!}px`;
    }
  });

/** A room from top to bottom, with a focus ring's width around each state for marks that stand over its edge. */
export const photographRoom = async (page: Page): Promise<Sheet> => {
  await putOnWholePixels(page);
  const states = await page.locator('[data-exhibit] [data-state]').evaluateAll((found) =>
    found.map((state): [string, Box] => {
      const { left, top, width, height } = state.getBoundingClientRect();
      const name = `${state.closest('[data-exhibit]')?.getAttribute('data-exhibit')}, ${state.getAttribute('data-state')}`;
      const [x, y] = [Math.round(left + scrollX - 5), Math.round(top + scrollY - 5)];
      return [name, [x, y, Math.round(width + 10), Math.round(height + 10)]];
    }),
  );
  const png = await page.screenshot({ fullPage: true, animations: 'disabled' });
  return { png: png.toString('base64'), states: new Map(states) };
};

/** A state that has the screen to itself. */
export const photographAlone = async (page: Page): Promise<Sheet> => {
  const asked = new URL(page.url()).searchParams;
  const { width, height } = page.viewportSize()!;
  const png = await page.screenshot({ animations: 'disabled' });
  return {
    png: png.toString('base64'),
    states: new Map([[`${asked.get('exhibit')}, ${asked.get('state')}`, [0, 0, width, height]]]),
  };
};
