import { test } from './driver/journey.ts';
import type { Tab } from './driver/tab.ts';
import type { Phone } from './driver/phone.ts';
import { button, field, menuitem, openPad, scoreOverPar, startSignedIn, teeOff } from './golfer.ts';

// Two phones with a signal share a card live: what one scores, the other shows, by way of the cloud alone.

test.setTimeout(300_000);

/** Twice the time between two exchanges. */
const EXCHANGED_MS = 70_000;
/** Runs in the page before the app: what it copies can be read without asking. */
const READ_CLIPBOARD = `navigator.clipboard.writeText = async (text) => sessionStorage.setItem('copied', text);`;

const upToDate = (tab: Tab) => tab.sees({ text: '/^Up to date at/' }, EXCHANGED_MS);
const seesOnBoard = (tab: Tab, line: RegExp) =>
  tab.until(
    String(line),
    async () => (await tab.texts({ css: 'main li' })).some((text) => line.test(text)) || undefined,
    EXCHANGED_MS,
  );

test('two phones show each other’s scores as they come', async ({ openPhone, golfer }) => {
  const open = async (name: string): Promise<Phone> => {
    const phone = await openPhone(READ_CLIPBOARD);
    await startSignedIn(phone.tab, { ...golfer, name, email: `live-${name}-${golfer.email}` });
    return phone;
  };
  const [{ tab: sam }, { tab: jo }] = [await open('Sam'), await open('Jo')];

  await teeOff(sam, 'Heronsbridge');
  await sam.tap(button('Round menu'));
  await sam.tap(menuitem('Partners'));
  await sam.type(field('Partner 1'), 'Jo');
  await sam.tap(button('Save partners'));
  await sam.tap(button('Share the card'));
  await sam.tap({ role: 'switch', name: 'Share live' });
  await upToDate(sam);
  await sam.tap({ text: 'As text', exact: true });
  await sam.tap(button('Copy the code'));
  const link = await sam.until(
    'the code',
    async () => (await sam.evaluate<string | null>("sessionStorage.getItem('copied')")) ?? undefined,
  );

  const { pathname, hash } = new URL(link); // each phone reaches Divot by a line of its own
  await jo.open(pathname + hash);
  await jo.tap(button('Start, and share live'));
  await upToDate(jo);
  await openPad(jo);
  await scoreOverPar(jo, 1);

  await test.step('Jo’s bogey reaches Sam, who is asked once whether she is the Jo on his card', async () => {
    await sam.tap(button('Yes, the same golfer'), EXCHANGED_MS);
    await seesOnBoard(sam, /^Jo\b.*5 after 1 hole/s);
  });

  await test.step('Sam’s par reaches Jo', async () => {
    await openPad(sam);
    await scoreOverPar(sam, 0);
    await jo.tap(button('Share the card'));
    await seesOnBoard(jo, /^Sam\b.*4 after 1 hole/s);
  });
});
