import { startSignedIn } from '#dev/browser/sign-in.ts';
import { type Device, choose, expect, readyForOffline, synced, test } from '#e2e/support/product.ts';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { THEMES } from '#dev/gallery/visit.ts';
import { wear } from '#dev/gallery/visit.ts';
import { axeFinds } from '#e2e/support/axe.ts';
import { share } from '#e2e/support/share.ts';
import { countTaps } from '#e2e/support/taps.ts';
import { watchFilm } from '#e2e/support/film.ts';

// Divot analyses swings offline, from the clip to the drill, and the golfer comes back to them later. The clips show
// the synthetic golfer.

// On a busy machine the body model takes ten times as long.
test.setTimeout(600_000);
const MEASURED = { timeout: 240_000 };

const clip = (name: string) => `packages/swing-lab/clips/findings/${name}`;
const waiting = (page: Page, name: string) => page.getByRole('progressbar', { name });
const position = (page: Page, name: string) => page.getByRole('slider', { name: new RegExp(`^${name},`) });
const frameOf = async (page: Page, name: string) => Number(await position(page, name).getAttribute('aria-valuenow'));

const openSwing = async (page: Page): Promise<void> => {
  await page.goto('/video-analysis');
  await expect(page.getByRole('heading', { name: 'AI swing analysis' })).toBeVisible();
};
const pick = async (page: Page, ...files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0][]) => {
  await page.locator('input[type=file]').setInputFiles(files.flat() as string[]);
  await page.getByRole('button', { name: /^Analyse/ }).click();
};
/** Waits until the app and the body model are on the device, then goes offline. */
const atTheRange = async (phone: Device): Promise<void> => {
  const { page } = phone;
  await openSwing(page);
  await readyForOffline(page);
  await page.getByRole('button', { name: /Download now/ }).click();
  await expect(page.getByRole('complementary', { name: 'Body model' })).toBeHidden({ timeout: 60_000 });
  await phone.goOffline();
};

