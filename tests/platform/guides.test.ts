import { expect, test, vi } from 'vitest';
import { readConfig } from '#src/platform/settings/config.ts';
import { GUIDES } from '#src/platform/settings/guides.ts';

vi.mock('#src/platform/settings/current-config.ts', () => ({
  configCheck: readConfig({
    VITE_FIREBASE_API_KEY: 'key',
    VITE_FIREBASE_AUTH_DOMAIN: 'divot.example',
    VITE_FIREBASE_PROJECT_ID: 'divot',
    VITE_GUIDE_PUTTING_SETUP: 'aB3_-fGh1jK',
    VITE_GUIDE_GROUND_POWER: 'no id',
  }),
}));

test('the library links the videos that the settings name, and leaves the other guides drawn', () => {
  expect(GUIDES.map(({ id, youtubeId }) => [id, youtubeId])).toEqual([
    ['slice-fix', null],
    ['putting-setup', 'aB3_-fGh1jK'],
    ['ground-power', null],
  ]);
});
