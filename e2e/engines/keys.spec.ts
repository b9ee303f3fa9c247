import { expect, test } from './driver/journey.ts';
import { beginOffline, button, field, heading } from './golfer.ts';

// A foursome's hole by keys alone. Each group of the pad is one Tab stop; arrow keys move inside it.

test.setTimeout(300_000);

const MOST_KEYS = 40;

test('a hole of a foursome, told from tee to cup and scored for four, takes at most 40 keys', async ({
  phone,
  golfer,
}) => {
  await beginOffline(phone, golfer);
  const { tab } = phone;
  await tab.open('/playing');
  await tab.tap(button('Start a round'));
  await tab.tap({ text: 'Add a player' });
  for (const [at, name] of ['Jo', 'Max', 'Priya'].entries()) await tab.type(field(`Partner ${at + 1}`), name);
  await tab.tap(button('Just score, par 72'));
  await tab.sees(heading('Hole 1', true));

  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await tab.press(key);
  };
  const FOCUS =
    '(({ activeElement: at }) => [at.closest("[role=group]")?.ariaLabel ?? "", at.ariaLabel ?? ""])(document)';
  const focused = () => tab.evaluate<readonly [group: string, name: string]>(FOCUS);
  /** Presses Tab until the focus is there. */
  const tabTo = async (isThere: (group: string, name: string) => boolean) => {
    for (let presses = 0; !isThere(...(await focused())); presses++) {
      expect(presses, `Tab leads there: ${String(await focused())}`).toBeLessThan(20);
      await press('Tab');
    }
  };
  /** Goes the shorter way round the open group to that answer, and gives it. */
  const answer = async (name: RegExp) => {
    const [steps, of] = await tab.evaluate<readonly [number, number]>(`(() => {
      const all = [...document.activeElement.closest('[data-roving]').querySelectorAll('button:enabled')];
      const to = all.findIndex(({ ariaLabel }) => ${name}.test(ariaLabel));
      return [(to - all.indexOf(document.activeElement) + all.length) % all.length, all.length];
    })()`);
    const isAhead = steps <= of / 2;
    for (let step = 0; step < (isAhead ? steps : of - steps); step++) await press(isAhead ? 'ArrowRight' : 'ArrowLeft');
    expect((await focused())[1]).toMatch(name);
    await press('Enter');
  };

  // As at the end of every hole, the focus is on the way to the next one.
  await tab.focus(button('/^Next: Hole/'));
  await tab.press('Enter');
  await tab.sees(heading('Hole 2', true));
  await tab.until('the first question', async () => (await focused())[0] === 'Drive' || undefined);
  for (const [group, name] of [
    ['Drive', /^Fairway$/],
    ['Approach', /^Rough$/],
    ['First putt', /^10 ft$/],
    ['Putts', /^2$/],
  ] as const) {
    await tabTo((at) => at === group);
    await answer(name);
  }
  await tabTo((group) => group === 'You');
  // Whose turn it is changes under the focus, which stays on the keys.
  for (const [name, score] of [
    ['You', /, bogey$/],
    ['Jo', /, par$/],
    ['Max', /, double bogey$/],
    ['Priya', /, bogey$/],
  ] as const) {
    expect((await focused())[0]).toBe(name);
    await answer(score);
    await tab.sees(button(`/^${name}, \\d${score.source.slice(0, -1)}/`));
  }
  await tabTo((_, name) => name.startsWith('Next: Hole'));
  await press('Enter');
  await tab.sees(heading('Hole 3', true));

  test.info().annotations.push({ type: 'keys', description: `a hole for four: ${keys}` });
  expect(keys).toBeLessThanOrEqual(MOST_KEYS);
});
