import { readFileSync } from 'node:fs';
import { plantDocuments } from '#dev/seed/plant.ts';
import { createAccount } from '#dev/browser/sign-in.ts';
import { chooseRounds } from '#e2e/support/import-rounds.ts';
import { expect, lookAway, readyForOffline, synced, test } from '#e2e/support/product.ts';

test('a golfer’s data: figures sent by consent, exported, imported into, ended', async ({
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
