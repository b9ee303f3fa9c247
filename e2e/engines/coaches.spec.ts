import { plantCoaches } from '#e2e/support/people.ts';
import { expect, test } from './driver/journey.ts';
import { button, checkbox, field, link, notices, readyForOffline, startSignedIn, synced } from './golfer.ts';

// The directory of coaches online and offline, in every engine.

test.setTimeout(300_000);

const ROWS = button('/^Open /');
const FILTERS = { text: 'Filters', exact: true } as const;

test('find a coach, save, add one’s own, and read the directory offline', async ({ phone, golfer, product }) => {
  await plantCoaches(product);
  const { tab } = phone;
  await startSignedIn(tab, golfer);
  await readyForOffline(tab);
  await tab.open('/find-coach?coach=demo-coach-ines'); // like a lesson's link, before the device has the directory
  await tab.shows({ css: 'h1' }, /^Ines Duarte$/);
  await tab.open('/find-coach');
  await tab.sees({ ...ROWS, nth: 4 });
  const rows = await tab.texts(ROWS);
  expect(rows).toHaveLength(5);
  // Omar has three ratings, too few to show.
  expect(rows.find((row) => row.includes('Omar Haddad'))).not.toContain('ratings');
  await tab.tap(FILTERS);
  await tab.pick({ role: 'combobox', name: 'Teaches', exact: true }, 'Putting');
  await tab.seesNo({ ...ROWS, nth: 1 });
  await tab.choose(checkbox('Free in the next 7 days'));
  await tab.sees({ text: '1 coach has a free start in the next 7 days.' });
  await tab.shows(ROWS, /free in the next 7 days/);
  await tab.tap(ROWS);
  await tab.sees(link('Report this coach'));
  expect(await tab.attribute(link('Report this coach'), 'href')).toMatch(
    /^mailto:support%40divot\.example.*Tom%20Ashby/,
  );
  await tab.tap(button('Save', true));
  await tab.sees(button('Saved'));
  await tab.tap(button('All coaches'));

  await tab.tap(button('Add your own coach'));
  await tab.type(field('Name', true), 'Jo from the club');
  await tab.tap(button('Add', true));
  await tab.sees({ text: 'Write an e-mail address or a phone number.' });
  await tab.type(field('E-mail'), 'jo@club.example');
  await tab.tap(button('Add', true));
  await tab.sees(button('Message Jo from the club'));
  await synced(tab);

  phone.goOffline();
  await phone.reopen('/find-coach');
  const again = phone.tab;
  await again.sees({ ...ROWS, nth: 4 });
  await notices(again, 'offline');
  await again.sees({ text: '/You are offline. Directory as of/' });
  await again.tap(FILTERS);
  await again.choose(checkbox('Free in the next 7 days'));
  await again.sees({ text: 'You are offline, so Divot cannot check' });
  await again.tap(button('Message Jo from the club'));
  await again.sees({ text: 'You have ticked nothing, so nothing is shared.' });
  await again.type(field('Your message'), 'Saturday at ten?');
  await again.until('the mail with the message', async () => {
    const href = await again.attribute(link('Open in my mail'), 'href');
    return /^mailto:jo%40club\.example.*Saturday%20at%20ten/.test(href ?? '') || undefined;
  });
});
