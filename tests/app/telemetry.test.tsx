import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTelemetry } from '#src/app/background/telemetry.ts';
import { saveProfile } from '#src/data/commands/profile.ts';
import { withChoice } from '#src/domain/profile/choices.ts';
import { type Config, readConfig } from '#src/platform/settings/config.ts';
import { logError } from '#src/platform/monitoring/error-log.ts';
import { writeLocal } from '#src/platform/storage/local-store.ts';
import { type Golfer, SAM, signInSam } from '#tests/support/screen.tsx';
import { eventually } from '#tests/support/eventually.ts';

// What Divot sends to analytics: nothing unless a measurement id is set and the golfer has agreed.

const configWith = (measurementId: string, settings: Readonly<Record<string, string>> = {}): Config => {
  const check = readConfig({
    ...settings,
    VITE_FIREBASE_API_KEY: 'key',
    VITE_FIREBASE_AUTH_DOMAIN: 'divot.example',
    VITE_FIREBASE_PROJECT_ID: 'divot',
    VITE_FIREBASE_MEASUREMENT_ID: measurementId,
  });
  if (!check.ok) throw new Error('complete settings were refused');
  return check.config;
};

let golfer: Golfer;
let sent: URLSearchParams[] = [];
let visibility = 'visible';
let tests = 0;
/** Starts telemetry for the signed-in golfer. The app never stops it, so after this test it finds no golfer. */
const start = (config: Config) => {
  const mine = tests;
  startTelemetry(config, () => (tests === mine ? SAM.uid : undefined));
};
beforeEach(async () => {
  tests += 1;
  sent = [];
  vi.stubGlobal('fetch', (address: string) => {
    sent.push(new URL(address).searchParams);
    return Promise.resolve(new Response());
  });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility as DocumentVisibilityState);
  golfer = await signInSam();
  writeLocal('divot-vitals', { LCP: 812.5, CLS: 0.01 });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const agree = async (on: boolean) => {
  const { preferences } = await golfer.profile();
  await saveProfile(SAM.uid, { preferences: withChoice(preferences, 'telemetry', on) });
};
const putAway = async () => {
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  visibility = 'visible';
  // Once a later query has returned, Divot has read the golfer's consent from the profile.
  await golfer.profile();
  await golfer.profile();
};
const names = () => sent.map((said) => said.get('en'));

it('without the golfer’s consent nothing is sent', async () => {
  start(configWith('G-TEST'));
  await putAway();
  await agree(false);
  await putAway();
  expect(sent).toEqual([]);
});

it('without a measurement id nothing is sent, whatever the golfer agreed to', async () => {
  await agree(true);
  start(configWith(''));
  await putAway();
  expect(sent).toEqual([]);
});

it('with both, the start, the vitals and each new failure are sent once, without anything personal', async () => {
  await agree(true);
  logError(new RangeError('before this start'));
  start(configWith('G-TEST'));
  logError(new TypeError('sam@example.org is not a number'));
  await putAway();
  await eventually(() => expect(names()).toEqual(['app_init', 'web_vital', 'web_vital', 'exception']));
  expect(sent[1]?.get('ep.metric')).toBe('LCP');
  expect(sent[3]?.get('ep.kind')).toBe('TypeError');
  expect(sent.join(' ')).not.toMatch(/sam|example/);
  await putAway();
  await eventually(() => expect(names().slice(4)).toEqual(['web_vital', 'web_vital']));
});

it('a failure from before the consent is never sent, and a golfer who agrees again is a new user', async () => {
  start(configWith('G-TEST'));
  logError(new RangeError('before'));
  await putAway();
  await agree(true);
  await putAway();
  await eventually(() => expect(names()).toEqual(['app_init', 'web_vital', 'web_vital']));
  const first = sent[0]?.get('cid');
  await agree(false);
  await putAway();
  await agree(true);
  logError(new TypeError('after'));
  await putAway();
  await eventually(() => expect(names().slice(3)).toEqual(['web_vital', 'web_vital', 'exception']));
  expect(sent.at(-1)?.get('ep.kind')).toBe('TypeError');
  expect(sent.at(-1)?.get('cid')).not.toBe(first);
});

it('starts and failures are not sent if performance monitoring is off, vitals are', async () => {
  await agree(true);
  start(configWith('G-TEST', { VITE_PERFORMANCE_MONITORING: 'false' }));
  logError(new TypeError('after'));
  await putAway();
  await eventually(() => expect(names()).toEqual(['web_vital', 'web_vital']));
});

it('withdrawn consent takes effect at once', async () => {
  await agree(true);
  start(configWith('G-TEST'));
  await agree(false);
  await putAway();
  expect(sent).toEqual([]);
});
