import { isRecord } from '#src/domain/shared/is-record.ts';
import type { DocumentSync, SyncStatus } from '#src/platform/state.ts';
import type { DirtyCount, Report } from './sync-status.ts';
import { type SharedName, isShared } from './viewed-collections.ts';

// What the tabs of one golfer tell each other. Another tab may run another version: a message of another shape is dropped.

export type TabMessage =
  | { readonly kind: 'report'; readonly report: Report }
  /** A tab that has just opened asks the leader for its report. */
  | { readonly kind: 'ask-report' }
  | { readonly kind: 'sync-now' }
  /** A visible tab asks for news. */
  | { readonly kind: 'poll' }
  | { readonly kind: 'hold'; readonly held: boolean }
  | { readonly kind: 'follow'; readonly name: SharedName }
  | { readonly kind: 'count' }
  | ({ readonly kind: 'counted' } & DirtyCount);

const PHASES: readonly unknown[] = ['off', 'paused', 'syncing', 'idle', 'failing'] satisfies SyncStatus['phase'][];
const SYNCS: readonly unknown[] = [
  'pending',
  'syncing',
  'rejected',
  'too-large',
  'unreadable',
  'disagreement',
] satisfies DocumentSync[];

type Value = Readonly<Record<string, unknown>>;
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
const isOptional = (value: unknown, type: 'boolean' | 'string'): boolean =>
  value === undefined || typeof value === type;

const isReport = ({ report }: Value): boolean => {
  if (!isRecord(report) || !isRecord(report.status) || !isRecord(report.documents)) return false;
  const { phase, pending, attention, hasRecent, lastSyncedAt, signInNeeded } = report.status;
  return (
    PHASES.includes(phase) &&
    isCount(pending) &&
    isCount(attention) &&
    isOptional(hasRecent, 'boolean') &&
    isOptional(lastSyncedAt, 'string') &&
    isOptional(signInNeeded, 'boolean') &&
    Object.values(report.documents).every((sync) => SYNCS.includes(sync))
  );
};

const SHAPES = new Map<unknown, (message: Value) => boolean>([
  ['report', isReport],
  ['ask-report', () => true],
  ['sync-now', () => true],
  ['poll', () => true],
  ['hold', ({ held }) => typeof held === 'boolean'],
  ['follow', ({ name }) => typeof name === 'string' && isShared(name)],
  ['count', () => true],
  ['counted', ({ documents, rejected }) => isCount(documents) && isCount(rejected)],
]);

/** Whether a value from another tab is a message that this version knows. */
export const isTabMessage = (data: unknown): data is TabMessage =>
  isRecord(data) && SHAPES.get(data.kind)?.(data) === true;
