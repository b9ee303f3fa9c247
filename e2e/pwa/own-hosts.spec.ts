import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { build } from '#dev/local-build.ts';
import { serveApp } from '#dev/serve/serve-app.ts';

// A deployment with services of its own, as .env.local names them: the built app loads from each and from no other.

const settings = {
  VITE_APP_VERSION: '2.0.0',
  VITE_LOCAL_SERVICES: '',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'club.example',
  VITE_FIREBASE_PROJECT_ID: 'club',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
  VITE_FIREBASE_MEASUREMENT_ID: 'G-CLUB',
  VITE_APP_CHECK_KEY: 'site-key',
  VITE_SHOP_HOST: 'pro-shop.example',
  VITE_SHOP_TOKEN: 'token',
  VITE_BOOKING_BASE: 'https://lessons.example/v2',
  VITE_BOOKING_KEY: 'key',
  VITE_FITNESS_DATA_BASE: 'http://gym.example:8080/exercises',
  VITE_FITNESS_DATA_KEY: 'key',
  VITE_ANALYTICS_BASE: 'https://counts.example',
  VITE_GROUND_BASE: 'https://maps.example/api/interpreter',
};
const addresses = [
  settings.VITE_BOOKING_BASE,
  settings.VITE_FITNESS_DATA_BASE,
  settings.VITE_ANALYTICS_BASE,
  settings.VITE_GROUND_BASE,
];
const PICTURE = 'https://pro-shop.example/cdn/glove.png';
const glove = {
  id: 'gid://shopify/Product/1',
  title: 'Rain glove',
  description: '',
  handle: 'rain-glove',
  images: { edges: [{ node: { url: PICTURE, altText: null } }] },
  featuredImage: { url: PICTURE, altText: null },
  variants: {
    edges: [
      {
        node: {
          id: 'gid://shopify/ProductVariant/1',
          availableForSale: true,
          price: { amount: '20.0', currencyCode: 'USD' },
        },
      },
    ],
  },
};

const textOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

test('a build with hosts of its own loads from each of them, and from no other', async ({ browser }) => {
  const folder = mkdtempSync(join(tmpdir(), 'divot-own-hosts-'));
  await build(folder, settings);
  const app = await serveApp({ folder, build: settings });
  const context = await browser.newContext({ baseURL: app.origin });
  const page = await context.newPage();
  const asked: string[] = [];
  await context.route(
    (url) => url.origin !== app.origin,
    async (route) => {
      const { origin, pathname } = new URL(route.request().url());
      asked.push(origin + pathname);
      const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
      if (pathname.endsWith('/graphql.json'))
        await route.fulfill({ headers, json: { data: { products: { edges: [{ node: glove }] } } } });
      else if (pathname.endsWith('.png')) await route.fulfill({ headers, path: 'public/icons/icon-192.png' });
      else if (pathname.includes('recaptcha'))
        await route.fulfill({ headers, contentType: 'text/javascript', body: 'globalThis.hasAppCheck = true;' });
      else await route.fulfill({ headers, json: {} });
    },
  );
  await page.addInitScript(() => {
    localStorage.setItem('auth', JSON.stringify({ uid: 'sam', email: 'sam@example.com', displayName: 'Sam' }));
    const refused: string[] = [];
    Object.assign(globalThis, { refused });
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) => refused.push(blockedURI));
  });
  const refused = () => page.evaluate(() => (globalThis as unknown as { refused: readonly string[] }).refused);

  await page.goto('/dashboard');
  const gear = page.getByRole('region', { name: 'Golf gear' });
  await expect(gear.getByRole('heading', { name: 'Rain glove' })).toBeVisible();
  const picture = gear.getByRole('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(() => 'hasAppCheck' in globalThis)).toBe(true);

  const code = textOf(folder);
  for (const address of addresses) {
    expect(code).toContain(address);
    expect(await page.evaluate(async (url) => (await fetch(url)).status, address)).toBe(200);
  }
  expect(await refused()).toEqual([]);

  const stranger = 'https://strangers.example/collect';
  expect(await page.evaluate((url) => fetch(url).catch((error: Error) => error.name), stranger)).toBe('TypeError');
  expect(await refused()).toEqual([stranger]);
  expect(asked).toEqual(expect.arrayContaining([...addresses, PICTURE].map((address) => new URL(address).href)));
  expect(asked).not.toContain(stranger);

  await context.close();
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
});
