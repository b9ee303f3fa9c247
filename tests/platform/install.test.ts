import { expect, test } from 'vitest';
import { installMenuOf } from '#src/platform/pwa/install-offer.ts';

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';

test.each([
  ['Safari on an iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${SAFARI}`, 5, 'ios'],
  ['an iPad that calls itself a Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI}`, 5, 'ios'],
  ['Safari on a Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI}`, 0, 'mac-safari'],
  [
    'Chrome on a Mac, which asks by itself',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    0,
    undefined,
  ],
  [
    'Firefox on an Android phone',
    'Mozilla/5.0 (Android 15; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0',
    5,
    'android-firefox',
  ],
  [
    'Firefox on a desk, which cannot',
    'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
    0,
    undefined,
  ],
])('%s installs from the menu: %3$s', (_name, userAgent, maxTouchPoints, menu) => {
  expect(installMenuOf({ userAgent, maxTouchPoints })).toBe(menu);
});
