import { expect, test } from 'vitest';
import { preferencesFrom } from '#src/platform/settings/preferences.ts';

test('stored preferences are used as they are', () => {
  const stored = {
    theme: 'sunlight',
    units: 'metric',
    gloveMode: true,
    videoLimitMb: 250,
    voiceScores: true,
    singleKeys: false,
    sounds: true,
    positionsWithRound: true,
    positionPerMark: true,
    mapsOnMobileData: true,
    assistantTools: true,
  };
  expect(preferencesFrom(stored)).toEqual(stored);
});

test('whatever is stored, usable preferences result, value by value', () => {
  expect(preferencesFrom('nonsense')).toEqual({
    theme: 'system',
    units: 'imperial',
    gloveMode: false,
    videoLimitMb: 1000,
    voiceScores: false,
    singleKeys: true,
    sounds: false,
    positionsWithRound: false,
    positionPerMark: false,
    mapsOnMobileData: false,
    assistantTools: false,
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
    sounds: false,
    positionsWithRound: false,
    positionPerMark: false,
    mapsOnMobileData: false,
    assistantTools: false,
  });
});