/** Opens what a result keeps behind its titles. */
const unfold = async (page: Page): Promise<void> => {
  await expect(page.getByText('The recording')).toBeVisible();
  const closed = page.locator('main details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
};

/** The result opens by itself for a golfer who watches. One who comes back later finds it in the list. */
const openResult = async (page: Page): Promise<void> => {
  const result = page.getByText('The recording');
  const link = page.getByRole('link', { name: /Face-on/ });
  await expect(result.or(link).first()).toBeVisible(MEASURED);
  await link.click({ timeout: 3_000 }).catch(() => undefined);
  await unfold(page);
};

/** A camera that films changing colours. `refuses`: not until it is asked again. */
const giveCamera = (page: Page, refuses: boolean): Promise<unknown> =>
  page.addInitScript((refusesFirst) => {
    let refused = !refusesFirst;
    const picture = () => {
      const canvas = document.createElement('canvas');
      canvas.width = 360;
      canvas.height = 640;
      const context = canvas.getContext('2d')!;
      setInterval(() => {
        context.fillStyle = `hsl(${Date.now() % 360} 40% 50%)`;
        context.fillRect(0, 0, 360, 640);
      }, 40);
      return canvas.captureStream(25);
    };
    Object.defineProperty(navigator, 'mediaDevices', {
      value: {
        getUserMedia: () => {
          if (refused) return Promise.resolve(picture());
          refused = true;
          return Promise.reject(new DOMException('No', 'NotAllowedError'));
        },
      },
    });
  }, refuses);

const accessible = async (page: Page): Promise<void> => {
  for (const theme of THEMES) {
    await wear(page, theme);
    expect(await axeFinds(page), theme).toEqual([]);
  }
};

test('a clip picked with no signal becomes a finding, a drill and history', async ({ device, golfer }) => {
  const phone = await device('phone');
  const { page } = phone;
  await startSignedIn(page, golfer);
  await atTheRange(phone);

  await pick(page, clip('fo_sway.mp4'));
  await expect(waiting(page, 'fo_sway.mp4')).toBeVisible();
  // The analysis continues while the golfer is on another screen.
  await page.getByRole('link', { name: 'Play' }).first().click();
  await page.getByRole('link', { name: 'Swing', exact: true }).click();
  await openResult(page);

  const first = page.getByRole('region', { name: 'Fix this first' });
  await expect(first.getByRole('img', { name: /^Your body points: Top/ })).toBeVisible();
  await expect(first.getByRole('img', { name: 'The same, in normal range' })).toBeVisible();
  await first.getByRole('button', { name: 'Make this my focus' }).click();
  await expect(first.getByText(/^Your focus: Sway, until/)).toBeVisible();
  const findings = page.getByRole('region', { name: 'What stands out' });
  await expect(findings.getByRole('heading', { name: 'Sway' })).toBeVisible();
  await expect(findings.getByText(/normal up to roughly \d+ (inches|cm)$/)).toBeVisible();
  await expect(page.getByText(/^Not judged/)).toBeVisible();
  await accessible(page);

  // The golfer moves the top a few frames earlier, and the tempo follows.
  const tempo = page.getByRole('region', { name: 'Tempo' }).locator('p').first();
  const before = { frame: await frameOf(page, 'P4'), tempo: await tempo.textContent() };
  await position(page, 'P4').focus();
  for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowLeft');
  await expect.poll(() => frameOf(page, 'P4')).toBe(before.frame - 5);
  await expect(tempo).not.toHaveText(before.tempo ?? '', { timeout: 20_000 });
  const grabbed = (await position(page, 'P10').boundingBox())!;
  const finish = await frameOf(page, 'P10');
  await page.mouse.move(grabbed.x + 20, grabbed.y + 20);
  await page.mouse.down();
  await page.mouse.move(grabbed.x - 30, grabbed.y + 20, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => frameOf(page, 'P10')).toBeLessThan(finish);

  const agree = page
    .getByRole('group', { name: 'Sway: do you agree?' })
    .getByRole('radio', { name: 'Agree', exact: true });
  await agree.click();
  await expect(agree).toBeChecked();
  await page.getByLabel('Note').fill('Felt it in the trail hip');
  await page.getByRole('button', { name: 'Save to plan' }).click();
  await expect(page.getByRole('button', { name: 'In your plan' })).toBeVisible();
  const sway = findings.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Sway' }) });
  await sway.getByRole('button', { name: 'What it is, and drills' }).click();
  await page.getByRole('dialog').getByText('Hip post').click();
  await expect(page.getByText('Do', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Practise it' }).first()).toHaveAttribute(
    'href',
    '/practice?drill=trail-stick-sway',
  );
  await page.keyboard.press('Escape');

  await phone.killAndReopen('/video-analysis/history', { offline: true });
  await expect(phone.page.getByRole('link', { name: /Sway/ })).toBeVisible();
  await accessible(phone.page);
  await phone.page.getByRole('link', { name: /Sway/ }).click();
  await unfold(phone.page);
  await expect(position(phone.page, 'P4')).toHaveAttribute('aria-valuenow', String(before.frame - 5));
  await expect(phone.page.getByLabel('Note')).toHaveValue('Felt it in the trail hip');
  await expect(phone.page.locator('video')).toBeVisible();

  // The second device gets the measurements but not the video, which is uploaded only if the golfer asks.
  const uploads: string[] = [];
  phone.context.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/v0/b/')) uploads.push(request.url());
  });
  await phone.goOnline();
  await synced(phone.page);
  expect(uploads).toEqual([]);
  const tablet = await device('tablet');
  await startSignedIn(tablet.page, golfer, '/video-analysis/history');
  await expect(tablet.page.getByRole('link', { name: /Sway/ })).toBeVisible({ timeout: 30_000 });
  // The tablet fetches a swing's body when the golfer opens the swing, once for good.
  await tablet.goOffline();
  await tablet.page.getByRole('link', { name: /Sway/ }).click();
  await expect(tablet.page.getByText('The body of this swing is in your account.')).toBeVisible();
  await accessible(tablet.page);
  await tablet.goOnline();
  await unfold(tablet.page);
  await expect(tablet.page.getByText('The video is not on this device')).toBeVisible();
  await expect(position(tablet.page, 'P4')).toHaveAttribute('aria-valuenow', String(before.frame - 5));
  await expect(tablet.page.locator('video')).toHaveCount(0);
  const { pathname, search } = new URL(tablet.page.url());
  await tablet.killAndReopen(`${pathname}${search}`, { offline: true });
  await unfold(tablet.page);
  await expect(tablet.page.getByText('The video is not on this device')).toBeVisible();
});

