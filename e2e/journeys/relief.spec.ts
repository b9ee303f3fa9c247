import { expect, test } from '#e2e/support/product.ts';
import { holeOnDisk, onHole, openPlay, scoreShown, tapChip } from '#dev/browser/scoring.ts';
import { startSignedIn } from '#dev/browser/sign-in.ts';

// A ball in the water on the last hole: what the Rules allow, where to drop, and what that does to the card.

test.setTimeout(200_000);

test(
  'water on the 18th is dropped by the Rules, scored and in the story',
  { tag: '@release' },
  async ({ device, golfer }) => {
    const { page } = await device('phone');
    await startSignedIn(page, golfer);
    await openPlay(page);
    await page.getByRole('button', { name: 'Start a round' }).click();
    await page.getByRole('button', { name: 'Add a course' }).click();
    await page.getByLabel('Course name').fill('Heronsbridge Golf Club');
    await page.getByRole('button', { name: 'Save course' }).click();
    await expect(page.getByText('Map ready, also without signal.')).toBeVisible();
    await page.getByRole('button', { name: 'Tee off' }).click();
    await page.getByRole('button', { name: /^Hole 18/ }).click();
    await expect(onHole(page, 18)).toBeVisible();

    await page.getByRole('button', { name: 'Rules', exact: true }).click();
    await page.getByLabel('What happened?').fill('pond red');
    await page.getByRole('button', { name: 'In the water, red stakes' }).click();
    const map = page.getByRole('img', { name: /Map of hole 18/ });
    const { width, height } = (await map.boundingBox())!;
    await map.click({ position: { x: width * 0.55, y: height * 0.6 } });
    await page.getByRole('button', { name: 'It is here' }).click();
    await expect(page.getByRole('button', { name: /To the side.*Rule 17\.1d\(3\).*one penalty stroke/ })).toBeVisible();
    await page.getByRole('button', { name: /To the side/ }).click();
    await page.getByRole('button', { name: 'Book it: playing 3' }).click();
    await expect(page.getByText('Playing 3.')).toBeVisible();
    await expect.poll(() => holeOnDisk(page, 18)).toMatchObject({ penalties: 1, driveEnd: { lie: 'rough' } });

    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await expect.poll(() => holeOnDisk(page, 18)).not.toHaveProperty('penalties');
    await expect.poll(() => holeOnDisk(page, 18)).not.toHaveProperty('driveEnd');

    await page.getByRole('button', { name: 'Rules', exact: true }).click();
    await page.getByRole('button', { name: 'In the water, red stakes' }).click();
    await page.getByRole('button', { name: 'Draw it without the map' }).click();
    await page.getByRole('button', { name: /Back on the line/ }).click();
    await page.getByRole('button', { name: 'Book it: playing 3' }).click();
    await expect.poll(() => holeOnDisk(page, 18)).toMatchObject({ penalties: 1 });

    await tapChip(page, 'Putts', '2');
    await tapChip(page, 'Score', '7, double bogey');
    await expect(scoreShown(page)).toBeVisible();
    await page.getByRole('button', { name: 'Finish round' }).click();
    await page.getByRole('button', { name: 'Save round' }).click();
    await expect(page.getByRole('heading', { name: 'Heronsbridge Golf Club' })).toBeVisible();
    await expect(page.getByText('1 penalty stroke')).toBeVisible();
  },
);
