import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { plantDocuments } from '#dev/seed/plant.ts';
import { createAccount } from '#dev/browser/sign-in.ts';
import { chooseRounds } from '#e2e/support/import-rounds.ts';
import { choose, expect, readyForOffline, synced, test } from '#e2e/support/product.ts';

// A 2 by 1 pixel PNG.
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGPQqLABIgAF4wG5D7eshgAAAABJRU5ErkJggg==',
  'base64',
);

/** The golfer turns to another app and back. */
const lookAway = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  });

test('a golfer’s profile: edited offline, exported, imported into, ended', async ({
  device,
  golfer,
  product,
  wrongs,
}) => {
  test.setTimeout(240_000);
  const phone = await device('phone');
  await createAccount(phone.page, golfer);
  await readyForOffline(phone.page);

  const { collected } = product.services.analytics;
  const before = collected.length;
  const told = (name: string) => collected.slice(before).filter(({ event }) => event['en'] === name);

  await test.step('speed and failures are told once the golfer agrees, nothing personal, and not after they take it back', async () => {
    const { page } = phone;
    await page.goto('/profile');
    const agreed = page.getByRole('switch', { name: 'Send speed and failures of the app' });
    await expect(agreed).not.toBeChecked();
    await page.waitForFunction(() => localStorage.getItem('divot-vitals')?.includes('TTFB'));
    const failAs = async (kind: 'RangeError' | 'SyntaxError') => {
      await page.evaluate(
        ([name, text]) => {
          setTimeout(() => {
            throw Object.assign(new Error(text), { name });
          });
        },
        [kind, `${golfer.email} shot 79`] as const,
      );
      await expect.poll(() => wrongs.splice(0)).toEqual([expect.stringContaining(golfer.email)]);
    };
    await failAs('SyntaxError');
    await lookAway(page);

    await agreed.click();
    await expect(agreed).toBeChecked();
    expect(collected.slice(before)).toEqual([]);
    await failAs('RangeError');
    await lookAway(page);
    await expect.poll(() => told('exception').map(({ event }) => event['ep.kind'])).toEqual(['RangeError']);
    await expect.poll(() => told('web_vital').map(({ event }) => event['ep.metric'])).toContain('TTFB');
    await expect.poll(() => told('app_init').length).toBe(1);
    const { uid } = JSON.parse(await page.evaluate(() => localStorage.getItem('auth') ?? '{}')) as { uid: string };
    const said = JSON.stringify(collected.slice(before));
    for (const personal of [golfer.email, golfer.name, 'shot', uid]) expect(said).not.toContain(personal);
    for (const { referer, cookie, body } of collected.slice(before))
      expect({ referer, cookie, body }).toEqual({ referer: undefined, cookie: undefined, body: '' });

    await agreed.click();
    await expect(agreed).not.toBeChecked();
    await failAs('SyntaxError');
    await lookAway(page);
  });

  await test.step('edit the profile offline, lose nothing, find it on the second device', async () => {
    const { page } = phone;
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Sam');
    await synced(page);
    await phone.goOffline();

    // A wrong figure is said where it stands; nothing typed is lost, not even by a kill.
    await choose(page.getByRole('radio', { name: 'Entered' }));
    await page.getByLabel('Your index').fill('+12,1');
    await page.getByLabel('Rounds planned a month').fill('61');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('A handicap index is between +10.0 and 54.0.')).toBeVisible();
    await expect(page.getByText('A whole number from 1 to 60.')).toBeVisible();
    await expect(page.getByLabel('Your index')).toBeFocused();
    await phone.killAndReopen('/profile', { offline: true });
    const again = phone.page;
    await expect(again.getByLabel('Your index')).toHaveValue('+12,1');
    await expect(again.getByText('3 changes are not saved yet.')).toBeVisible();
    await expect(again.getByRole('region', { name: 'Performance' })).toContainText('(TTFB)');

    // Leaving asks first.
    await again.getByRole('link', { name: 'Home' }).click();
    await expect(again.getByRole('heading', { name: 'Leave without saving?' })).toBeVisible();
    await again.getByRole('button', { name: 'Stay' }).click();

    await again.getByLabel('Your index').fill('+2,1');
    await again.getByLabel('Rounds planned a month').fill('10');
    await choose(again.getByRole('radio', { name: 'Left-handed' }));
    await again.getByLabel('Height (optional)').fill('5 ft 10');
    await again.getByRole('button', { name: 'Add a club' }).click();
    await again.getByLabel('Driver: Loft').fill('10,5');
    await again.getByLabel('Driver: Carry').fill('225');
    await again.getByLabel('Choose a photo').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PNG });
    await expect(again.getByRole('img', { name: 'Photo' })).toHaveJSProperty('naturalWidth', 512);
    await again.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(again.getByText('Saved on this device. It syncs when you are online.', { exact: true })).toBeVisible();
    // Kept in the database at once: it shows a moment later.
    const counted = again.getByRole('switch', { name: 'Count course rating minus par' });
    await counted.click();
    await expect(counted).not.toBeChecked();
    await phone.goOnline();
    await synced(again);

    const tablet = await device('tablet');
    await tablet.page.goto('/login');
    await tablet.page.getByLabel('E-mail').fill(golfer.email);
    await tablet.page.getByLabel('Password', { exact: true }).fill(golfer.password);
    await tablet.page.getByRole('button', { name: 'Sign in' }).click();
    await expect(tablet.page).not.toHaveURL(/login/);
    await tablet.page.goto('/profile');
    await expect(tablet.page.getByLabel('Your index')).toHaveValue('+2.1', { timeout: 20_000 });
    await expect(tablet.page.getByLabel('Driver: Carry')).toHaveValue('225');
    await expect(tablet.page.getByLabel('Height (optional)')).toHaveValue('5 ft 10');
    await expect(tablet.page.getByRole('img', { name: 'Photo' })).toBeVisible();
    await expect(tablet.page.getByRole('switch', { name: 'Count course rating minus par' })).not.toBeChecked();
    await tablet.context.close();
  });

  await test.step('take the data along, bring rounds in, and end the account', async () => {
    const { page } = phone;
    await synced(page);

    const scores = Array.from({ length: 18 }, (_, at) => `score_${at + 1}`).join(',');
    const csv = `date,course,${scores}\n2026-05-01,Secret Dunes,${'5,'.repeat(17)}5\n2026-05-02,Secret Dunes,${'x,'.repeat(17)}99\n`;
    await chooseRounds(page, csv);
    await expect(page.getByText('1 round to add. 1 cannot be read. Nothing is stored yet.')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Leave this line out' }).check();
    await page.getByRole('button', { name: 'Add 1 round' }).click();
    await expect(page.getByText('1 round added.')).toBeVisible();

    const saved = async (button: string) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: button }).click(),
      ]);
      return readFileSync(await download.path(), 'utf8');
    };
    expect(await saved('Export rounds (CSV)')).toContain('Secret Dunes');
    expect(JSON.parse(await saved('Export all (JSON)'))).toMatchObject({
      app: 'divot',
      collections: { profiles: [{ email: golfer.email }], rounds: [{ playedOn: '2026-05-01' }] },
    });
    await synced(page);
    const inCloud = () => JSON.stringify(product.services.documents.store.all());
    expect(inCloud()).toContain('Secret Dunes');

    await page.getByRole('button', { name: 'Delete account' }).click();
    const confirm = page.getByRole('button', { name: /^Delete (everything|when online)$/ });
    await expect(confirm).toBeDisabled();
    await page.getByLabel('Type your e-mail to confirm').fill(golfer.email.toUpperCase());
    await page.getByLabel('Password').fill('not my password');
    await confirm.click();
    await expect(page.getByText('The password is not right. Nothing was deleted.')).toBeVisible();

    // Offline nothing is claimed; the wish waits for the connection, then everything goes.
    await phone.goOffline();
    await expect(page.getByText('nothing can be deleted in the cloud now')).toBeVisible();
    await page.getByLabel('Password').fill(golfer.password);
    await confirm.click();
    await expect(page.getByText('Waiting for the connection.')).toBeVisible();
    expect(inCloud()).toContain('Secret Dunes');
    const { uid } = JSON.parse(await page.evaluate(() => localStorage.getItem('auth') ?? '{}')) as { uid: string };
    const { documents, storage, project } = product.services;
    await plantDocuments({ project, documentsOrigin: documents.origin }, [
      { entity: 'swings', document: { id: 'other-device', userId: uid, cloudVideo: 'uploaded' } as { id: string } },
    ]);
    const video = `users/${uid}/swings/other-device`;
    storage.objects.put({ path: video, contentType: 'video/mp4', custom: {}, createdMs: 0 }, Buffer.from('film'));
    await phone.goOnline();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible({ timeout: 30_000 });
    // The screen changes first; then everything is erased.
    await expect
      .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
      .not.toContainEqual(expect.stringContaining('divot-'));
    expect(inCloud()).not.toContain('Secret Dunes');
    expect(inCloud()).not.toContain(golfer.email);
    expect(storage.objects.get(video)).toBeUndefined();
    await page.getByLabel('E-mail').fill(golfer.email);
    await page.getByLabel('Password', { exact: true }).fill(golfer.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toContainText('Wrong e-mail or password.');
    expect(told('exception')).toHaveLength(1); // as when the golfer took the consent back
    expect(told('app_init')).toHaveLength(1);
  });
});
