import { expect, test } from './driver/journey.ts';
import { button, field, scoreOverPar, startSignedIn, teeOff } from './golfer.ts';

// A name in a script that runs from right to left, beside figures that do not.

test.setTimeout(300_000);

const COURSE = 'ملعب الصقر';

/** The characters of `text` below `selector` from left to right, as they stand on the screen. Runs in the page. */
const asDrawn = (selector: string, text: string): string => {
  const texts = document.createTreeWalker(document.querySelector(selector)!, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const from = node.nodeValue?.indexOf(text) ?? -1;
    if (from === -1) continue;
    const leftOf = (at: number) => {
      const range = document.createRange();
      range.setStart(node, from + at);
      range.setEnd(node, from + at + 1);
      return range.getBoundingClientRect().left;
    };
    return Array.from(text, (character, at) => ({ character, left: leftOf(at) }))
      .toSorted((a, b) => a.left - b.left)
      .map(({ character }) => character)
      .join('');
  }
  return `no ${text}`;
};

test('figures beside an Arabic name keep their order, and the name is cut at its end', async ({
  phone: { tab },
  golfer,
}) => {
  await startSignedIn(tab, golfer);
  await teeOff(tab, COURSE);
  await scoreOverPar(tab, 1);
  await tab.open('/playing');

  await tab.shows({ role: 'region', name: 'Round under way' }, /\+1 after/);
  const banner = '[aria-label="Round under way"]';
  expect(await tab.evaluate(`(${asDrawn.toString()})(${JSON.stringify(banner)}, '+1')`)).toBe('+1');
  const direction = `getComputedStyle([...document.querySelectorAll('li bdi')].find((one) => one.textContent.includes('${COURSE}'))).direction`;
  expect(await tab.evaluate(direction)).toBe('rtl');
});

test('a goal of one long word widens no screen', async ({ phone: { tab }, golfer }) => {
  await startSignedIn(tab, golfer, '/dashboard?show=goals');
  const within = { role: 'dialog' } as const;
  await tab.type({ ...field('Your goal'), within }, 'z'.repeat(200));
  await tab.tap({ ...button('Add Goal'), within });
  await tab.sees({ text: 'zzz', within });
  await tab.open('/dashboard');
  await tab.sees({ text: 'zzz' });

  expect(await tab.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
});
