import { expect, test } from 'vitest';
import { syncLabelOf } from '#src/app/shell/sync-label-of.ts';
import type { SyncStatus } from '#src/platform/state.ts';

const idle: SyncStatus = { phase: 'idle', pending: 0, attention: 0, lastSyncedAt: '2026-05-03T14:02:00Z' };
const wordOf = (status: Partial<SyncStatus>, network: 'online' | 'offline' = 'online') =>
  syncLabelOf({ ...idle, ...status }, network, () => '14:02').word;

test('all is synced: when', () => expect(wordOf({})).toBe('synced 14:02'));
test('nothing is called synced while an edit waits', () => expect(wordOf({ pending: 2 })).toBe('2 to sync'));
test('offline: it is on this device', () => expect(wordOf({ pending: 2 }, 'offline')).toBe('on this device'));
test('what needs the golfer comes first', () => {
  expect(wordOf({ attention: 1, phase: 'syncing' }, 'offline')).toBe('1 needs attention');
  expect(wordOf({ signInNeeded: true, phase: 'paused' })).toBe('sign in to sync');
});
test('nobody is asked to sign in to an account that was deleted', () => {
  const { word } = syncLabelOf({ ...idle, signInNeeded: true }, 'online', () => '14:02', 'deleted');
  expect(word).toBe('account deleted');
});
test('failures are shown, not hidden', () => expect(wordOf({ phase: 'failing', pending: 1 })).toBe('will retry'));
