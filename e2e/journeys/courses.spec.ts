import { createAccount } from '#dev/browser/sign-in.ts';
import { choose, expect, readyForOffline, synced, test } from '#e2e/support/product.ts';
import { holeOnDisk, nextHole, onHole, openPlay, scoreOverPar, tapChip } from '#dev/browser/scoring.ts';

// Courses: entered once with their tees and ratings, shared with other golfers, played off the right handicap.

test.setTimeout(180_000);

test('a course with two tees is shared; another golfer finds it online and plays its copy with no signal', async ({
  device,
  golfer,
}) => {
  const { page } = await device('phone');
  await createAccount(page, golfer);
  await openPlay(page);
  await page.getByRole('button', { name: 'Start a round' }).click();
  await page.getByRole('button', { name: 'Add a course' }).click();
  const place = `Sörmland${Date.now()}`;
  await page.getByLabel('Course name').fill('Étang Links');
  await page.getByLabel('Town').fill(place);
  await page.getByLabel('Tee name').fill('White');
  const whole = page.getByRole('group', { name: '18 holes' });
  await whole.getByLabel('Course rating').fill('71,2');
  await whole.getByLabel('Slope').fill('200');
  await page.getByRole('button', { name: 'Save course' }).click();
  await expect(page.getByText('Slope is a whole number from 55 to 155.').first()).toBeVisible();
  await expect(whole.getByLabel('Slope')).toBeFocused();
  await whole.getByLabel('Slope').fill('128');
  await page.getByRole('button', { name: 'Save course' }).click();
  await page.getByRole('button', { name: 'Edit course' }).click();
  await page.getByRole('button', { name: 'Add a tee' }).click();
  await page.getByLabel('Tee name').fill('Yellow');
  await page.getByRole('button', { name: 'Save course' }).click();
  await expect(page.getByRole('combobox', { name: 'Tee' })).toContainText('Yellow');
  await page.getByRole('button', { name: 'Edit course' }).click();
  await choose(page.getByLabel('Let others find this course'));
  await openPlay(page);
  await synced(page);

  const other = await device('other');
  await createAccount(other.page, { ...golfer, name: 'Bo', email: `bo-${golfer.email}` });
  await openPlay(other.page);
  await readyForOffline(other.page);
  await other.page.getByRole('button', { name: 'Start a round' }).click();
  await other.page.getByLabel('Name or place').fill(`etang ${place.slice(0, 12)}`);
  await other.page.getByRole('button', { name: 'Search online' }).click();
  const found = other.page.getByRole('list', { name: 'Shared courses' }).getByRole('button');
  await expect(found).toContainText('Entered by Sam');
  await found.click();
  await other.goOffline();
  await other.page.getByRole('combobox', { name: 'Tee' }).selectOption({ label: 'White' });
  await other.page.getByRole('button', { name: 'Tee off' }).click();
  await expect(onHole(other.page, 1)).toBeVisible();
});

test('nine holes at a shotgun start offline: an official index of +2.1, comma decimals, three taps, a match', async ({
  device,
  golfer,
}) => {
  const phone = await device('phone');
  const { page } = phone;
  await createAccount(page, golfer);
  await openPlay(page);
  await readyForOffline(page);
  await phone.goOffline();
  await page.goto('/profile');
  await page.getByRole('radio', { name: 'Entered' }).check();
  await page.getByLabel('Your index').fill('+2.1');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved on this device. It syncs when you are online.', { exact: true })).toBeVisible();
  await openPlay(page);
  await page.getByRole('button', { name: 'Start a round' }).click();
  await page.getByRole('button', { name: 'Add a course' }).click();
  await page.getByLabel('Course name').fill('Heron Creek');
  await page.getByLabel('Tee name').fill('White');
  const rated = async (holes: string, rating: string, slope: string) => {
    const group = page.getByRole('group', { name: holes, exact: true });
    await group.getByLabel('Course rating').fill(rating);
    await group.getByLabel('Slope').fill(slope);
  };
  await rated('18 holes', '71,3', '128');
  await rated('Front 9', '35,2', '118');
  await page.getByRole('button', { name: 'Save course' }).click();
  // −2.1 × 128 ÷ 113 + (71.3 − 72) = −3.1; for nine: −1.0 × 118 ÷ 113 + (35.2 − 36) = −1.8.
  await expect(page.getByText('Index +2.1: course handicap +3 here.')).toBeVisible();
  await choose(page.getByRole('radio', { name: 'Front 9' }));
  await expect(page.getByText('Index +2.1: course handicap +2 here.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Start at hole' }).selectOption('7');
  await choose(page.getByRole('radio', { name: 'Match' }));
  await page.getByText('Partners, day, weather').click();
  await page.getByLabel('Partner 1').fill('Ann');
  await page.getByRole('button', { name: 'Tee off' }).click();
  await expect(onHole(page, 7)).toBeVisible();
  await scoreOverPar(page, 0);
  await nextHole(page);
  await expect(onHole(page, 8)).toBeVisible();
  await scoreOverPar(page, 0);
  await tapChip(page, 'Drive', 'Rough left');
  await page.getByRole('button', { name: 'Chip, routine, notes' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Left to the hole after the drive').fill('900');
  await sheet.getByLabel('Left to the hole after the drive').blur();
  await expect(sheet.getByText(/^Between 1 and/)).toBeVisible();
  await sheet.getByLabel('Left to the hole after the drive').fill('142,5');
  await sheet.getByLabel('Left to the hole after the drive').blur();
  await sheet.getByLabel('First putt').fill('18');
  await sheet.getByLabel('First putt').blur();
  await expect.poll(async () => (await holeOnDisk(page, 8))?.firstPuttFt).toBe(18);
  await page.keyboard.press('Escape');
  await tapChip(page, 'Approach', 'Green');
  await phone.killAndReopen('/playing', { offline: true });
  await phone.page.getByRole('button', { name: 'Resume round' }).click();
  await expect(onHole(phone.page, 9)).toBeVisible();
  await phone.page.getByRole('button', { name: /^Hole 8,/ }).click();
  await phone.page.getByRole('button', { name: 'Chip, routine, notes' }).click();
  await expect(phone.page.getByRole('textbox', { name: 'First putt' })).toHaveValue('18');

  // The round keeps the way its course handicap counts; its card can say otherwise: −1.0 × 118 ÷ 113 = −1.0.
  await phone.page.keyboard.press('Escape');
  await phone.page.getByRole('button', { name: 'Round menu' }).click();
  await phone.page.getByRole('menuitem', { name: 'Card' }).click();
  await expect(phone.page.getByText(/^Net .* off \+2,/)).toBeVisible();
  await phone.page.getByRole('button', { name: 'Day, kind, notes' }).click();
  await phone.page.getByRole('checkbox', { name: 'Course handicap counts rating minus par' }).uncheck();
  await phone.page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(phone.page.getByText(/^Net .* off \+1,/)).toBeVisible();
});
