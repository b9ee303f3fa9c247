import { expect, test } from './driver/journey.ts';
import {
  button,
  createAccount,
  field,
  heading,
  link,
  password,
  readyForOffline,
  signOut,
  synced,
  teeOff,
} from './golfer.ts';

// Signing in and out, and a second golfer on the same phone, in every engine.

test.setTimeout(300_000);

test(
  'create an account, reopen offline, sign out, sign in again',
  { tag: ['@release', '@core'] },
  async ({ phone, golfer: { name, email } }) => {
    const { tab } = phone;
    await tab.open('/practice');
    await tab.tap(link('Create an account'));
    await tab.type(field('Name (optional)'), name);
    await tab.type(field('E-mail'), `${email.replace('example', 'Example')} `);
    await tab.type(password, 'seven iron');
    await tab.tap(button('Create account'));
    await tab.sees(heading('Practice', true)); // the page that the visitor asked for

    await tab.open('/profile');
    await tab.sees({ text: `${name}, ${email}` });
    await readyForOffline(tab);
    phone.goOffline();
    await tab.reload();
    await tab.sees({ text: `${name}, ${email}` });
    phone.goOnline();
    await tab.reload();
    await synced(tab);
    await signOut(tab);

    await tab.type(field('E-mail'), email);
    await tab.type(password, 'eight iron');
    await tab.tap(button('Sign in', true));
    await tab.sees({ text: 'Wrong e-mail or password.' });
    expect(await tab.texts(field('E-mail'))).toEqual([email]);
    await tab.type(password, 'seven iron');
    await tab.tap(button('Sign in', true));
    await tab.sees(button('Profile menu'));
  },
);

test('sign out, and the browser is killed at once: Divot opens signed out', async ({ phone, golfer }) => {
  await createAccount(phone.tab, golfer);
  await synced(phone.tab);
  await signOut(phone.tab);
  await phone.killAndReopen('/dashboard');
  await phone.tab.sees(heading('Sign in', true));
  expect(await phone.tab.texts(button('Profile menu'))).toEqual([]);
});

test('an address that is taken offers to sign in instead, and what was typed stays', async ({
  phone,
  golfer,
  openPhone,
}) => {
  await createAccount(phone.tab, golfer);
  const { tab } = await openPhone();
  await tab.open('/login?mode=create');
  await tab.type(field('E-mail'), golfer.email);
  // Not the account's own password: with that Divot would sign the visitor in, in case the first reply was lost.
  await tab.type(password, 'eight iron');
  await tab.tap(button('Create account'));
  await tab.tap(link('Sign in instead'));
  await tab.sees(heading('Sign in', true));
  expect(await tab.texts(field('E-mail'))).toEqual([golfer.email]);
  expect(await tab.texts(password)).toEqual(['eight iron']);
  await tab.type(password, golfer.password);
  await tab.tap(button('Sign in', true));
  await tab.sees(button('Profile menu'));
});

test('a forgotten password never says whether the address has an account', async ({ phone: { tab } }) => {
  await tab.open('/login?mode=forgot');
  await tab.type(field('E-mail'), 'nobody@example.com');
  await tab.tap(button('Send the link'));
  await tab.sees({ text: 'If that address has an account, a mail with a link is on its way.' });
});

/** Everything this browser stores for the app, as searchable text. Runs in the page. */
const everythingKept = async (): Promise<string> => {
  const kept: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage), await caches.keys()];
  const root = (await navigator.storage.getDirectory()) as unknown as { keys(): AsyncIterable<string> };
  for await (const name of root.keys()) kept.push(name);
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error(name)));
    });
    for (const store of database.objectStoreNames) {
      kept.push(
        await new Promise((resolve) => {
          const request = database.transaction(store).objectStore(store).getAll();
          request.addEventListener('success', () => resolve(request.result));
        }),
      );
    }
    database.close();
  }
  return JSON.stringify(kept);
};

test('user A out, user B in: no byte of A is left', { tag: '@release' }, async ({ phone, golfer }) => {
  const { tab } = phone;
  const kept = () => tab.evaluate<string>(`(${everythingKept.toString()})()`);
  const bo = { ...golfer, name: 'Bo', email: `bo-${golfer.email}` };
  await createAccount(tab, golfer);
  await teeOff(tab, 'Secret Dunes');
  await tab.open('/profile');
  await synced(tab);
  expect(await kept()).toContain('Secret Dunes');

  await signOut(tab);
  await createAccount(tab, bo);
  await tab.sees(button('Sync now'));
  // Bo's changes are stored as Bo's and reach the disk: Divot does not take the storage that A's sign-out erased for
  // Bo's.
  await teeOff(tab, 'Bo Links');
  await tab.until('Bo’s round on the disk', async () => (await kept()).includes('Bo Links') || undefined);
  // If A's sign-out did not finish erasing, Divot finishes it after Bo's start, so this waits.
  await tab.until('nothing of A on the disk', async () => {
    const left = (await kept()).replaceAll(bo.email, '');
    return (!left.includes('Secret Dunes') && !left.includes(golfer.email)) || undefined;
  });
});
