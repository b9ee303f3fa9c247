import type { SignInEnd } from '#src/platform/session/sign-in-end.ts';
import type { NetworkState, SyncStatus } from '#src/platform/state.ts';
import { copy } from './copy.ts';

export type SyncWordOf = {
  readonly kind: 'device' | 'synced' | 'syncing' | 'offline' | 'attention';
  readonly word: string;
  /** What tapping the label does. */
  readonly press: 'sync' | 'waiting' | 'attention' | 'sign-in';
};

/** The one sync label: what needs the golfer comes first, then what is under way, then "synced". */
export const syncLabelOf = (
  { phase, pending, attention, lastSyncedAt, signInNeeded }: SyncStatus,
  network: NetworkState,
  timeOf: (instant: string) => string,
  end?: SignInEnd['why'],
): SyncWordOf => {
  const { sync } = copy;
  if (attention > 0) return { kind: 'attention', word: sync.attention(attention), press: 'attention' };
  if (signInNeeded) return { kind: 'attention', word: sync.signIn[end ?? 'needed'], press: 'sign-in' };
  const press = pending > 0 ? 'waiting' : 'sync';
  if (network === 'offline' || phase === 'off' || phase === 'paused') {
    return { kind: network === 'offline' ? 'offline' : 'device', word: sync.offline, press };
  }
  if (phase === 'syncing') return { kind: 'syncing', word: sync.syncing, press };
  if (phase === 'failing') return { kind: 'device', word: sync.failing, press };
  if (pending > 0) return { kind: 'device', word: sync.pending(pending), press };
  return { kind: 'synced', word: lastSyncedAt ? sync.synced(timeOf(lastSyncedAt)) : sync.idle, press };
};
