import { createAccount } from '#dev/browser/sign-in.ts';
import { expect, synced, test } from '#e2e/support/product.ts';
import { openPlay, teeOff } from '#dev/browser/scoring.ts';

/** Everything this browser keeps for the app, as text to search in. */
const everythingKept = async (): Promise<string> => {
  const kept: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage), await caches.keys()];
  const files: string[] = [];
  const root = await navigator.storage.getDirectory();
  for await (const name of (root as unknown as { keys(): AsyncIterable<string> }).keys()) files.push(name);
  kept.push(files);
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error(name)));
    });
    for (const store of database.objectStoreNames) {
      kept.push([
        name,
        await new Promise((resolve) => {
          const request = database.transaction(store).objectStore(store).getAll();
          request.addEventListener('success', () => resolve(request.result));
        }),
      ]);
    }
    database.close();
  }
  return JSON.stringify(kept);
};

test('user A out, user B in: no byte of A is left', async ({ device, golfer }) => {
  test.setTimeout(180_000);
  const { page } = await device('phone');
  await createAccount(page, golfer);
  await teeOff(page, 'Secret Dunes');
  await openPlay(page);
  await synced(page);
  expect(await page.evaluate(everythingKept)).toContain('Secret Dunes');

  await page.goto('/profile');
  await synced(page);
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible({ timeout: 60_000 });
  await createAccount(page, { ...golfer, name: 'Bo', email: `bo-${golfer.email}` });
  await expect(page.getByRole('button', { name: /Sync now/ })).toBeVisible();
  // What Bo does is Bo's, and on the disk: the storage that A's signing out erased is not taken for Bo's.
  await teeOff(page, 'Bo Links');
  await expect.poll(() => page.evaluate(everythingKept)).toContain('Bo Links');

  // An erasure that Bo's start had to end may still be under way.
  const left = async () => (await page.evaluate(everythingKept)).replaceAll(`bo-${golfer.email}`, '');
  await expect.poll(left).not.toContain('Secret Dunes');
  await expect.poll(left).not.toContain(golfer.email);
});
