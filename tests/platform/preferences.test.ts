import { expect, test } from 'vitest';
import { isIos } from '#src/platform/install.ts';
import { preferencesFrom } from '#src/platform/preferences.ts';

test('stored preferences are used as they are', () => {
  const stored = {
    theme: 'sunlight',
    units: 'metric',
    gloveMode: true,
    videoLimitMb: 250,
    voiceScores: true,
    singleKeys: false,
    positionsWithRound: true,
  };
  expect(preferencesFrom(stored)).toEqual(stored);
});

test('whatever is stored, usable preferences come out, value by value', () => {
  expect(preferencesFrom('nonsense')).toEqual({
    theme: 'system',
    units: 'imperial',
    gloveMode: false,
    videoLimitMb: 1000,
    voiceScores: false,
    singleKeys: true,
    positionsWithRound: false,
  });
  expect(
    preferencesFrom({ theme: 'neon', units: 'metric', gloveMode: 'yes', videoLimitMb: -1, voiceScores: 1 }),
  ).toEqual({
    theme: 'system',
    units: 'metric',
    gloveMode: false,
    videoLimitMb: 1000,
    voiceScores: false,
    singleKeys: true,
    positionsWithRound: false,
  });
});

test.each([
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, true],
  ['an iPad that calls itself a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, true],
  ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, false],
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 15; Pixel 7)', 5, false],
])('%s gets the iOS hint: %s', (_name, userAgent, maxTouchPoints, hinted) => {
  expect(isIos({ userAgent, maxTouchPoints })).toBe(hinted);
});
