import { expect, test } from './driver/journey.ts';
import { button, erased, heading, link, password, startSignedIn, synced, teeOff } from './golfer.ts';

// The account ends, or its password changes, while this device is away. In every engine.

test.setTimeout(300_000);

test('an account that is deleted elsewhere is said on every screen, exported and erased', async ({
  phone,
  golfer,
  product,
}) => {
  const { tab } = phone;
  const { accounts } = product.services.identity;
  await startSignedIn(tab, golfer);
  await teeOff(tab, 'Heron Creek');
  await tab.open('/playing');
  await synced(tab);
  accounts.delete(accounts.byEmail(golfer.email)!);

  await tab.open('/practice');
  await tab.sees({ text: 'Your account was deleted.' });
  await tab.tap(link('What to do'));
  await tab.tap(button('Export a copy first'));
  const copy = await phone.downloaded(/\.json$/, (bytes) => JSON.stringify(JSON.parse(bytes.toString('utf8'))));
  expect(copy).toContain('Heron Creek');
  await tab.tap(button('Erase it from this device'));
  await tab.tap(button('Erase', true));
  await tab.sees(heading('Sign in', true));
  await erased(tab);
});

test('an account that is disabled says so, and everything stays', async ({ phone, golfer, product }) => {
  const { tab } = phone;
  const { accounts } = product.services.identity;
  await startSignedIn(tab, golfer);
  await synced(tab);
  accounts.disable(accounts.byEmail(golfer.email)!.uid);

  await tab.open('/practice');
  await tab.sees({ text: 'Your account is disabled.' });
  await tab.open('/profile');
  await tab.sees({ text: golfer.email });
  await tab.open('/profile?group=data');
  await tab.sees({ text: 'This account is disabled, so nothing syncs.' });
});

test('a password that is changed elsewhere is asked for, and syncing resumes', async ({ phone, golfer, product }) => {
  const { tab } = phone;
  const { accounts } = product.services.identity;
  await startSignedIn(tab, golfer);
  await synced(tab);
  accounts.update(accounts.byEmail(golfer.email)!, { password: 'eight iron' });

  await tab.open('/practice');
  await tab.tap(link('What to do'));
  await tab.type(password, 'eight iron');
  await tab.tap(button('Sign in', true));
  await tab.seesNo({ text: 'Your password was changed.' });
  await synced(tab);
});
