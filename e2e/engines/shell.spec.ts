import { screens } from '#e2e/support/screens.ts';
import { expect, test } from './driver/journey.ts';
import { beginOffline, heading, link, radio, signOut, startSignedIn, synced } from './golfer.ts';

// What surrounds every screen: addresses offline, themes, two tabs of one golfer. In every engine.

test.setTimeout(300_000);

const hasSmallField = `[...document.querySelectorAll('textarea, select, input:not([type=checkbox], [type=radio], [type=file], [type=range])')]
  .some((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)`;

const linksToNothing = [
  '/playing?round=gone',
  '/playing?view=card&round=gone',
  '/playing?view=course&course=gone',
  '/video-analysis?swing=gone',
  '/video-analysis?view=compare&swing=gone&other=gone',
  '/swing-assessment?result=gone',
  '/mobility-assessment?result=gone',
  '/practice?drill=gone',
  '/practice?session=gone',
  '/guided-practice-player?session=gone',
  '/workout?workout=gone',
  '/analytics?view=summary&round=gone',
  '/find-coach?coach=gone',
  '/find-game?game=gone',
];

test(
  'after one visit every address opens with no signal, and one to what is not there says so and leads on',
  { tag: '@release' },
  async ({ phone, golfer }) => {
    await beginOffline(phone, golfer);
    const { tab } = phone;
    const wide: string[] = [];
    const zooming: string[] = []; // Safari zooms into a field with text under 16 px
    for (const [route, title] of Object.entries(screens)) {
      await tab.open(route);
      await tab.shows({ css: 'h1' }, title);
      expect(await tab.path()).toBe(route);
      // A chart draws itself again once it has measured its letters, so this looks until the screen has come to rest.
      const fits = async () =>
        (await tab.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')) || undefined;
      await tab.until('a screen no wider than the phone', fits, 5_000).catch(() => wide.push(route));
      if (await tab.evaluate(hasSmallField)) zooming.push(route);
    }
    expect({ wide, zooming }).toEqual({ wide: [], zooming: [] });
    for (const address of linksToNothing) {
      await tab.open(address);
      await tab.sees({ text: '/is not (on this device|here)|did not load|Play one round/' });
      expect(await tab.count({ css: 'main a, main button' }), address).toBeGreaterThan(0);
    }
  },
);

test('a visitor reaches only the login form, and a theme outlives a reload', async ({ phone, golfer }) => {
  const { tab } = phone;
  for (const route of ['/', '/practice', '/playing?round=gone', '/nowhere']) {
    await tab.open(route);
    await tab.sees(heading('Sign in', true));
    expect(await tab.path()).toBe('/login');
  }
  await startSignedIn(tab, golfer, '/profile?group=look');
  await tab.choose(radio('Sunlight'));
  const isSunlit = () =>
    tab.until('the sunlight theme', async () => {
      const theme = await tab.evaluate<string>('document.documentElement.dataset.theme');
      return theme === 'sunlight' || undefined;
    });
  await isSunlit();
  await tab.reload();
  await isSunlit();
});

test('one tab signs out for both', async ({ phone, golfer }) => {
  const { tab } = phone;
  await startSignedIn(tab, golfer, '/profile?group=look');
  await tab.sees(radio('Sunlight'));
  const second = await phone.secondTab();
  await second.open('/practice');
  await second.sees(link('Stats'));
  await synced(second); // otherwise Divot asks what to do with an unsynced change
  await signOut(second);
  await tab.sees(heading('Sign in', true));
});
