import { createAccount } from '#dev/browser/sign-in.ts';
import { choose, expect, readyForOffline, synced, test } from '#e2e/support/product.ts';
import { onHole, openPlay } from '#dev/browser/scoring.ts';

// A course entered once and shared with other golfers. Played off the right handicap: e2e/engines/courses.spec.ts.

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
