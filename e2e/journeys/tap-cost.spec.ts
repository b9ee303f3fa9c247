import type { CDPSession, Page } from '@playwright/test';
import { onHole, row, scoreOverPar, scoreShown, strokesOnDisk, teeOff } from '#dev/browser/scoring.ts';
import { startSignedIn } from '#dev/browser/sign-in.ts';
import { settle } from '#dev/gallery/visit.ts';
import { expect, test } from '#e2e/support/product.ts';

// The cost of one tap on the score pad, in counts that are the same on a busy machine: what the browser paints together
// with the number, and how often it styles and paints until it rests.

const TAPS = 6;

type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly args: { readonly data?: { readonly type?: string }; readonly elementCount?: number };
};

/** The trace events of the page's own process while `work` ran. */
const traced = async (devtools: CDPSession, work: () => Promise<void>): Promise<readonly TraceEvent[]> => {
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const isComplete = new Promise((done) => {
    devtools.once('Tracing.tracingComplete', done);
  });
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await work();
  await devtools.send('Tracing.end');
  await isComplete;
  const page = events.find(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'pointerup')?.pid;
  return events.filter(({ pid }) => pid === page);
};

/** Waits until the strokes of hole 1 are on the disk and nothing moves any more. */
const atRest = async (page: Page, strokes: number): Promise<void> => {
  await expect.poll(() => strokesOnDisk(page, 1)).toBe(strokes);
  await settle(page);
};

/** Records from now on whether the totals had already changed when the hole's new score appeared. */
const watchTotals = (page: Page) =>
  page.evaluate(() => {
    const textOf = (id: string) => document.querySelector(`[data-testid="${id}"]`)?.textContent;
    const [score, totals] = [textOf('hole-score'), textOf('round-totals')];
    const seen: { withScore?: boolean } = {};
    new MutationObserver(() => {
      if (textOf('hole-score') !== score) seen.withScore ??= textOf('round-totals') !== totals;
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    Object.assign(globalThis, { seenTotals: seen });
  });

test('a tap on the pad paints its number first and rests at once', async ({ device, golfer }) => {
  const { page, context } = await device('phone');
  await startSignedIn(page, golfer);
  await teeOff(page, 'Heron Creek');
  await scoreOverPar(page, 0);
  await expect(onHole(page, 1)).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await atRest(page, 4);

  await test.step('the totals follow the number', async () => {
    const totals = page.getByTestId('round-totals');
    const before = await totals.innerText();
    await watchTotals(page);
    await scoreOverPar(page, 1);
    await expect(scoreShown(page)).toHaveAccessibleName('5, bogey');
    await expect(totals).not.toHaveText(before);
    expect(await page.evaluate(() => (globalThis as { seenTotals?: object }).seenTotals)).toEqual({ withScore: false });
  });

  await test.step('nothing goes on being drawn', async () => {
    const score = row(page, 'Score');
    const devtools = await context.newCDPSession(page);
    const events = await traced(devtools, async () => {
      for (let tap = 0; tap < TAPS; tap += 1) {
        await score.getByRole('button', { name: tap % 2 === 0 ? /, par$/ : /, bogey$/ }).tap();
        await atRest(page, tap % 2 === 0 ? 4 : 5);
      }
    });
    const perTap = (name: string) => events.filter((event) => event.name === name).length / TAPS;
    const styled = events.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0) / TAPS;
    const counts = { layouts: perTap('Layout'), paints: perTap('Paint'), styled };
    test.info().annotations.push({ type: 'a tap', description: JSON.stringify(counts) });
    // Chips that faded to their new colour took 53 paints and styled 201 elements.
    expect(counts.layouts).toBeLessThanOrEqual(4);
    expect(counts.paints).toBeLessThanOrEqual(16);
    expect(counts.styled).toBeLessThanOrEqual(110);
  });
});
