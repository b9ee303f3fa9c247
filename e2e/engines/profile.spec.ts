import { expect, test } from './driver/journey.ts';
import {
  button,
  createAccount,
  field,
  heading,
  image,
  link,
  radio,
  readyForOffline,
  signIn,
  synced,
} from './golfer.ts';

// The profile with its photo, edited with no signal and found on the second device, in every engine.

test.setTimeout(300_000);

// A 2 by 1 pixel PNG.
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGPQqLABIgAF4wG5D7eshgAAAABJRU5ErkJggg==',
  'base64',
);

test('edit the profile offline, lose nothing, find it on the second device', async ({ phone, golfer, openPhone }) => {
  await createAccount(phone.tab, golfer);
  await readyForOffline(phone.tab);
  await phone.tab.open('/profile');
  await phone.tab.shows(field('Name', true), /^Sam$/);
  await synced(phone.tab);
  phone.goOffline();

  // A wrong figure is said where it stands; nothing typed is lost, not even when Divot is swiped away.
  await phone.tab.choose(radio('Entered'));
  await phone.tab.type(field('Your index'), '+12,1');
  await phone.tab.type(field('Rounds planned a month'), '61');
  await phone.tab.tap(button('Save', true));
  await phone.tab.sees({ text: 'A handicap index is between +10.0 and 54.0.' });
  await phone.tab.sees({ text: 'A whole number from 1 to 60.' });
  await phone.reopen('/profile');
  const { tab } = phone;
  await tab.shows(field('Your index'), /^\+12,1$/);
  await tab.sees({ text: '3 changes are not saved yet.' });

  // Leaving asks first.
  await tab.tap(link('Home', true));
  await tab.sees(heading('Leave without saving?'));
  await tab.tap(button('Stay', true));

  await tab.type(field('Your index'), '+2,1');
  await tab.type(field('Rounds planned a month'), '10');
  await tab.choose(radio('Left-handed'));
  await tab.type(field('Height (optional)'), '5 ft 10');
  await tab.tap(button('Add a club'));
  await tab.type(field('Driver: Carry'), '225');
  await tab.attach({ css: 'input[type=file][accept^="image"]' }, phone.file('me.png', PNG));
  await tab.until('the photo in its size', async () => {
    const width = await tab.evaluate<number>('document.querySelector(\'img[alt="Photo"]\')?.naturalWidth ?? 0');
    return width === 512 || undefined;
  });
  await tab.tap(button('Save', true));
  await tab.sees({ text: '/^Saved(\\.| on this device)/' }); // with no signal a phone may believe that it has one
  // Kept in the database at once: it shows a moment later.
  const counted = { role: 'switch', name: 'Count course rating minus par' } as const;
  await tab.tap(counted);
  await tab.until('the switch to be off', async () => !(await tab.checked(counted)) || undefined);
  phone.goOnline();
  await tab.reload();
  await synced(tab);

  const tablet = await openPhone();
  await signIn(tablet.tab, golfer);
  await tablet.tab.open('/profile');
  await tablet.tab.shows(field('Your index'), /^\+2\.1$/);
  await tablet.tab.shows(field('Driver: Carry'), /^225$/);
  await tablet.tab.shows(field('Height (optional)'), /^5 ft 10$/);
  await tablet.tab.sees(image('Photo'));
  expect(await tablet.tab.checked(counted)).toBe(false);
});
