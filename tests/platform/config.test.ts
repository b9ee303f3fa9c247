import { expect, test } from 'vitest';
import { VIDEOS } from '#src/domain/videos/videos.ts';
import { readConfig } from '#src/platform/settings/config.ts';

const required = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'divot.example',
  VITE_FIREBASE_PROJECT_ID: 'divot',
};

test('missing settings are listed by name, including blank ones', () => {
  const check = readConfig({ ...required, VITE_FIREBASE_API_KEY: '  ', VITE_FIREBASE_PROJECT_ID: undefined });
  expect(check).toMatchObject({ ok: false, missing: ['VITE_FIREBASE_API_KEY', 'VITE_FIREBASE_PROJECT_ID'] });
});

test('optional settings only warn', () => {
  const check = readConfig({ ...required, VITE_BOOKING_KEY: 'b' });
  expect(check).toMatchObject({ ok: true, warnings: ['VITE_FITNESS_DATA_KEY', 'VITE_APP_VERSION'] });
});

test('the specification’s defaults apply if nothing is set', () => {
  const check = readConfig(required);
  if (!check.ok) throw new Error('complete settings were refused');
  expect(check.config).toMatchObject({ discountCode: 'GOLFAPP20', version: '2.0.0', localServices: false });
  expect(check.config.features).toMatchObject({ offlineMode: true, routePreloading: true, swingBand: true });
});

test('the switches are those of the specification', () => {
  const check = readConfig(required);
  expect(check).toMatchObject({
    config: {
      features: {
        performanceMonitoring: true,
        webVitals: true,
        offlineMode: true,
        pwa: true,
        routePreloading: true,
        swingBand: true,
        videoAnalysis: true,
        fallbackLogging: true,
        debugMode: true,
      },
    },
  });
});

test.each([
  ['performanceMonitoring', 'VITE_PERFORMANCE_MONITORING'],
  ['webVitals', 'VITE_WEB_VITALS'],
  ['offlineMode', 'VITE_OFFLINE_MODE'],
  ['pwa', 'VITE_PWA_FEATURES'],
  ['routePreloading', 'VITE_ROUTE_PRELOADING'],
  ['swingBand', 'VITE_SWING_BAND'],
  ['videoAnalysis', 'VITE_VIDEO_ANALYSIS'],
  ['fallbackLogging', 'VITE_FALLBACK_LOGGING'],
  ['debugMode', 'VITE_DEBUG_MODE'],
] as const)('%s is switched off with %s, and with nothing but a clear no', (feature, name) => {
  const isOn = (value: string) => {
    const check = readConfig({ ...required, [name]: value });
    return check.ok && check.config.features[feature];
  };
  expect(['false', 'FALSE', '0', ' off '].map(isOn)).toEqual([false, false, false, false]);
  expect(['true', '1', '', 'no idea'].map(isOn)).toEqual([true, true, true, true]);
});

test('a shop needs both its host and its token', () => {
  const check = readConfig({ ...required, VITE_SHOP_HOST: 'https://shop.example' });
  expect(check).toMatchObject({ ok: true, config: { shop: undefined } });
});

test('a shop shows the products it names, or the first of the store', () => {
  const shop = { ...required, VITE_SHOP_HOST: 'shop.example', VITE_SHOP_TOKEN: 'public' };
  expect(readConfig(shop)).toMatchObject({ config: { shop: { handles: [] } } });
  expect(readConfig({ ...shop, VITE_SHOP_HANDLES: 'putting-gate, tees,' })).toMatchObject({
    config: { shop: { handles: ['putting-gate', 'tees'] } },
  });
});

test('App Check needs the web app’s id, and is off with local services', () => {
  const withKey = { ...required, VITE_APP_CHECK_KEY: 'site-key' };
  expect(readConfig(withKey)).toMatchObject({ ok: false, missing: ['VITE_FIREBASE_APP_ID'] });
  const whole = { ...withKey, VITE_FIREBASE_APP_ID: '1:2:web:3' };
  expect(readConfig(whole)).toMatchObject({ config: { appCheckKey: 'site-key', firebase: { appId: '1:2:web:3' } } });
  const local = readConfig({ ...whole, VITE_LOCAL_SERVICES: '1' });
  expect(local.ok && local.config.appCheckKey).toBeUndefined();
});

test('each guide takes a YouTube id, and what is none is named and left out', () => {
  const check = readConfig({
    ...required,
    VITE_GUIDE_SLICE_FIX: ' aB3_-fGh1jK ',
    VITE_GUIDE_PUTTING_SETUP: 'https://youtu.be/aB3_-fGh1jK',
    VITE_GUIDE_GROUND_POWER: '',
  });
  expect(check).toMatchObject({
    config: { youtubeIds: { 'slice-fix': 'aB3_-fGh1jK' } },
    warnings: expect.arrayContaining([expect.stringMatching(/^VITE_GUIDE_PUTTING_SETUP .*is not/)]) as unknown,
  });
  expect(check.warnings.filter((warning) => warning.startsWith('VITE_GUIDE_'))).toHaveLength(1);
  expect(check.ok && Object.keys(check.config.youtubeIds)).toEqual(['slice-fix']);
});

test('every guide of the library has its setting', () => {
  const given = VIDEOS.map(({ id }) => [`VITE_GUIDE_${id.toUpperCase().replaceAll('-', '_')}`, 'aB3_-fGh1jK']);
  const check = readConfig({ ...required, ...(Object.fromEntries(given) as Record<string, string>) });
  expect(check.ok && Object.keys(check.config.youtubeIds)).toEqual(VIDEOS.map(({ id }) => id));
});
