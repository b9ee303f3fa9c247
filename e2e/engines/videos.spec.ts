import { expect, test } from './driver/journey.ts';
import { beginOffline, button, heading, link, startSignedIn, synced } from './golfer.ts';

// The video library offline and on the second device, in every engine.

test.setTimeout(300_000);

const SLICE = button('/Fix your slice.*saved/');

test('search and save offline, and find it on the second device', async ({ phone, golfer, openPhone }) => {
  const hosts = () =>
    phone.tab.evaluate<readonly string[]>("performance.getEntriesByType('resource').map(({ name }) => name)");
  const noPicturesOfOthers = async () => expect((await hosts()).filter((url) => /youtube|ytimg/.test(url))).toEqual([]);
  await beginOffline(phone, golfer);
  await phone.tab.open('/videos');
  await phone.tab.type({ role: 'searchbox', name: 'Search title, tag or fault' }, 'over the top');
  await phone.tab.sees({ text: '1 of 3 guides' });
  await phone.tab.tap(button('/Fix your slice/'));
  await phone.tab.sees(heading('Fix your slice'));
  await phone.tab.sees({ text: 'Hit without touching it.' });
  await phone.tab.tap(button('Save guide'));
  await phone.tab.sees(button('Saved', true));
  expect(await phone.tab.count(button('Mark as watched'))).toBe(0); // there is no film to watch
  await noPicturesOfOthers();

  await phone.killAndReopen('/videos?saved=true');
  await phone.tab.sees(SLICE);
  await phone.tab.open('/dashboard?fault=casting');
  await phone.tab.tap(link('Watch Video Drills'));
  await phone.tab.sees({ text: 'No guide on Casting yet.' });
  await phone.tab.tap(button('Clear filters'));
  await phone.tab.sees({ text: '3 guides', exact: true });
  await noPicturesOfOthers();

  phone.goOnline();
  await phone.tab.open('/videos');
  await synced(phone.tab);
  const tablet = await openPhone();
  await startSignedIn(tablet.tab, golfer, '/videos');
  await tablet.tab.sees(SLICE);
});
