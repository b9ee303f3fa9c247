import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Settings, firebaseHosting, headersFor } from '#dev/serve/headers.ts';
import { readConfig } from '#src/platform/settings/config.ts';

const ownServices = {
  VITE_SHOP_HOST: 'pro-shop.example',
  VITE_SHOP_TOKEN: 'token',
  VITE_BOOKING_BASE: 'https://lessons.example/v2',
  VITE_FITNESS_DATA_BASE: 'http://gym.example:8080/exercises',
  VITE_ANALYTICS_BASE: ' https://counts.example ',
  VITE_GROUND_BASE: 'https://maps.example/api/interpreter',
};

test('firebase.json deploys the headers that the local server sends (npm run build writes them)', () => {
  const ours = new Set(Object.values(headersFor('/')).flatMap((value) => value.split(/[ ;]+/)));
  /** Without the sources that a deployment's own services, videos or App Check have opened. */
  const closed = (value: string) =>
    value.replaceAll(/ ("?https?:[^ ;)]+|\*|'allow-duplicates')/g, (all, word: string) => (ours.has(word) ? all : ''));
  const text = readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8');
  const { hosting } = JSON.parse(text, (key, value: unknown) =>
    key === 'value' ? closed(value as string) : value,
  ) as {
    hosting: unknown;
  };
  expect(hosting).toEqual(firebaseHosting({}));
});

test('a page may run no inline script, no eval and no script from elsewhere', () => {
  const policy = headersFor('/playing')['Content-Security-Policy']!;
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe/);
});

test('a page may fetch no data: address', () => {
  const [, connect = ''] = /connect-src ([^;]*);/.exec(headersFor('/playing')['Content-Security-Policy']!) ?? [];
  expect(connect).toContain("'self'");
  expect(connect).not.toMatch(/data:|(^| )\*( |$)/);
});

test('only a worker’s own response, or its iframe’s, may compile WebAssembly', () => {
  for (const path of ['/assets/workers/swing-1.js', '/swing-frame/frame.html'])
    expect(headersFor(path)['Content-Security-Policy']).toContain("'wasm-unsafe-eval'");
  expect(headersFor('/assets/index-1.js')['Content-Security-Policy']).not.toContain('wasm');
});

test('nobody may frame the app, and the app only its own frame', () => {
  expect(headersFor('/playing')['Content-Security-Policy']).toContain("frame-ancestors 'none'");
  expect(headersFor('/swing-frame/frame.html')['Content-Security-Policy']).toContain("frame-ancestors 'self'");
});

test('a missing asset, which gets the headers of its path, is asked for again soon, and a page each time', () => {
  for (const path of ['/assets/index-1.js', '/assets/workers/swing-1.js', '/swing-model/1/model.task']) {
    const [, seconds] = /^public, max-age=(\d+)$/.exec(headersFor(path)['Cache-Control']!) ?? [];
    expect(Number(seconds)).toBeLessThanOrEqual(600);
  }
  for (const path of ['/', '/sw.js', '/manifest.webmanifest', '/playing']) {
    expect(headersFor(path)['Cache-Control']).toBe('no-store');
  }
});

/** What the policy allows with the settings and not without. */
const addedBy = (settings: Settings) => {
  const policyWith = (given?: Settings) => {
    const policy = headersFor('/playing', given)['Content-Security-Policy']!;
    const directives = policy.split('; ').map((directive) => directive.split(' '));
    return new Map(directives.map(([name, ...sources]) => [name!, sources] as const));
  };
  const without = policyWith();
  const added = [...policyWith(settings)].flatMap(([name, sources]) => {
    const more = sources.filter((source) => !without.get(name)!.includes(source));
    return more.length > 0 ? [[name, more] as const] : [];
  });
  return Object.fromEntries(added);
};

test('every address that the settings choose is allowed, and no other', () => {
  const read = readConfig({
    VITE_FIREBASE_API_KEY: 'key',
    VITE_FIREBASE_AUTH_DOMAIN: 'divot.example',
    VITE_FIREBASE_PROJECT_ID: 'divot',
    ...ownServices,
  });
  const { shop, booking, exerciseData, analyticsBase, groundBase } = (read as Extract<typeof read, { ok: true }>)
    .config;
  const asked = [`https://${shop!.host}`, booking.base, groundBase, exerciseData.base, analyticsBase];
  const added = addedBy(ownServices);

  expect(new Set(added['connect-src'])).toEqual(new Set(asked.map((address) => new URL(address).origin)));
  expect(added['img-src']).toEqual(['https://pro-shop.example']);
  expect(Object.keys(added).toSorted()).toEqual(['connect-src', 'img-src']);
});

test('a path of the app’s own, as the local services have, opens nothing', () => {
  const local = { VITE_SHOP_HOST: '/__/services/shop', VITE_BOOKING_BASE: '', VITE_GROUND_BASE: '/ground' };
  expect(addedBy(local)).toEqual({});
});

test('a build with App Check allows reCAPTCHA and nobody else', () => {
  expect(addedBy({ VITE_APP_CHECK_KEY: 'key' })).toEqual({
    'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    'connect-src': ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
    'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    'trusted-types': ['*', "'allow-duplicates'"],
  });
});

test('a build whose guides have videos allows YouTube’s thumbnails and player, and any other build neither', () => {
  const videos = { VITE_GUIDE_SLICE_FIX: 'aB3_-fGh1jK' };
  expect(addedBy(videos)).toEqual({
    'img-src': ['https://i.ytimg.com'],
    'frame-src': ['https://www.youtube-nocookie.com'],
  });
  expect(headersFor('/videos', videos)['Permissions-Policy']).toContain(
    'fullscreen=(self "https://www.youtube-nocookie.com")',
  );
  expect(JSON.stringify(headersFor('/videos', { VITE_GUIDE_SLICE_FIX: ' ' }))).not.toMatch(/youtube|ytimg/);
});
