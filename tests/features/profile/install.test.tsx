import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SyncSheet } from '#src/features/profile/sync-sheet.tsx';
import { StorageSection } from '#src/features/profile/storage-section.tsx';
import { watchInstall } from '#src/platform/pwa/install.ts';
import { documentSyncAtom, state } from '#src/platform/state.ts';
import { show, signInSam } from '#tests/support/screen.tsx';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';

beforeEach(async () => void (await signInSam()));
afterEach(() => {
  vi.restoreAllMocks();
  state.set(documentSyncAtom, {});
});
const carries = (userAgent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);

it('an iPhone that has not installed Divot sees where to tap, and that Safari deletes after seven days', async () => {
  carries(IPHONE);
  show(<StorageSection />);
  await screen.findByRole('img', { name: /Share at the foot of Safari/ });
  screen.getByText('Scroll down and choose Add to Home Screen.');
  screen.getByText(/Safari deletes .* seven days .* Everything is in your account/);
});

it('says what would be lost, in the settings and behind the sync word', async () => {
  carries(IPHONE);
  state.set(documentSyncAtom, { 'profiles/sam': 'pending' });
  show(<SyncSheet open onClose={() => undefined} onSyncNow={() => undefined} />);
  await screen.findByText(/seven days .* Not in your account yet:/);
  await screen.findByText('Profile');
});

it.each([
  [
    'Safari on a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'Add to Dock',
    true,
  ],
  [
    'Firefox on Android',
    'Mozilla/5.0 (Android 15; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0',
    'Add app to Home screen',
    false,
  ],
])('%s shows its own steps with its own picture', async (_name, userAgent, row, isEvicted) => {
  carries(userAgent);
  show(<StorageSection />);
  await screen.findByRole('img', { name: new RegExp(row) });
  expect(screen.queryAllByText(/seven days/)).toHaveLength(isEvicted ? 1 : 0);
});

it('an iPhone with Divot installed shows neither', async () => {
  carries(IPHONE);
  Object.assign(navigator, { standalone: true });
  watchInstall();
  show(<StorageSection />);
  await screen.findByRole('heading', { name: 'This device' });
  expect(screen.queryByText(/seven days/)).toBeNull();
  expect(screen.queryByText(/Add to Home Screen/)).toBeNull();
  Object.assign(navigator, { standalone: false });
  watchInstall();
});

it('no other phone shows it', async () => {
  show(<StorageSection />);
  await screen.findByRole('heading', { name: 'This device' });
  expect(screen.queryByText(/seven days/)).toBeNull();
  expect(screen.queryByText(/Add to Home Screen/)).toBeNull();
});
