import { DEMO_ACCOUNT } from '#dev/seed/demo.ts';
import { plantDemo } from '#dev/seed/plant.ts';
import { expect, test } from './driver/journey.ts';
import type { Target } from './driver/finder.ts';
import type { Tab } from './driver/tab.ts';
import { button, heading, menuitem, startSignedIn, synced, teeOff } from './golfer.ts';

// Divot at a desk, with its keyboard shortcuts, in every engine.

test.setTimeout(300_000);

const KEYS = { role: 'dialog', name: 'Keyboard shortcuts' } as const;
const isFocused = (tab: Tab, target: Target) =>
  tab.until(`the focus on ${JSON.stringify(target)}`, async () => (await tab.isFocused(target)) || undefined);
/** Below the last line of a part, in px. */
const PADDING = 8;

/** Shortcuts load in a page's first idle moment, so this presses the key until it works. */
const pressUntil = (tab: Tab, key: string, look: () => Promise<boolean>) =>
  tab.until(`what ${key} does`, async () => {
    await tab.press(key);
    return (await look()) || undefined;
  });

test('a card is typed at the desk: digits, arrows, U; header, profile menu and sidebar', async ({
  phone: { tab },
  golfer,
}) => {
  await tab.widen();
  await startSignedIn(tab, golfer);
  const sidebar = { role: 'complementary' } as const;
  const textsOf = (role: string, within: Target) => tab.texts({ role, within });
  await tab.sees({ text: 'N/A', within: sidebar });
  expect(await textsOf('link', { role: 'navigation', nth: 0 })).toEqual([
    'Dashboard',
    'AI Analysis',
    'Videos',
    'Practice',
    'Analytics',
    'Find Coach',
    'Find Game',
  ]);
  expect(await textsOf('link', { role: 'navigation', name: 'Quick links' })).toEqual([
    'Practice',
    'Video Library',
    'My Stats',
    'Find Coach',
  ]);
  expect(
    await tab.attribute({ role: 'progressbar', name: 'Rounds this month', within: sidebar }, 'aria-valuetext'),
  ).toBe('0 of 8');
  await tab.tap(button('Profile menu'));
  await tab.sees(menuitem('Settings'));
  expect(await tab.texts({ role: 'menuitem' })).toEqual(['Settings', 'Assessment', 'Logout']);
  await tab.press('Escape');
  await tab.seesNo({ role: 'menuitem' });
  await isFocused(tab, button('Profile menu'));
  await tab.tap(button('Playing goals'));
  await tab.sees({ role: 'dialog', name: 'Playing goals' });
  await tab.press('Escape');
  await tab.seesNo({ role: 'dialog' });
  await isFocused(tab, button('Playing goals'));

  await teeOff(tab, 'Heron Creek');
  const standing = { css: '[data-testid=round-totals]' } as const;
  await pressUntil(tab, '5', async () => (await tab.count(button('/^Hole 1, 5\\b/'))) > 0);
  await tab.press('ArrowRight');
  await tab.sees(heading('Hole 2', true));
  await tab.press('ArrowUp');
  await tab.press('ArrowDown');
  await tab.shows(standing, /8 after 2 holes, level/);
  await tab.press('u');
  await tab.shows(standing, /9 after 2 holes, \+1/);
});

test('a desk shows the week at once and is led by keys', async ({ phone: { tab }, product }) => {
  await plantDemo(product.services.cloud, new Date());
  await tab.widen();
  await startSignedIn(tab, DEMO_ACCOUNT);
  await synced(tab);
  await tab.open('/dashboard');
  const rounds = { role: 'region', name: 'Recent rounds' } as const;
  await tab.until('five rounds', async () => (await tab.count({ role: 'link', within: rounds })) === 5 || undefined);
  const week = { role: 'region', name: 'This week' } as const;
  const trend = { role: 'region', name: 'Index trend' } as const;
  for (const part of [week, trend, rounds]) {
    await tab.until(`${part.name} in view`, async () => {
      const { height, bottom } = await tab.box(part);
      return (height > 200 && bottom - PADDING <= 800) || undefined;
    });
  }
  expect((await tab.box(trend)).left).toBeGreaterThan((await tab.box(week)).left + 300);
  expect(await tab.texts({ role: 'link', within: { role: 'navigation', name: 'Your golf' } })).toEqual([
    'Play',
    'Swing history',
    'Workout',
    'Lessons',
  ]);

  await pressUntil(tab, '?', async () => (await tab.count(KEYS)) > 0);
  await tab.sees({ text: 'Move between rows', within: KEYS });
  await tab.press('Escape');
  await tab.seesNo(KEYS);
  await tab.press('g');
  await tab.press('r');
  const heads = () => tab.texts({ css: 'thead th', within: { role: 'table', nth: 0 } });
  await tab.sees({ role: 'columnheader', name: 'Score' });
  const rowButton = (nth: number) => ({ role: 'button', within: { role: 'table' }, nth }) as const;
  expect(await heads()).toEqual(['Score', 'To par', 'Course', 'Day', 'Putts', 'Card']);
  await tab.focus(rowButton(0));
  await tab.press('ArrowDown');
  await isFocused(tab, rowButton(1));
  await tab.press('Enter');

  const inList = (nth: number) =>
    ({ role: 'button', within: { role: 'navigation', name: 'Recent rounds' }, nth }) as const;
  const isCurrent = (nth: number) =>
    tab.until('the row that is open', async () => {
      return (await tab.attribute(inList(nth), 'aria-current')) === 'true' || undefined;
    });
  await isCurrent(1);
  await tab.sees(button('Edit scores'));
  await tab.focus(inList(1));
  await tab.press('ArrowDown');
  await tab.press('Enter');
  await isCurrent(2);

  const firstTable = { role: 'table', nth: 0 } as const; // the chart beside it also has a table, for screen readers
  const swing = (nth: number) => ({ role: 'link', within: firstTable, nth }) as const;
  await tab.open('/video-analysis/history');
  await tab.sees(swing(1));
  expect(await heads()).toEqual(['Swing', 'Found', 'Tempo', 'Day', 'Actions']);
  await tab.until('the next swing', async () => {
    await tab.focus(swing(0));
    await tab.press('ArrowDown');
    return (await tab.isFocused(swing(1))) || undefined;
  });
  await tab.open('/workout');
  await tab.sees({ role: 'columnheader', name: 'Exercise' });
  expect(await heads()).toEqual(['Exercise', 'Sets', 'Rest', 'Why']);
  await tab.open('/practice?view=drills');
  await tab.sees(heading('Drills', true));
  await pressUntil(tab, '/', () => tab.isFocused({ role: 'searchbox' }));
});
