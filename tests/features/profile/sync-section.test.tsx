import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SyncSection } from '#src/features/profile/profile-screen.tsx';
import { state, syncStatusAtom } from '#src/platform/state.ts';
import { show, signInSam } from '#tests/support/screen.tsx';

afterEach(() => {
  state.set(syncStatusAtom, { phase: 'off', pending: 0, attention: 0 });
  vi.unstubAllGlobals();
});

it.each([
  ['sends what waits with Divot closed', true, /even with Divot closed/],
  ['sends only while Divot is open', false, /Open Divot with a connection/],
])('says when a browser that %s does so', async (_what, isOffered, said) => {
  await signInSam();
  if (isOffered) vi.stubGlobal('SyncManager', () => undefined);
  state.set(syncStatusAtom, { phase: 'paused', pending: 2, attention: 0 });
  show(<SyncSection signInAgain={null} />);
  expect(await screen.findByText('2 changes to sync.')).toBeTruthy();
  expect(screen.getByText(said)).toBeTruthy();
});
