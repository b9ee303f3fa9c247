import type { Page } from 'playwright';
import { scoreOverPar, teeOff } from '#dev/browser/scoring.ts';
import { goToBench } from './bench-page.ts';
import type { Figure } from './figure.ts';
import { newPhone, rememberGolfer } from './phone.ts';
import { BENCH_PAGE, serveSite } from './site.ts';
import { median, percentile95 } from './statistics.ts';
import { centreOf, tapBare, tapInTurn } from './taps.ts';

// Taps on the score pad of the built app, on a slowed phone with no network: from the finger's leaving to the painted
// number. Two bare React
// buttons are tapped in turn: they tell how busy the machine is.

const TAPS = 40;
/** App and bare buttons take turns in blocks. */
const BLOCK = 10;
const ROUNDS = 1_000;
const SCORE = { selector: 'main [data-testid="hole-score"]' };

/** On the tee of the first hole, with a first score, so that every tap changes a number. */
const openPad = async (page: Page): Promise<void> => {
  await goToBench(page);
  await page.evaluate(([uid, n]) => window.bench!.keep(uid, n), ['tapper', ROUNDS] as const);
  await rememberGolfer(page, 'tapper');
  await teeOff(page, 'Bench Links');
  await scoreOverPar(page, 0);
};

export const measureTap = async (): Promise<readonly Figure[]> => {
  const site = await serveSite();
  const phone = newPhone(site.origin);
  const { context, page, slowDown, close } = await phone.open();
  try {
    await openPad(page);
    const counter = await context.newPage();
    await counter.goto(`${BENCH_PAGE}counter.html`);
    await context.setOffline(true);
    await slowDown(page);
    await slowDown(counter);
    const [bogey, par] = [await centreOf(page, /^\d+, bogey$/), await centreOf(page, /^\d+, par$/)];
    const ours: number[] = [];
    const bare: number[] = [];
    for (let block = 0; block < TAPS / BLOCK; block += 1) {
      ours.push(...(await tapInTurn(page, BLOCK, [bogey, par], SCORE)));
      bare.push(...(await tapBare(counter, BLOCK)));
    }
    return [
      {
        id: 'tapToPaint',
        title: `finger off the pad to painted number, p95 of ${TAPS}, CPU 4x slower`,
        value: percentile95(ours),
        unit: 'ms',
        goal: { atMost: 100 },
        ours: percentile95(ours),
        baseline: percentile95(bare),
        sidesIn: 'ms',
        note: `median ${Math.round(median(ours))} ms; two bare React buttons, tapped in turn: median ${Math.round(median(bare))} ms. Absolute times: a busy machine makes both longer.`,
      },
    ];
  } finally {
    await close();
    phone.discard();
    await site.stop();
  }
};
