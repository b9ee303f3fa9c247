import type { Page } from '@playwright/test';
import { onHole, openPlay, teeOff } from '#dev/browser/scoring.ts';
import { startSignedIn } from '#dev/browser/sign-in.ts';
import { expect, test } from '#e2e/support/product.ts';

// Two phones with a signal share a card live: what one scores, the other shows, by way of the cloud alone.

const key = (page: Page, who: RegExp, name: RegExp) =>
  page.getByRole('group', { name: who }).getByRole('button', { name }).click();
const OWN = /^(Score|You)$/;
const share = (page: Page) => page.getByRole('button', { name: 'Share the card' }).click();
const resume = async (page: Page) => {
  await openPlay(page);
  await page.getByRole('button', { name: 'Resume round' }).click();
};
/** Twice the time between two exchanges. */
const EXCHANGED = { timeout: 70_000 };

test('two phones show each other’s scores as they come', async ({ device, golfer }) => {
  test.setTimeout(300_000);
  const open = async (name: string) => {
    const { page, context } = await device(name);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await startSignedIn(page, { ...golfer, name, email: `live-${name}-${golfer.email}` });
    return page;
  };
  const [sam, jo] = [await open('Sam'), await open('Jo')];

  await teeOff(sam, 'Heronsbridge');
  await sam.getByRole('button', { name: 'Round menu' }).click();
  await sam.getByRole('menuitem', { name: 'Partners' }).click();
  await sam.getByLabel('Partner 1').fill('Jo');
  await sam.getByRole('button', { name: 'Save partners' }).click();
  await share(sam);
  await sam.getByRole('switch', { name: 'Share live' }).click();
  await expect(sam.getByText(/^Up to date at/)).toBeVisible(EXCHANGED);
  await sam.getByText('As text').click();
  await sam.getByRole('button', { name: 'Copy the code' }).click();
  const link = await sam.evaluate(() => navigator.clipboard.readText());

  await jo.goto(link);
  await jo.getByRole('button', { name: 'Start, and share live' }).click();
  await expect(jo.getByText(/^Up to date at/)).toBeVisible(EXCHANGED);
  await resume(jo);
  await expect(onHole(jo, 1)).toBeVisible();
  await key(jo, OWN, /, bogey$/);

  await test.step('Jo’s bogey reaches Sam, who is asked once whether she is the Jo on his card', async () => {
    await expect(sam.getByText('Is this the Jo on your card?')).toBeVisible(EXCHANGED);
    await sam.getByRole('button', { name: 'Yes, the same golfer' }).click();
    await expect(sam.getByRole('listitem').filter({ hasText: /^Jo/ }).first()).toContainText(
      '5 after 1 hole',
      EXCHANGED,
    );
  });

  await test.step('Sam’s par reaches Jo', async () => {
    await resume(sam);
    await key(sam, OWN, /, par$/);
    await share(jo);
    await expect(jo.getByRole('listitem').filter({ hasText: /^Sam/ }).first()).toContainText(
      '4 after 1 hole',
      EXCHANGED,
    );
  });
});
