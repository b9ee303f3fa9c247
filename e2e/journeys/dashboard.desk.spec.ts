import { createAccount } from '#dev/browser/sign-in.ts';
import { expect, test } from '#e2e/support/product.ts';

// SPEC section 2 on the desk: header, profile menu, sidebar with progress, and Back closing what was opened.

test('the desk has the header, the profile menu and the sidebar', async ({ device, golfer }) => {
  const { page } = await device('desk');
  await createAccount(page, golfer);
  await expect(page.getByRole('navigation').first().getByRole('link')).toHaveText([
    'Dashboard',
    'AI Analysis',
    'Videos',
    'Practice',
    'Analytics',
    'Find Coach',
    'Find Game',
  ]);
  await expect(page.getByRole('navigation', { name: 'Quick links' }).getByRole('link')).toHaveText([
    'Practice',
    'Video Library',
    'My Stats',
    'Find Coach',
  ]);
  const sidebar = page.getByRole('complementary');
  await expect(sidebar.getByText('N/A')).toBeVisible();
  await expect(sidebar.getByRole('progressbar', { name: 'Rounds this month' })).toHaveAttribute(
    'aria-valuetext',
    '0 of 8',
  );
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Settings', 'Assessment', 'Logout']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Profile menu' })).toBeFocused();

  await page.getByRole('button', { name: 'Playing goals' }).press('Enter');
  const manager = page.getByRole('dialog', { name: 'Playing goals' });
  await expect(manager).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(manager).toBeHidden();
  await expect(page.getByRole('button', { name: 'Playing goals' })).toBeFocused();
});
