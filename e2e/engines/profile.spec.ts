import { plantDocuments } from '#dev/seed/plant.ts';
import { expect, test } from './driver/journey.ts';
import type { Tab } from './driver/tab.ts';
import {
  button,
  checkbox,
  chooseRounds,
  erased,
  field,
  heading,
  image,
  link,
  notices,
  password,
  radio,
  readyForOffline,
  startSignedIn,
  synced,
} from './golfer.ts';

// In every engine: a profile with its photo, edited offline and synced to the second device, and a golfer's data, sent,
// exported and deleted.

test.setTimeout(300_000);

// A 2 by 1 pixel PNG.
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGPQqLABIgAF4wG5D7eshgAAAABJRU5ErkJggg==',
  'base64',
);

test(
  'edit the profile offline, lose nothing, find it on the second device',
  { tag: '@release' },
  async ({ phone, golfer, openPhone }) => {
    await startSignedIn(phone.tab, golfer);
    await readyForOffline(phone.tab);
    await phone.tab.open('/profile');
    await phone.tab.tap(link('/^You/'));
    await phone.tab.shows(field('Name', true), /^Sam$/);
    await synced(phone.tab);
    phone.goOffline();

    // Divot explains a wrong number next to its field. It keeps what was typed, even when swiped away.
    await phone.tab.choose(radio('Entered'));
    await phone.tab.type(field('Your index'), '+12,1');
    await phone.tab.type(field('Rounds planned a month'), '61');
    await phone.tab.tap(button('Save', true));
    await phone.tab.sees({ text: 'A handicap index is between +10.0 and 54.0.' });
    await phone.tab.sees({ text: 'Enter a whole number from 1 to 60.' });
    await phone.reopen('/profile?group=you');
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
    await tab.attach({ css: 'input[type=file][accept^="image"]' }, phone.file('me.png', PNG));
    await tab.until('the photo in its size', async () => {
      const width = await tab.evaluate<number>('document.querySelector(\'img[alt="Photo"]\')?.naturalWidth ?? 0');
      return width === 512 || undefined;
    });
    // What is typed in one group waits while another is open.
    await tab.open('/profile?group=bag');
    await tab.tap(button('Add a club'));
    await tab.type(field('Driver: Carry'), '225');
    await tab.tap(button('Save', true));
    await tab.sees({ text: '/^Saved(\\.| on this device)/' }); // the phone may not know yet that it is offline
    // The switch writes to the database at once and shows its new state a moment later.
    const counted = { role: 'switch', name: 'Count course rating minus par' } as const;
    await tab.open('/profile?group=play');
    await tab.tap(counted);
    await tab.until('the switch to be off', async () => !(await tab.checked(counted)) || undefined);
    phone.goOnline();
    await tab.reload();
    await synced(tab);

    const tablet = await openPhone();
    await startSignedIn(tablet.tab, golfer, '/profile?group=you');
    await tablet.tab.shows(field('Your index'), /^\+2\.1$/);
    await tablet.tab.shows(field('Height (optional)'), /^5 ft 10$/);
    await tablet.tab.sees(image('Photo'));
    await tablet.tab.open('/profile?group=bag');
    await tablet.tab.shows(field('Driver: Carry'), /^225$/);
    await tablet.tab.open('/profile?group=play');
    expect(await tablet.tab.checked(counted)).toBe(false);
  },
);

/** The golfer switches to another app and back. */
const lookAway = (tab: Tab) =>
  tab.evaluate(`void (() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  })()`);

