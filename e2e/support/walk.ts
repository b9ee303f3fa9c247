import type { BrowserContext, Page } from '@playwright/test';
import { openPlay } from '#dev/browser/scoring.ts';
import { type Golfer, startSignedIn } from '#dev/browser/sign-in.ts';
import { MAPPED_COURSES } from '#dev/services/ground/serve-ground.ts';
import { type InventedHole, type Metres, beside, inventedCourse } from '@divot/ground';
import type { Lie } from '#src/domain/entities/round.entity.ts';
import { choose, expect } from './product.ts';
import { seeded } from '@divot/basics';

// A walk over an invented course with Chromium's own position override. The test advances time instead of waiting: the
// page's clock and the timestamps of the GPS fixes advance together.

const wish = MAPPED_COURSES.find(({ name }) => name === 'Old Quarry')!;
export const quarry = inventedCourse(wish);

/** Adds Old Quarry from its card. Its map comes by itself. */
export const addQuarryWithMap = async (page: Page): Promise<void> => {
  await openPlay(page);
  await page.getByRole('button', { name: 'Start a round' }).click();
  await page.getByRole('button', { name: 'Add a course' }).click();
  await page.getByLabel('Course name').fill('Old Quarry');
  await choose(page.getByRole('radio', { name: '9', exact: true }));
  for (const { n, par } of quarry.holes) await page.getByLabel(`Hole ${n}, Par`).fill(String(par));
  await page.getByRole('button', { name: 'Save course' }).click();
  await expect(page.getByText('Map ready, also without signal.')).toBeVisible();
};

type WalkingPage = {
  Date: DateConstructor;
  moveTime: (ms: number) => void;
  lateMs: number;
  /** Fixes that the app has received. */
  fixes: number;
  /** The app's open watches of the position. */
  watches: Set<number>;
};

/** Lets a test advance the page's time and deliver fixes late, as phones do after sleep. */
const addMovableTime = (context: BrowserContext) =>
  context.addInitScript(() => {
    const RealDate = Date;
    let aheadMs = 0;
    const page = globalThis as unknown as WalkingPage;
    page.moveTime = (ms) => (aheadMs += ms);
    Object.assign(page, { lateMs: 0, fixes: 0, watches: new Set() });
    page.Date = new Proxy(RealDate, {
      construct: (target, given: []) => (given.length > 0 ? new target(...given) : new target(target.now() + aheadMs)),
      get: (target, name) => (name === 'now' ? () => target.now() + aheadMs : (Reflect.get(target, name) as unknown)),
    });
    const watch = navigator.geolocation.watchPosition.bind(navigator.geolocation);
    navigator.geolocation.watchPosition = (onFix, onError, options) => {
      const id = watch(
        ({ coords, timestamp }) => {
          onFix({ coords, timestamp: timestamp + aheadMs - page.lateMs } as GeolocationPosition);
          page.fixes += 1;
        },
        onError,
        options,
      );
      page.watches.add(id);
      return id;
    };
    const clear = navigator.geolocation.clearWatch.bind(navigator.geolocation);
    navigator.geolocation.clearWatch = (id) => {
      page.watches.delete(id);
      clear(id);
    };
  });

/** Signs up a new golfer, whose phone gets its time and place from the walk. */
export const signUpToWalk = async (page: Page, golfer: Golfer): Promise<void> => {
  await addMovableTime(page.context());
  await page.context().grantPermissions(['geolocation']);
  await startSignedIn(page, golfer);
};

/** Tees off on the chosen course. Ends on the map of its first hole. */
export const teeOffOnMap = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Tee off' }).click();
  await page.getByRole('button', { name: 'Map of the hole' }).click();
};

export const moveTime = (page: Page, ms: number) =>
  page.evaluate((by) => (globalThis as unknown as WalkingPage).moveTime(by), ms);
export const handOutLate = (page: Page, ms: number) =>
  page.evaluate((by) => {
    (globalThis as unknown as WalkingPage).lateMs = by;
  }, ms);

const random = seeded(5);
const NOISE_M = 5;

/** Makes the phone report this position, off by up to five metres. */
export const standAt = async (context: BrowserContext, [east, north]: Metres, accuracy = 5): Promise<void> => {
  const angle = random() * 2 * Math.PI;
  const off = random() * NOISE_M;
  const { lat, lon } = quarry.at([east + off * Math.cos(angle), north + off * Math.sin(angle)]);
  await context.setGeolocation({ latitude: lat, longitude: lon, accuracy });
};

export type Stroke = { readonly at: Metres; readonly lie: Lie };
/** How a hole is played: where the ball lies after each stroke up to the green, and the putts. */
export type PlayedHole = { readonly hole: InventedHole; readonly balls: readonly Stroke[]; readonly putts: number };

const ontoGreen = ({ line }: InventedHole): Stroke => ({ at: line.at(-1)!, lie: 'green' });
const onFairway = ({ line }: InventedHole, metres: number): Stroke => ({
  at: beside(line.at(0)!, line.at(1)!, metres),
  lie: 'fairway',
});

/** Two putts on every green, but three on the second. A par 5 takes three strokes to the green. */
export const nineHoles: readonly PlayedHole[] = quarry.holes.map((hole) => ({
  hole,
  balls: [
    ...(hole.par > 3 ? [onFairway(hole, 120)] : []),
    ...(hole.par > 4 ? [onFairway(hole, 165)] : []),
    ontoGreen(hole),
  ],
  putts: hole.n === 2 ? 3 : 2,
}));
export const strokesOf = ({ balls, putts }: PlayedHole): number => balls.length + putts;

export const onMapOf = (page: Page, n: number) => page.getByRole('heading', { name: `Map of hole ${n}`, exact: true });

const FIXES = 3;

/** Stands still for a moment: fresh fixes arrive, two seconds apart, if the app watches the position. */
export const rest = async (page: Page, at: Metres): Promise<void> => {
  for (let fix = 0; fix < FIXES; fix += 1) {
    await moveTime(page, 2000);
    const before = await page.evaluate(() => (globalThis as unknown as WalkingPage).fixes);
    await standAt(page.context(), at);
    await page.waitForFunction((received) => {
      const { fixes, watches } = globalThis as unknown as WalkingPage;
      return fixes > received || watches.size === 0;
    }, before);
  }
};

export const mark = async (page: Page, { at, lie }: Stroke): Promise<void> => {
  await moveTime(page, 60_000);
  await rest(page, at);
  await page.getByRole('button', { name: 'Mark ball' }).click();
  const chosen = page
    .getByRole('group', { name: 'Lie' })
    .getByRole('radio', { name: lie === 'green' ? 'Green' : 'Fairway' });
  // If noise or an unmapped green leads Divot to the wrong lie, the golfer corrects it with one tap.
  if (!(await chosen.isChecked())) await choose(chosen);
};

export const endHole = async (page: Page, putts: number): Promise<void> => {
  await page.getByRole('button', { name: 'Hole', exact: true }).click();
  await choose(page.getByRole('group', { name: 'Putts' }).getByRole('radio', { name: String(putts), exact: true }));
  await page.getByRole('button', { name: /^Save \d/ }).click();
  await expect(page.getByRole('heading', { name: /from your marks/ })).toBeHidden();
};
