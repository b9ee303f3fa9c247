import { DEMO_ACCOUNT } from '#dev/seed/demo.ts';
import { plantDemo } from '#dev/seed/plant.ts';
import { test } from './driver/journey.ts';
import type { Tab } from './driver/tab.ts';
import { button, createAccount, heading, link, startSignedIn, teeOff } from './golfer.ts';

// How few taps lead to what a golfer came for: each is one line here.

const isPractising = async (tab: Tab): Promise<void> => {
  await tab.until('the player', async () => (await tab.path()) === '/guided-practice-player' || undefined);
  await tab.sees({ role: 'timer' });
};

test('a new account is eight taps from the first drill in progress', { tag: '@release' }, async ({ phone, golfer }) => {
  const { tab } = phone;
  await createAccount(tab, golfer); // the first tap
  await tab.tap(button('Find my first drill'));
  await tab.tap(button('Next', true));
  await tab.tap(button('Hard to say'));
  await tab.tap(button('/^Curves away from you/'));
  await tab.tap(button('Off the heel'));
  await tab.tap(button('Start the drill'));
  await tab.tap(button('Start', true));
  await isPractising(tab);
});

test('black on white is one tap from every screen, the pad too', async ({ phone: { tab }, golfer }) => {
  await startSignedIn(tab, golfer);
  const theme = (wanted: string | null) =>
    tab.until(`the theme ${wanted}`, async () => {
      const worn = await tab.evaluate<string | null>("document.documentElement.getAttribute('data-theme')");
      return (worn === 'sunlight') === (wanted === 'sunlight') || undefined;
    });
  const turns = async () => {
    await tab.until('one button', async () => (await tab.count(button('Sunlight theme'))) === 1 || undefined);
    await tab.tap(button('Sunlight theme'));
    await theme('sunlight');
    await tab.tap(button('Sunlight theme'));
    await theme(null);
  };
  for (const path of ['/dashboard', '/video-analysis', '/practice', '/analytics', '/profile']) {
    await tab.open(path);
    await turns();
  }
  await teeOff(tab, 'Heron Creek');
  await turns();
});

test('this week’s session and the drill against the worst part are two taps away, today’s workout one', async ({
  product,
  phone: { tab },
}) => {
  await plantDemo(product.services.cloud, new Date());
  await startSignedIn(tab, DEMO_ACCOUNT);

  await test.step('from the worst strokes-gained row to its drill', async () => {
    await tab.open('/analytics?tab=strokes-gained&part=none');
    await tab.tap(button('/^Short game \\d/'), 60_000);
    await tab.tap(link('Practise this'));
    await tab.until(
      'the drill',
      async () => /\/practice\?drill=/.test(await tab.evaluate<string>('location.href')) || undefined,
    );
  });

  await test.step('from Home to today’s workout, and back without another start', async () => {
    await tab.open('/dashboard');
    await tab.tap(link('Start Today’s Workout'));
    await tab.sees(heading('/^Set 1 of/'));
    await tab.back();
    await tab.until('Home', async () => (await tab.path()) === '/dashboard' || undefined);
  });

  await test.step('from Home to the running session', async () => {
    // The demo's week asks for a retest on some days.
    await tab.tap({ ...button('/^(Start .* session|Retest)/'), within: { role: 'region', name: 'This week' } });
    await tab.tap(button('Start', true));
    await isPractising(tab);
  });
});
