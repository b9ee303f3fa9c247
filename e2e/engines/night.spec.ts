import { DEMO_ACCOUNT } from '#dev/seed/demo.ts';
import { plantDemo } from '#dev/seed/plant.ts';
import { golferRoutes } from '#e2e/pwa/app.ts';
import { expect, test } from './driver/journey.ts';
import type { Tab } from './driver/tab.ts';
import { startSignedIn, synced } from './golfer.ts';

// The app stays open overnight, as an installed app does. In the morning every screen shows what it would show if it had
// been opened then. In every engine.

test.setTimeout(1_200_000);

const NIGHT_MS = 10 * 3_600_000;

/** The evening of the next Saturday: with Sunday a week begins, for a workout and for the dashboard. */
const nextSaturdayEvening = (): Date => {
  const at = new Date();
  at.setDate(at.getDate() + ((6 - at.getDay() + 7) % 7));
  at.setHours(21, 30, 0, 0);
  return at;
};

/** Moves what the page reads of the time by what its tab remembers. Timers stay real. Runs in the page. */
const makeClockMovable = () => {
  const RealDate = Date;
  const ahead = () => Number(sessionStorage.getItem('ahead') ?? 0);
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given: []) => (given.length > 0 ? new target(...given) : new target(target.now() + ahead())),
    get: (target, name) => (name === 'now' ? () => target.now() + ahead() : (Reflect.get(target, name) as unknown)),
  });
};
/** The page's clock goes on from `ms`. */
const setClock = (tab: Tab, ms: number): Promise<unknown> =>
  tab.evaluate(`void sessionStorage.setItem('ahead', '${ms - Date.now()}')`);
const wake = (tab: Tab): Promise<unknown> =>
  tab.evaluate("void (document.dispatchEvent(new Event('visibilitychange')), dispatchEvent(new Event('focus')))");

/** The screen's text, without the speed of this very load. Empty until it is loaded and synced. Runs in the page. */
const textOnScreen = (): string => {
  const buttons = [...document.querySelectorAll('header button')].map(({ textContent }) => textContent);
  if (buttons.some((text) => text.includes('Sync now') && !text.startsWith('synced'))) return '';
  for (const section of document.querySelectorAll('section')) section.hidden ||= section.innerText.includes('(FCP)');
  const main = document.querySelector<HTMLElement>('main:not(:has([aria-busy=true]))');
  return main?.innerText ?? '';
};

/** The lines of the screen once they have been the same for a second and a half. */
const settledLines = async (tab: Tab): Promise<readonly string[]> => {
  let last = '';
  let since = 0;
  return tab.until('a settled screen', async () => {
    const text = await tab.evaluate<string>(`(${textOnScreen.toString()})()`);
    if (text === last && text !== '') return Date.now() - since > 1500 ? text.split(/\n+/) : undefined;
    last = text;
    since = Date.now();
    return undefined;
  });
};

test('a night over every route: woken is opened fresh', async ({ openPhone, product }) => {
  const evening = nextSaturdayEvening();
  await plantDemo(product.services.cloud, evening);
  const { tab } = await openPhone(`(${makeClockMovable.toString()})()`);
  await startSignedIn(tab, DEMO_ACCOUNT);
  await setClock(tab, evening.getTime());
  await tab.reload();
  await synced(tab);
  for (const route of golferRoutes) {
    await setClock(tab, evening.getTime());
    await tab.open(route);
    await settledLines(tab);
    const morning = evening.getTime() + NIGHT_MS;
    await setClock(tab, morning);
    await wake(tab);
    const woken = await settledLines(tab);
    await setClock(tab, morning); // the same minute: a screen may show when it was synced
    await tab.reload();
    expect.soft(await settledLines(tab), `${route} in the morning`).toEqual(woken);
  }
});
