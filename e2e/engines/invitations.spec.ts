import { test } from './driver/journey.ts';
import { button, field, image, link, radio, readyForOffline, startSignedIn, synced } from './golfer.ts';
import type { Tab } from './driver/tab.ts';

// A game between host and guest, half of it offline, in every engine.

test.setTimeout(300_000);

const isGrownUp = async (tab: Tab): Promise<void> => {
  await tab.open('/profile?group=you');
  await tab.type(field('Year of birth (optional)'), '1990');
  await tab.tap(button('Save', true));
  await tab.sees({ text: 'Saved.', exact: true });
};

test('host offline, ask offline, be taken in and told where exactly, withdraw', async ({
  phone: host,
  golfer,
  openPhone,
  product,
}) => {
  const form = host.tab;
  await startSignedIn(form, { ...golfer, name: 'Ada' });
  await isGrownUp(form);
  await readyForOffline(form);
  await synced(form);
  await form.open('/find-game?tab=create');
  await form.sees(button('Host this game'));
  host.goOffline();
  await form.tap(button('Host this game'));
  await form.sees({ text: 'A place has 1 to 80 characters.' });
  await form.type(field('Course or place'), 'Falcon Heath');
  await form.pick({ css: 'input[type=date]' }, new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10));
  await form.pick({ css: 'input[type=time]' }, '09:30');
  await form.choose(radio('1', true));
  await form.type(field('Where exactly you meet (optional)'), 'The bench behind the 18th');
  await form.tap(button('Host this game'));
  await form.sees({ text: 'goes out when online' });
  await form.sees({ text: 'The bench behind the 18th' });
  // Divot sends the game whichever screen is open.
  host.goOnline();
  await form.open('/dashboard');
  await synced(form);

  const guest = await openPhone();
  const { tab } = guest;
  await startSignedIn(tab, { ...golfer, name: 'Bo', email: `bo-${golfer.email}` });
  await isGrownUp(tab);
  await readyForOffline(tab);
  await tab.open('/find-game');
  await tab.tap(button('/^Falcon Heath/'));
  await tab.sees(button('Ask to join'));
  guest.goOffline();
  await tab.type(field('Note to the host (optional)'), 'I bring balls <img src=x onerror=alert(1)>');
  await tab.tap(button('Ask to join'));
  await tab.sees({ text: 'you asked' });
  await tab.seesNo({ text: 'Where you meet' });
  guest.goOnline();
  await tab.reload();
  await synced(tab);

  await form.open('/find-game?tab=mine');
  await form.tap(button('/^Falcon Heath/'));
  await form.sees({ text: 'I bring balls <img src=x onerror=alert(1)>' }, 60_000); // shown as text, not as HTML
  await form.tap(button('Invite', true));
  await form.sees(image('Code with the link to this game'));
  await form.tap(button('Accept Bo'));
  await synced(form);
  await tab.reload();
  await tab.sees({ text: 'you are in' }, 60_000);
  await tab.sees({ text: 'The bench behind the 18th' });
  guest.goOffline(); // as if on the way to the course
  await tab.reload();
  await tab.sees({ text: 'The bench behind the 18th' });
  guest.goOnline();
  await tab.reload();
  await tab.sees(link('Start the round'));
  await tab.tap(button('Withdraw', true));
  await tab.sees({ text: 'you withdrew' });
  await tab.seesNo({ text: 'The bench behind the 18th' });
  await synced(tab);
  await form.reload();
  await form.sees({ text: '1 of 1 spot open' }, 60_000);

  // The guest asks once more and the host hides the guest: neither sees the other's games from then on.
  await tab.tap(button('Ask to join'));
  await tab.sees({ text: 'you asked' });
  await synced(tab);
  await form.reload();
  await form.tap(button('Hide Bo'), 60_000);
  await form.seesNo({ text: 'Bo', exact: true });
  await form.until(
    'the cloud to know it',
    async () => JSON.stringify(product.services.documents.store.all()).includes('hiddenPeople') || undefined,
  );
  await tab.reload();
  await tab.sees({ text: 'This game is not on this device.' }, 60_000);
});