test('figures sent by consent and by consent alone; rounds brought in, all of it taken along, the account ended', async ({
  phone,
  golfer,
  product,
  shared,
}) => {
  const { tab } = phone;
  const { services } = product;
  const { collected } = services.analytics;
  const before = collected.length;
  const told = (name: string) => collected.slice(before).filter(({ event }) => event['en'] === name);
  const uidOf = async () => (await tab.evaluate<{ uid: string }>("JSON.parse(localStorage.getItem('auth'))")).uid;
  await startSignedIn(tab, golfer);
  await readyForOffline(tab);
  await tab.open('/profile?group=data');

  await test.step('speed and failures are told once the golfer agrees, nothing personal, and not after they take it back', async () => {
    const agreed = { role: 'switch', name: 'Send speed and failures of the app' } as const;
    await tab.sees(agreed);
    expect(await tab.checked(agreed)).toBe(false);
    await tab.until('the first figures', () =>
      tab.evaluate("localStorage.getItem('divot-vitals')?.includes('TTFB') || undefined"),
    );
    const failAs = async (kind: 'RangeError' | 'SyntaxError') => {
      const error = `Object.assign(new Error(${JSON.stringify(`${golfer.email} shot 79`)}), { name: '${kind}' })`;
      await tab.evaluate(`new Promise((failed) => {
        addEventListener('error', () => failed(true), { once: true });
        setTimeout(() => { throw ${error}; });
      })`);
    };
    await failAs('SyntaxError');
    await lookAway(tab);
    await tab.choose(agreed);
    expect(collected.slice(before)).toEqual([]);
    // The switch shows the consent before it is on the disk, and the code that sends figures loads only after startup.
    await tab.until('the figures to arrive', async () => {
      await lookAway(tab);
      return (told('web_vital').length > 0 && told('app_init').length > 0) || undefined;
    });
    await failAs('RangeError');
    await lookAway(tab);
    await tab.until('the failure to arrive', () => Promise.resolve(told('exception').length > 0 || undefined));
    expect(told('exception').map(({ event }) => event['ep.kind'])).toEqual(['RangeError']);
    expect(told('app_init')).toHaveLength(1);
    expect(told('web_vital').map(({ event }) => event['ep.metric'])).toContain('TTFB');
    const sent = JSON.stringify(collected.slice(before));
    for (const personal of [golfer.email, golfer.name, 'shot', await uidOf()]) expect(sent).not.toContain(personal);
    for (const { referer, cookie, body } of collected.slice(before))
      expect({ referer, cookie, body }).toEqual({ referer: undefined, cookie: undefined, body: '' });
    await tab.tap(agreed);
    await tab.until('the consent to be taken back', async () => !(await tab.checked(agreed)) || undefined);
    await failAs('SyntaxError');
    await lookAway(tab);
  });

  await test.step('rounds come in, all of it is taken along, and the account is ended', async () => {
    const confirm = button('/^Delete (everything|when online)$/');
    const inCloud = () => JSON.stringify(services.documents.store.all());
    const secret = `Secret Links ${Date.now()}`; // unique, because other journeys use the same cloud
    await synced(tab);
    const scores = Array.from({ length: 18 }, (_, at) => `score_${at + 1}`).join();
    const good = `2026-05-01,${secret},${'5,'.repeat(17)}5`;
    const bad = `2026-05-02,${secret},${'x,'.repeat(17)}99`;
    await chooseRounds(phone, `date,course,${scores}\n${good}\n${bad}\n`);
    await tab.sees({ text: '1 round to add. 1 cannot be read. Nothing is stored yet.' });
    await tab.choose(checkbox('Leave this line out'));
    await tab.tap(button('Add 1 round'));
    await tab.sees({ text: '1 round added.' });
    await tab.tap(button('Export rounds (CSV)'));
    await phone.downloaded(/^divot.*\.csv$/, (bytes) => {
      if (!bytes.toString('utf8').includes(secret)) throw new Error('not all of it yet');
      return true;
    });
    await tab.tap(button('Export all (JSON)'));
    const archive = await phone.downloaded(/\.json$/, (bytes) => JSON.parse(bytes.toString('utf8')) as object);
    expect(archive).toMatchObject({
      app: 'divot',
      collections: { profiles: [{ email: golfer.email }], rounds: [{ playedOn: '2026-05-01' }] },
    });
    await synced(tab);
    expect(inCloud()).toContain(secret);

    await tab.seesNo({ text: '1 round added.' }); // this toast covers the foot of the screen
    await tab.tap(button('Delete account'));
    await tab.sees(confirm);
    expect(await tab.attribute(confirm, 'disabled')).not.toBeNull();
    await tab.type(field('Type your e-mail to confirm'), golfer.email.toUpperCase());
    await tab.type(password, 'not my password');
    await tab.tap(confirm);
    await tab.sees({ text: 'Wrong password. Nothing was deleted.' });

    // Offline, Divot does not claim to have deleted anything. The request waits for a connection and then deletes
    // everything.
    phone.goOffline();
    await notices(tab, 'offline');
    await tab.sees({ text: 'nothing can be deleted in the cloud now' });
    await tab.type(password, golfer.password);
    await tab.tap(confirm);
    await tab.sees({ text: 'Waiting for a connection.' });
    expect(inCloud()).toContain(secret);
    const uid = await uidOf();
    const { documents, storage, project } = services;
    await plantDocuments({ project, documentsOrigin: documents.origin }, [
      { entity: 'swings', document: { id: 'other-device', userId: uid, cloudVideo: 'uploaded' } as { id: string } },
    ]);
    const video = `users/${uid}/swings/other-device`;
    storage.objects.put({ path: video, contentType: 'video/mp4', custom: {}, createdMs: 0 }, Buffer.from('film'));
    phone.goOnline();
    await notices(tab, 'online');
    await tab.sees(heading('Sign in', true), 60_000);
    await erased(tab); // Divot changes the screen first, then erases everything
    expect(inCloud()).not.toContain(secret);
    expect(inCloud()).not.toContain(golfer.email);
    expect(storage.objects.get(video)).toBeUndefined();
    await tab.type(field('E-mail'), golfer.email);
    await tab.type(password, golfer.password);
    await tab.tap(button('Sign in', true));
    await tab.sees({ text: 'Wrong e-mail or password.' });
    expect(told('exception')).toHaveLength(1); // none since the golfer took the consent back
    expect(told('app_init')).toHaveLength(1);
  });
  expect(shared.takeWrongs().filter((wrong) => !wrong.includes(golfer.email))).toEqual([]);
});
