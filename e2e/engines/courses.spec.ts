import { expect, test } from './driver/journey.ts';
import {
  beginOffline,
  button,
  checkbox,
  field,
  heading,
  holeOnDisk,
  link,
  menuitem,
  radio,
  readyForOffline,
  scoreOverPar,
  startSignedIn,
  synced,
} from './golfer.ts';
import type { Tab } from './driver/tab.ts';

// A golfer enters a course once with its tees and ratings, shares it, and plays it with the right handicap, in every
// engine.

test.setTimeout(300_000);

const TEE = { role: 'combobox', name: 'Tee' } as const;
const MORE = { text: 'Tee, holes, day' } as const;
const SAVE = button('Save course');
const group = (name: string) => ({ role: 'group', name, exact: true }) as const;
const rate = async (tab: Tab, holes: string, rating: string, slope: string) => {
  await tab.type({ ...field('Course rating'), within: group(holes) }, rating);
  await tab.type({ ...field('Slope'), within: group(holes) }, slope);
};
const addCourse = async (tab: Tab, name: string): Promise<void> => {
  await tab.open('/playing');
  await tab.tap(button('Start a round'));
  await tab.tap(button('Add a course'));
  await tab.type(field('Course name'), name);
  await tab.type(field('Tee name'), 'White');
};

test('a course with two tees is shared; another golfer finds it online and plays its copy with no signal', async ({
  phone,
  golfer,
  openPhone,
}) => {
  const { tab } = phone;
  const place = `Sörmland${Date.now()}`;
  await startSignedIn(tab, golfer);
  await addCourse(tab, 'Étang Links');
  await tab.type(field('Town'), place);
  await rate(tab, '18 holes', '71,2', '200');
  await tab.tap(SAVE);
  await tab.sees({ text: 'Slope is a whole number from 55 to 155.' });
  await tab.until('the focus in the field that is wrong', async () => {
    return (await tab.evaluate('document.activeElement.value')) === '200' || undefined;
  });
  await tab.type({ ...field('Slope'), within: group('18 holes') }, '128');
  await tab.tap(SAVE);
  await tab.tap(link('About this course'));
  await tab.tap(link('Edit card'));
  await tab.tap(button('Add a tee'));
  await tab.type(field('Tee name'), 'Yellow');
  await tab.tap(SAVE);
  await tab.tap(link('Play here'));
  await tab.tap(MORE);
  await tab.sees({ role: 'option', name: 'Yellow', within: TEE });
  await tab.tap(link('About this course'));
  await tab.choose({ role: 'switch', name: 'Let others find this course' });
  await tab.open('/playing');
  await synced(tab);

  const other = await openPhone();
  await startSignedIn(other.tab, { ...golfer, name: 'Bo', email: `bo-${golfer.email}` });
  await readyForOffline(other.tab);
  await other.tab.open('/playing'); // from now on the service worker serves the app
  await other.tab.tap(button('Start a round'));
  await other.tab.type({ css: 'input[type=search], input[aria-label="Name or place"]' }, `etang ${place.slice(0, 12)}`);
  await other.tab.tap(button('Search online'));
  const found = { role: 'button', within: { role: 'list', name: 'Shared courses' } } as const;
  await other.tab.shows(found, /Entered by Sam/);
  await other.tab.tap(found);
  await other.tab.tap(MORE);
  await other.tab.sees(TEE);
  other.goOffline();
  await other.tab.pick(TEE, 'White');
  await other.tab.tap(button('Tee off'));
  await other.tab.sees(heading('Hole 1', true));
});

