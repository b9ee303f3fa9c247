import { isGrownUp } from '#e2e/support/people.ts';
import { createAccount } from '#dev/browser/sign-in.ts';
import { choose, expect, readyForOffline, synced, test } from '#e2e/support/product.ts';

test('host offline, ask offline, be taken in and told where exactly, withdraw', async ({ device, golfer, product }) => {
  test.setTimeout(240_000);
  const host = await device('host');
  await createAccount(host.page, { ...golfer, name: 'Ada' });
  await isGrownUp(host.page);
  await readyForOffline(host.page);
  await synced(host.page);
  await host.page.goto('/find-game?tab=create');
  await host.goOffline();
  const form = host.page;
  await form.getByRole('button', { name: 'Host this game' }).click();
  await expect(form.getByText('A place has 1 to 80 characters.')).toBeVisible();
  await form.getByLabel('Course or place').fill('Falcon Heath');
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await form.getByLabel('Day').fill(day);
  await form.getByLabel('Time').fill('09:30');
  await choose(form.getByRole('radio', { name: '1', exact: true }));
  await form.getByLabel('Where exactly you meet (optional)').fill('The bench behind the 18th');
  await form.getByRole('button', { name: 'Host this game' }).click();
  await expect(form.getByText('goes out when online')).toBeVisible();
  await expect(form.getByText('The bench behind the 18th')).toBeVisible();
  // It is sent from any screen.
  await form.goto('/dashboard');
  await host.goOnline();
  await synced(form);

  const guest = await device('guest');
  const { page } = guest;
  await createAccount(page, { ...golfer, name: 'Bo', email: `bo-${golfer.email}` });
  await isGrownUp(page);
  await readyForOffline(page);
  await page.goto('/find-game');
  await page.getByRole('button', { name: /^Falcon Heath/ }).click();
  await guest.goOffline();
  await page.getByLabel('Word to the host (optional)').fill('I bring balls <img src=x onerror=alert(1)>');
  await page.getByRole('button', { name: 'Ask to join' }).click();
  await expect(page.getByText('you asked')).toBeVisible();
  await expect(page.getByText('Where you meet')).toBeHidden();
  await guest.goOnline();
  await synced(page);

  await form.goto('/find-game?tab=mine');
  await form.getByRole('button', { name: /^Falcon Heath/ }).click();
  await expect(form.getByText('I bring balls <img src=x onerror=alert(1)>')).toBeVisible({ timeout: 40_000 }); // as text
  await form.getByRole('button', { name: 'Invite' }).click();
  await expect(form.getByRole('img', { name: 'Code with the link to this game' })).toBeVisible();
  await form.getByRole('button', { name: 'Accept Bo' }).click();
  await synced(form);
  await page.reload();
  await expect(page.getByText('you are in')).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText('The bench behind the 18th')).toBeVisible();
  await guest.goOffline(); // as on the way to the course
  await page.reload();
  await expect(page.getByText('The bench behind the 18th')).toBeVisible();
  await guest.goOnline();
  await expect(page.getByRole('link', { name: 'Start the round' })).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('you withdrew')).toBeVisible();
  await expect(page.getByText('The bench behind the 18th')).toBeHidden();
  await synced(page);
  await form.reload();
  await expect(form.getByText('1 of 1 spot open')).toBeVisible({ timeout: 40_000 });

  // Asked once more, hidden by the host: neither sees the other any more.
  await page.getByRole('button', { name: 'Ask to join' }).click();
  await expect(page.getByText('you asked')).toBeVisible();
  await synced(page);
  await form.reload();
  await form.getByRole('button', { name: 'Hide Bo' }).click({ timeout: 40_000 });
  await expect(form.getByText('Bo', { exact: true })).toBeHidden();
  const inCloud = () => JSON.stringify(product.services.documents.store.all());
  await expect.poll(inCloud, { timeout: 30_000 }).toContain('hiddenPeople');
  await page.reload();
  await expect(page.getByText('This game is not here.', { exact: false })).toBeVisible({ timeout: 40_000 });
});
