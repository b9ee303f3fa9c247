import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL_BUILD } from '#dev/local-build.ts';
import { SCREENS } from '#dev/serve/splash.ts';
import { expect, test, untilCached, visitOnce } from './app.ts';

type Manifest = {
  readonly id: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
};

test(
  'Divot can be installed: manifest, icons, shortcuts and a worker in charge',
  { tag: '@release' },
  async ({ sams, context, request }) => {
    await visitOnce(sams);
    await sams.reload();
    const browser = await context.newCDPSession(sams);
    const { errors, data } = await browser.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    // Playwright's contexts are incognito, which is the only allowed obstacle to installing here.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);

    const manifest = JSON.parse(data!) as Manifest;
    expect(manifest.id).toBe('/');
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(manifest.icons.some(({ purpose }) => purpose?.includes('maskable'))).toBe(true);
    expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['Play', 'Film a swing']);
    for (const { src } of manifest.icons) {
      expect((await request.get(src)).headers()['content-type'], src).toBe('image/png');
    }
    for (const { url } of manifest.shortcuts) {
      await sams.goto(url);
      await expect(sams).toHaveURL(url);
    }
  },
);

test('a file that did not come on the first visit is fetched again, and the app is kept after all', async ({
  sams,
  app,
  context,
}) => {
  const broken = join('.divot', 'one-file-missing');
  rmSync(broken, { recursive: true, force: true });
  cpSync(LOCAL_BUILD, broken, { recursive: true });
  const chunk = readdirSync(join(broken, 'assets')).find(
    (name) => name.startsWith('jump-screen-') && name.endsWith('.js'),
  );
  rmSync(join(broken, 'assets', chunk!));
  app.deploy(broken);
  await sams.goto('/');
  const worker = () => sams.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
  await expect.poll(worker).toBe(true);
  await expect.poll(worker, { timeout: 30_000 }).toBe(false);
  app.deploy(LOCAL_BUILD);
  await context.setOffline(true);
  await context.setOffline(false);
  await untilCached(sams);
});

test('an iPhone finds a splash of exactly its screen, and the word without which it shows none', async ({
  sams,
  request,
}) => {
  await sams.goto('/');
  await expect(sams.locator('meta[name=apple-mobile-web-app-capable]')).toHaveAttribute('content', 'yes');
  for (const screen of SCREENS) {
    const link = sams.locator(
      `link[rel=apple-touch-startup-image][media*="width: ${screen.width}px"][media*="height: ${screen.height}px"][media*="ratio: ${screen.ratio})"]`,
    );
    const picture = await request.get((await link.getAttribute('href'))!);
    expect(picture.headers()['content-type']).toBe('image/png');
    const png = await picture.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      screen.width * screen.ratio,
      screen.height * screen.ratio,
    ]);
  }
});

type Insets = Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>;

/** Lists text and controls that lie under the notch, the home bar or a rounded corner. Runs in the page. */
const coveredBy = ({ top, right, bottom, left }: Insets): readonly string[] => {
  const isInView = ({ x, y, width, height }: DOMRect) =>
    width > 0 && height > 0 && y < innerHeight && y + height > 0 && x < innerWidth && x + width > 0;
  return [...document.querySelectorAll('h1, a, button, p')].flatMap((one) => {
    const box = one.getBoundingClientRect();
    // The golfer can scroll content out from under the home bar, but not a fixed bar.
    const nav = one.closest('nav');
    const isBar = nav !== null && getComputedStyle(nav).position === 'fixed';
    if (!isInView(box) || one.closest('.sr-only, [inert]') || getComputedStyle(one).position === 'fixed') return [];
    const isCovered =
      box.left < left ||
      box.right > innerWidth - right ||
      (isBar && box.bottom > innerHeight - bottom) ||
      box.top + scrollY < top;
    return isCovered ? [`${one.textContent.slice(0, 30)} at ${box.left},${box.top}`] : [];
  });
};

test('nothing to read or tap lies under notch or home bar, upright and on its side', async ({ sams, context }) => {
  await visitOnce(sams);
  const browser = await context.newCDPSession(sams);
  for (const [name, size, insets] of [
    ['upright', { width: 390, height: 844 }, { top: 47, right: 0, bottom: 34, left: 0 }],
    ['on its side', { width: 844, height: 390 }, { top: 0, right: 47, bottom: 21, left: 47 }],
  ] as const) {
    await sams.setViewportSize(size);
    await browser.send('Emulation.setSafeAreaInsetsOverride', { insets });
    for (const path of ['/dashboard', '/playing', '/profile']) {
      await sams.goto(path);
      await expect(sams.locator('h1')).toBeVisible();
      await expect.poll(() => sams.evaluate(coveredBy, insets), `${name} ${path}`).toEqual([]);
    }
  }
});