test('a new golfer finds a course on the open map and tees off in six taps; the second phone has its map', async ({
  phone,
  golfer,
  openPhone,
}) => {
  const { tab } = phone;
  await startSignedIn(tab, golfer);
  let taps = 0;
  const tap = async (control: Parameters<Tab['tap']>[0]) => {
    taps += 1;
    await tab.tap(control);
  };
  await tap(link('Play', true));
  await tap(button('Start a round'));
  await tab.type({ css: 'input[type=search]' }, 'heronsbr');
  await tap(button('Search online'));
  await tap({ role: 'button', within: { role: 'list', name: 'On the open map' } });
  await tab.sees({ text: 'Map ready, also without signal.' });
  await tap(button('Tee off'));
  await tab.sees(heading('Hole 1', true));
  expect(taps).toBeLessThanOrEqual(6);
  await tab.open('/playing');
  await synced(tab);

  const second = await openPhone();
  await startSignedIn(second.tab, golfer);
  await readyForOffline(second.tab);
  await synced(second.tab);
  second.goOffline();
  await second.tab.open('/playing');
  await second.tab.tap(button('/^Resume round$/'));
  await second.tab.tap(button('Map of the hole'));
  await second.tab.sees({ role: 'application', name: '/^Hole 1 from above/' });
});

test('nine holes at a shotgun start offline: an official index of +2.1, comma decimals, three taps, a match', async ({
  phone,
  golfer,
}) => {
  const { tab } = phone;
  await beginOffline(phone, golfer);
  await tab.open('/profile?group=you');
  await tab.choose(radio('Entered'));
  await tab.type(field('Your index'), '+2.1');
  await tab.tap(button('Save', true));
  await tab.sees({ text: '/^Saved(\\.| on this device)/' });
  await addCourse(tab, 'Heron Creek');
  await rate(tab, '18 holes', '71,3', '128');
  await rate(tab, 'Front 9', '35,2', '118');
  await tab.tap(SAVE);
  // 18 holes: −2.1 × 128 ÷ 113 + (71.3 − 72) = −3.1. Nine holes: −1.0 × 118 ÷ 113 + (35.2 − 36) = −1.8.
  await tab.sees({ text: 'Index +2.1: course handicap +3 here.' });
  await tab.tap(MORE);
  await tab.choose(radio('Front 9'));
  await tab.sees({ text: 'Index +2.1: course handicap +2 here.' });
  await tab.pick({ role: 'combobox', name: 'Start at hole' }, '7');
  await tab.tap({ text: 'Add a player' });
  await tab.choose(radio('Match'));
  await tab.type(field('Partner 1'), 'Ann');
  await tab.tap(button('Tee off'));
  await tab.sees(heading('Hole 7', true));
  await scoreOverPar(tab, 0);
  await tab.tap(button('/^Next: Hole/'));
  await tab.sees(heading('Hole 8', true));
  await tab.tap({ ...button('Rough left', true), within: group('Drive') });
  await scoreOverPar(tab, 0); // then Ann's keys are open
  await tab.tap(button('Chip, routine, notes'));
  const sheet = { role: 'dialog' } as const;
  const left = { ...field('Left to the hole after the drive'), within: sheet };
  const firstPutt = { ...field('First putt'), within: sheet };
  await tab.type(left, '1200');
  await tab.tap(firstPutt);
  await tab.sees({ text: '/^Between 1 and/', within: sheet });
  await tab.type(left, '142,5');
  await tab.type(firstPutt, '18');
  await tab.evaluate('document.activeElement.blur()');
  await tab.until('the putt on the disk', async () => (await holeOnDisk(tab, 8))?.firstPuttFt === 18 || undefined);

  await phone.killAndReopen('/playing');
  const again = phone.tab;
  await again.tap(button('/^Resume round$/'));
  await again.sees(heading('Hole 9', true));
  await again.tap(button('/^Hole 8,/'));
  await again.tap(button('Chip, routine, notes'));
  await again.shows(firstPutt, /^18$/);

  // Each round stores its own rule for the course handicap. Changed on the card, without rating minus par: −1.0 × 118 ÷
  // 113 = −1.0.
  await again.open('/playing');
  await again.tap(button('/^Resume round$/'));
  await again.tap(button('Round menu'));
  await again.tap(menuitem('Card'));
  await again.sees({ text: '/^Net .* off \\+2,/' });
  await again.tap(button('Day, kind, notes'));
  await again.tap(checkbox('Course handicap counts rating minus par'));
  await again.tap(button('Save', true));
  await again.sees({ text: '/^Net .* off \\+1,/' });
});
