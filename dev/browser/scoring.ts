import { type Page, expect } from '@playwright/test';
import { onDisk } from './on-disk.ts';

// The score pad's controls, in a golfer's words.

export const onHole = (page: Page, n: number) => page.getByRole('heading', { name: `Hole ${n}`, exact: true });
/** One row of the pad: Drive, Approach, First putt, Putts, Score. */
export const row = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
export const tapChip = (page: Page, rowName: string, chip: string) =>
  row(page, rowName).getByRole('button', { name: chip, exact: true }).click();
/** The golfer's own score: a separate row, or the first on a card with partners. */
const scoreRow = (page: Page) => page.getByRole('group', { name: /^(Score|You)$/ });
/** The score shown on the pad: '5, bogey'. */
export const scoreShown = (page: Page) => scoreRow(page).getByRole('button', { pressed: true });
export const nextHole = (page: Page) => page.getByRole('button', { name: /^Next: Hole/ }).click();

type HoleOnDisk = {
  readonly n: number;
  readonly strokes?: number;
  readonly putts?: number;
  readonly fairway?: string;
  readonly firstPuttFt?: number;
  readonly shots?: readonly { readonly lie: string; readonly distance: number }[];
};

/** A hole as stored on the device's disk, from the only round there. */
export const holeOnDisk = async (page: Page, n: number): Promise<HoleOnDisk | undefined> => {
  const [round] = await onDisk<{ readonly holes: readonly HoleOnDisk[] }>(page, 'rounds');
  return round?.holes.find((one) => one.n === n);
};
export const strokesOnDisk = async (page: Page, n: number) => (await holeOnDisk(page, n))?.strokes;

/** Killing a browser within milliseconds of a tap loses the write. */
const untilWritten = async (page: Page): Promise<void> => {
  if ((await scoreShown(page).count()) === 0) return;
  const shown = async () => String(Number.parseInt((await scoreShown(page).getAttribute('aria-label')) ?? '', 10));
  if ((await shown()) === 'NaN') return;
  const hole = Number(await page.getByRole('heading', { level: 1 }).innerText());
  // Another device's scores may arrive meanwhile, so this looks again each time.
  await expect
    .poll(async () => String(await strokesOnDisk(page, hole)) === (await shown()), { message: 'written' })
    .toBe(true);
};

export const openPlay = async (page: Page): Promise<void> => {
  await untilWritten(page);
  await page.goto('/playing');
  await expect(page.getByRole('heading', { name: 'Play', exact: true })).toBeVisible();
};

export const teeOff = async (page: Page, course: string): Promise<void> => {
  await openPlay(page);
  await page.getByRole('button', { name: 'Start a round' }).click();
  await page.getByRole('button', { name: 'Add a course' }).click();
  await page.getByLabel('Course name').fill(course);
  await page.getByLabel('Tee name').fill('White');
  await page.getByRole('button', { name: 'Save course' }).click();
  await page.getByRole('button', { name: 'Tee off' }).click();
  await expect(onHole(page, 1)).toBeVisible();
};

const USUAL = [/, birdie$/, /, par$/, /, bogey$/, /, double bogey$/, /, 3 over$/];

/** One tap from birdie to triple bogey, two for scores behind "more". */
export const scoreOverPar = async (page: Page, over: number): Promise<void> => {
  const usual = USUAL[over + 1];
  if (usual) return scoreRow(page).getByRole('button', { name: usual }).click();
  await scoreRow(page)
    .getByRole('button', { name: /^More scores/ })
    .click();
  return scoreRow(page)
    .getByRole('button', { name: new RegExp(`, ${over} over$`) })
    .click();
};
