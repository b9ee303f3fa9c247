import { test } from './driver/journey.ts';
import type { Tab } from './driver/tab.ts';
import { button, heading, openPad, scored, scoreOverPar, startSignedIn, synced, teeOff } from './golfer.ts';

// The golfer taps and leaves the page in the same moment, before the database has finished the write. In every engine.

test.setTimeout(300_000);

/** Taps the buttons with these labels and leaves for `path`, all in one task of the page. */
const tapAndLeave = async (tab: Tab, words: readonly RegExp[], path: string): Promise<void> => {
  await tab.evaluate(`void setTimeout(() => {
    globalThis.isBeingLeft = true;
    for (const word of [${words.join()}]) {
      const named = (one) => one.getAttribute('aria-label') ?? one.textContent;
      [...document.querySelectorAll('button')].find((one) => word.test(named(one).trim())).click();
    }
    location.assign(${JSON.stringify(path)});
  })`);
  await tab.until('the next page', async () => (await tab.evaluate<boolean>('!globalThis.isBeingLeft')) || undefined);
};

test(
  'what is tapped, undone or deleted in the moment in which the page goes is so on the next one',
  { tag: '@release' },
  async ({ phone, golfer, openPhone }) => {
    const { tab } = phone;
    await startSignedIn(tab, golfer);
    await teeOff(tab, 'Heron Creek');
    await scoreOverPar(tab, 0);
    await tab.sees(scored(1, 4));
    await tapAndLeave(tab, [/, bogey$/, /, double bogey$/], '/playing');
    await openPad(tab);
    await tab.sees(scored(1, 6));
    // A score tapped in one tab as its page goes away shows in the other open tab.
    const other = await phone.secondTab();
    await openPad(other);
    await tapAndLeave(other, [/, par$/], '/robots.txt');
    await tab.sees(scored(2, 4));
    await other.close();
    const card = `/playing?view=card&round=${await tab.evaluate<string>("new URLSearchParams(location.search).get('round')")}`;

    await tab.open(card);
    await tab.tap(button('Delete round'));
    await tab.sees(button('Undo', true));
    await tapAndLeave(tab, [/^Undo$/], card);
    await tab.sees(heading('Heron Creek'));
    await tapAndLeave(tab, [/^Delete round$/], card);
    await tab.sees({ text: 'This round is not on this device.' });

    // The second device ends up in the same state.
    await synced(tab);
    const tablet = await openPhone();
    await startSignedIn(tablet.tab, golfer);
    await synced(tablet.tab);
    await tablet.tab.open(card);
    await tablet.tab.sees({ text: 'This round is not on this device.' });
  },
);
