import { onDisk } from '#dev/browser/on-disk.ts';
import { teeOff } from '#dev/browser/scoring.ts';
import { inventedCourse, overpassOf, readOverpass } from '@divot/ground';
import type { Page } from 'playwright';
import { goToBench } from './bench-page.ts';
import { type Figure, ratio } from './figure.ts';
import { rememberGolfer } from './phone.ts';
import { median, percentile95 } from './statistics.ts';
import { type Spot, TAPS, tapBesideBare } from './taps.ts';

// A tap on the drawn hole in the built app, on a slowed phone with no network: from lifting the finger to the painted
// yards of the two legs.

const GOLFER = 'mapper';
const DRAWN = 'main [role="img"][aria-label*="from above"]';

/** Opens the map of the first hole of a mapped course. */
const openMap = async (page: Page): Promise<void> => {
  await goToBench(page);
  await page.evaluate(([uid, n]) => window.bench!.keep(uid, n), [GOLFER, 100] as const);
  await rememberGolfer(page, GOLFER);
  await teeOff(page, 'Bench Links');
  const rounds = await onDisk<{ readonly courseId?: string; readonly status: string }>(page, 'rounds');
  const courseId = rounds.find(({ status }) => status === 'active')?.courseId;
  if (courseId === undefined) throw new Error('The round has no course to put a map under');
  const [pack] = readOverpass(overpassOf(inventedCourse({ seed: 40, lat: 50, lon: 8 })));
  const pad = page.url();
  await goToBench(page);
  await page.evaluate(([uid, id, map]) => window.bench!.keepGround(uid, id, map), [GOLFER, courseId, pack!] as const);
  await page.goto(pad);
  await page.getByRole('button', { name: 'Map of the hole' }).click();
  await page.locator(DRAWN).waitFor();
};

/** Two spots on the fairway, a finger's width apart. */
const spotsOn = async (page: Page): Promise<readonly [Spot, Spot]> => {
  const box = await page.locator(DRAWN).boundingBox();
  if (!box) throw new Error('No drawn hole');
  const at = (right: number): Spot => [box.x + box.width * right, box.y + box.height * 0.6];
  return [at(0.38), at(0.62)];
};

export const measureMapTap = async (): Promise<readonly Figure[]> => {
  const shown = { selector: DRAWN, attribute: 'aria-label' };
  const { ours, bare } = await tapBesideBare({ open: openMap, spotsOn, shown });
  return [
    ratio(
      {
        id: 'ground.tap',
        title: `finger off the map to painted yards, median of ${TAPS}, CPU 4x slower / two bare React buttons`,
        note: `tapped in turn; p95 ${Math.round(percentile95(ours))} ms beside ${Math.round(percentile95(bare))} ms`,
      },
      { ours: median(ours), baseline: median(bare) },
    ),
  ];
};