test('what is no swing says so in a sentence, and the app goes on', async ({ device, golfer }) => {
  const phone = await device('phone');
  const { page } = phone;
  await startSignedIn(page, golfer);
  await openSwing(page);
  const half = readFileSync(clip('fo_good_30.mp4')).subarray(0, 60_000);
  await page.locator('input[type=file]').setInputFiles([
    { name: 'empty.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(0) },
    { name: 'letter.mp4', mimeType: 'video/mp4', buffer: Buffer.from('Dear golfer, this is a letter. '.repeat(50)) },
    { name: 'half.mp4', mimeType: 'video/mp4', buffer: half },
  ]);
  await page.getByRole('button', { name: 'Analyse 3 clips' }).click();
  await expect(page.getByText('This file is empty')).toBeVisible();
  await expect(page.getByText('not a video Divot can read')).toBeVisible(MEASURED);
  await expect(page.getByText('damaged or was cut off')).toBeVisible(MEASURED);

  await pick(page, [clip('no_person_30.mp4'), clip('fo_too_long_2.mp4'), clip('fo_hevc_30.mp4')]);
  await expect(page.getByText('longer than 60 seconds')).toBeVisible(MEASURED);
  const playsHevc = await page.evaluate(async () => {
    const { supported } = await VideoDecoder.isConfigSupported({ codec: 'hvc1.1.6.L30.90' });
    return supported;
  });
  if (!playsHevc) await expect(page.getByText('cannot play this video’s format')).toBeVisible(MEASURED);
  await expect(page.getByText('No golfer was found in this clip')).toBeVisible(MEASURED);

  // Divot offers no second try, because none would succeed. Another clip replaces the one that failed.
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  const failed = (name: RegExp) => page.getByRole('alert').filter({ hasText: name });
  const asked = page.waitForEvent('filechooser');
  await failed(/no_person/)
    .getByRole('button', { name: 'Pick another clip' })
    .click();
  await (await asked).setFiles(clip('fo_too_short_30.mp4'));
  await page.getByRole('button', { name: /^Analyse/ }).click();
  await expect(failed(/no_person/)).toHaveCount(0);
  await expect(page.getByText('too short for a whole swing')).toBeVisible(MEASURED);

  // The golfer can remove refused clips.
  for (const name of [/letter/, /half/, /too_long/, /too_short/]) {
    await failed(name).getByRole('button', { name: 'Remove' }).click();
    await expect(failed(name)).toHaveCount(0);
  }
  // Divot says that the device is full, and analyses a good clip once there is space.
  const browser = await phone.context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await pick(page, clip('fo_left_60.mp4'));
  await expect(page.getByText('No room for the video on this device')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel fo_left_60.mp4' }).click();
  await browser.send('Storage.overrideQuotaForOrigin', { origin });
  await expect(waiting(page, 'fo_left_60.mp4')).toBeHidden();
  await pick(page, clip('fo_good_30.mp4'));
  await expect(page.getByRole('heading', { level: 1, name: 'Swing · Face-on' })).toBeVisible(MEASURED);
});

test('an analysis that a reload cut short starts again by itself, and so does an upload', async ({
  device,
  golfer,
  product,
}) => {
  const phone = await device('phone');
  await startSignedIn(phone.page, golfer);
  await openSwing(phone.page);
  await pick(phone.page, clip('fo_good_30.mp4'));
  await expect(waiting(phone.page, 'fo_good_30.mp4')).toBeVisible();
  await phone.killAndReopen('/dashboard');
  await expect(phone.page.getByRole('heading', { level: 1 })).toBeVisible();
  await phone.page.getByRole('link', { name: 'Swing', exact: true }).click();
  await openResult(phone.page);

  // The video is uploaded only if the golfer asks. An interrupted upload continues later.
  let path = '';
  const inCloud = () => product.services.storage.objects.get(path) !== undefined;
  await phone.context.route('**/v0/b/**', (route) => {
    const request = route.request();
    path ||= new URL(request.url()).searchParams.get('name') ?? '';
    return request.headers()['x-goog-upload-command']?.startsWith('upload') ? route.abort() : route.continue();
  });
  await phone.page.getByRole('button', { name: /^Upload the video/ }).click();
  await expect(phone.page.getByText('Waiting for a connection. The upload then continues.')).toBeVisible();
  expect(path).toContain('/swings/');
  expect(inCloud()).toBe(false);
  await phone.killAndReopen(new URL(phone.page.url()).pathname + new URL(phone.page.url()).search);
  await unfold(phone.page);
  await phone.page.getByRole('button', { name: 'Resume the upload' }).click();
  await expect(phone.page.getByText('It is on this device and in your cloud folder.')).toBeVisible();
  expect(inCloud()).toBe(true);

  // Deleting removes record and video, and can be undone.
  await phone.page.getByRole('button', { name: 'Delete' }).click();
  await expect(phone.page.getByText('Film one swing.', { exact: false })).toBeVisible();
  await phone.page.getByRole('button', { name: 'Undo' }).click();
  await phone.page.getByRole('link', { name: /Face-on/ }).click();
  await unfold(phone.page);
  await expect(phone.page.locator('video')).toBeVisible();
});

test('two swings become one clip to send on; a dropped video leaves what was measured', async ({ device, golfer }) => {
  const phone = await device('phone');
  const { page } = phone;
  await startSignedIn(page, golfer);
  await atTheRange(phone);
  await pick(page, [clip('fo_sway.mp4'), clip('fo_good_60.mp4')]);
  await expect(page.getByRole('link', { name: /Face-on/ })).toHaveCount(2, MEASURED);
  await page.getByRole('link', { name: /Sway/ }).click();
  await page.getByRole('link', { name: 'Compare' }).click();

  const saved = async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save clip' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('divot-swing.mp4');
    await expect(page.getByText('Clip saved.').first()).toBeVisible();
    return watchFilm(page, readFileSync(await download.path()));
  };
  const film = await saved();
  expect(film.width).toBeGreaterThan(film.height); // two upright clips side by side
  expect(film.seconds).toBeGreaterThan(2);
  expect(film.seconds).toBeLessThan(6);
  await page.getByRole('button', { name: 'Body lines on' }).click();
  const bare = await saved();
  for (const half of ['left', 'right'] as const) {
    expect(film[half].movedPx).toBeGreaterThan(2_000);
    film[half].bonePx.forEach((px, moment) => expect(px - (bare[half].bonePx[moment] ?? 0)).toBeGreaterThan(1_000));
  }

  // A slow clip takes longer to make, and the golfer can cancel it.
  await page.getByRole('button', { name: 'Normal speed' }).click();
  await page.getByRole('button', { name: 'Save slow clip' }).click();
  await expect(page.getByRole('progressbar', { name: 'Making the clip' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Save slow clip' })).toBeVisible();

  // If the browser cannot make a clip, Divot offers only the picture.
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'VideoEncoder'));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Share picture…' })).toBeVisible();
  await expect(page.getByRole('button', { name: /clip/ })).toHaveCount(0);

  // Divot frees space by deleting the oldest videos and those the golfer picks. Measurements stay and can be compared.
  await page.goto('/video-analysis/history');
  await page.getByRole('button', { name: 'Make room' }).click();
  await expect(page.getByRole('button', { name: /^Delete 1 video/ })).toBeVisible();
  await choose(page.getByRole('checkbox').last());
  await page.getByRole('button', { name: /^Delete 2 videos/ }).click();
  await expect(page.getByText('0 videos', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: /Sway/ }).click();
  await unfold(page);
  await expect(page.getByText('This is your body as Divot measured it.')).toBeVisible();
  await expect(position(page, 'P4')).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
  await page.getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('img', { name: 'Body drawn over the swing' })).toHaveCount(2);
});

test('from nothing found to the camera at the other side is one tap, from a finding to its running drill two', async ({
  device,
  golfer,
}) => {
  const phone = await device('phone');
  const { page } = phone;
  await startSignedIn(page, golfer);
  await giveCamera(page, false);
  await atTheRange(phone);
  await pick(page, [clip('fo_sway.mp4'), clip('fo_good_60.mp4')]);

  // The golfer is elsewhere when the analyses end.
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.getByRole('button', { name: 'See the result' }).click(MEASURED);
  await page.getByRole('link', { name: /Nothing found/ }).click();
  const counter = await countTaps(page);

  await page.getByRole('link', { name: 'Film down the line: two more checks' }).click();
  await expect(page.getByText('Now down the line. Both clips become one result.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start, 5 seconds to the ball' })).toBeEnabled();
  const toCamera = await counter.taken();
  expect(toCamera).toHaveLength(1);

  await page.goto('/video-analysis/history');
  await page.getByRole('link', { name: /Sway/ }).click();
  await counter.taken();
  await page
    .getByRole('region', { name: /^(Fix this first|Seen, not your priority)$/ })
    .getByRole('button', { name: 'Start' })
    .click();
  await expect(page).toHaveURL(/\/guided-practice-player/);
  await page.getByRole('button', { name: /^Start$/ }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  const toDrill = await counter.taken();
  expect(toDrill).toHaveLength(2);
});

test('a camera that is refused says what to do; a working one films by itself', async ({ device, golfer }) => {
  const phone = await device('phone');
  const { page } = phone;
  await startSignedIn(page, golfer);
  await giveCamera(page, true);
  await page.goto('/video-analysis');
  await page.getByRole('link', { name: 'Film a swing' }).click();
  await expect(page.getByText('Divot may not use the camera', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('button', { name: 'Use this clip' })).toBeVisible({ timeout: 25_000 });
  await choose(page.getByRole('switch', { name: 'Use only a part' }));
  await expect(page.getByText('8.0 s of the clip')).toBeVisible();
  await page.getByRole('button', { name: 'Use this clip' }).dblclick();
  await expect(page.getByText('No golfer was found in this clip')).toBeVisible(MEASURED);
});

test('a video shared from another app waits to be analysed', async ({ device, golfer }) => {
  const phone = await device('phone');
  const { page } = phone;
  await startSignedIn(page, golfer);
  await openSwing(page);
  await readyForOffline(page);
  await page.reload(); // from the second visit on, the service worker serves the app
  const video = {
    field: 'videos',
    name: 'Gallery clip.mp4',
    type: 'video/mp4',
    content: 'not really a video',
  } as const;
  await share(page, video);
  await expect(page.getByText('Analyse this clip')).toBeVisible();
  await page.reload(); // the golfer has decided nothing yet
  await expect(page.getByText('Analyse this clip')).toBeVisible();
  await page.getByRole('button', { name: 'Analyse', exact: true }).click();
  await expect(page.getByText('Not analysed: Gallery clip.mp4')).toBeVisible(MEASURED);
  await page.reload();
  await expect(page.getByText('Not analysed: Gallery clip.mp4')).toBeVisible(MEASURED);
  await expect(page.getByText('Analyse this clip')).toBeHidden();
});
