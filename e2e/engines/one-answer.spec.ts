import { disagreements, type Place, partsNamed, places, type Answers } from '#dev/browser/places.ts';
import { DEMO_ACCOUNT } from '#dev/seed/demo.ts';
import { plantDemo } from '#dev/seed/plant.ts';
import { expect, test } from './driver/journey.ts';
import type { Tab } from './driver/tab.ts';
import { heading, startSignedIn } from './golfer.ts';

// Every screen of the built app gives the same answer to "what should I practise?". tests/app/one-answer.test.tsx reads
// the same list of places for invented golfers.

test.setTimeout(300_000);

const LOADED_MS = 60_000;

/** An address, and an expression whose elements hold the answer there. */
type Reader = { readonly path: string; readonly elements: string };

const all = (selector: string) => `[...document.querySelectorAll(${JSON.stringify(selector)})]`;
/** The sections of that title, or what is in them. */
const under = (title: RegExp) =>
  `${all('main section')}.filter((one) => ${title}.test(one.querySelector(':scope > div > h2')?.textContent))`;

/**
 * For a golfer with a focus: places about the swing show the fault, or why it is not the focus. The others show the
 * part of the game.
 */
const hasAnswered = (place: Place, text: string): boolean => {
  if (place === 'the swing result') return text.includes('costs you strokes');
  return place === 'Working On' ? text !== '' : partsNamed(text).length > 0;
};

/** The address of each place, and where its answer stands. */
const readers = (round: string, swing: string): Record<Place, Reader> => {
  const quoted = (path: string): Reader => ({
    path,
    elements: `${all('main *')}.filter((one) => /^(Your focus: |Nothing stands out in )/.test(one.innerText) && one.children.length === 0)`,
  });
  return {
    Home: { path: '/dashboard', elements: all('section[aria-label="This week"] h2') },
    'Working On': {
      path: '/dashboard',
      elements: `${all('main h3')}.filter((one) => one.textContent === 'Working On').map((one) => one.parentElement)`,
    },
    'workout of the day': quoted('/workout'),
    videos: quoted('/videos'),
    Practice: {
      path: '/practice',
      elements: `${all('main label')}.filter((one) => /^Focus/.test(one.textContent)).map((one) => one.control.selectedOptions[0])`,
    },
    'practice analytics': quoted('/practice/analytics'),
    Stats: {
      path: '/analytics',
      elements: `${under(/^What stands out$/)}.flatMap((one) => [...one.querySelectorAll('h3')])`,
    },
    'strokes gained': {
      path: '/analytics?tab=strokes-gained',
      elements: all('button[aria-expanded]:has(.text-flag)'),
    },
    'lesson booking': quoted('/scheduling?tab=book'),
    'the story of a round': {
      path: `/playing?round=${round}&view=story`,
      elements: all('section[aria-label="Next session"]'),
    },
    'the swing result': {
      path: `/video-analysis?swing=${swing}`,
      elements: under(/^(Fix this first|Seen, not your priority)$/),
    },
  };
};

/** Reads place after place, of this round and this swing. Waits at each one, up to a limit, until it has answered. */
const ask = async (tab: Tab, round: string, swing: string): Promise<Answers> => {
  const said: [Place, string][] = [];
  for (const place of places) {
    const { path, elements } = readers(round, swing)[place];
    await tab.open(path);
    await tab.sees({ css: 'h1' });
    await tab.seesNo({ css: '[aria-busy="true"]' }, LOADED_MS);
    let text = '';
    await tab
      .until(place, async () => {
        text = await tab.evaluate<string>(
          `${elements}.map((one) => one.innerText || one.textContent).join(' ').replaceAll(/\\s+/g, ' ')`,
        );
        return hasAnswered(place, text) || undefined;
      })
      .catch(() => undefined); // what it does not say is reported below
    said.push([place, text]);
  }
  return Object.fromEntries(said) as unknown as Answers;
};

test('every place gives the demo golfer one answer, Home in three screens', async ({ product, phone: { tab } }) => {
  await plantDemo(product.services.cloud, new Date());
  await startSignedIn(tab, DEMO_ACCOUNT);
  await tab.sees({ ...heading('Short game', true), within: { role: 'region', name: 'This week' } }, LOADED_MS);
  await tab.sees({ role: 'region', name: 'Golf gear' });
  expect(await tab.evaluate<number>('document.documentElement.scrollHeight / 844')).toBeLessThan(3);

  const said = await ask(tab, 'demo-round-01', 'demo-swing-4');
  expect(partsNamed(said.Home)).toEqual(['short-game']);
  expect(disagreements(said)).toEqual([]);
  expect(said['the swing result']).toContain('is not what costs you strokes now');
});
