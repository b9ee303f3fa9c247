import type { Page } from 'playwright';
import { scoreOverPar, teeOff } from '#dev/browser/scoring.ts';
import { goToBench } from './bench-page.ts';
import type { Figure } from './figure.ts';
import { rememberGolfer } from './phone.ts';
import { median, percentile95 } from './statistics.ts';
import { centreOf, TAPS, tapBesideBare } from './taps.ts';

// Taps on the score pad of the built app, on a slowed phone with no network: from lifting the finger to the painted
// number. Two bare React buttons are tapped in turn, to show how busy the machine is.

const ROUNDS = 1_000;
const SCORE = { selector: 'main [data-testid="hole-score"]' };

/** Opens the first tee with a score entered, so that every tap changes a number. */
const openPad = async (page: Page): Promise<void> => {
  await goToBench(page);
  await page.evaluate(([uid, n]) => window.bench!.keep(uid, n), ['tapper', ROUNDS] as const);
  await rememberGolfer(page, 'tapper');
  await teeOff(page, 'Bench Links');
  await scoreOverPar(page, 0);
};

const spotsOn = async (page: Page) =>
  [await centreOf(page, /^\d+, bogey$/), await centreOf(page, /^\d+, par$/)] as const;

export const measureTap = async (): Promise<readonly Figure[]> => {
  const { ours, bare } = await tapBesideBare({ open: openPad, spotsOn, shown: SCORE });
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
};
