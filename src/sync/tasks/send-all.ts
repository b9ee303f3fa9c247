import { type Result, fail, ok } from '@divot/basics';
import type { CloudFailure } from '#src/platform/cloud.ts';
import { networkAtom, state, syncStatusAtom } from '#src/platform/state.ts';
import { until } from '#src/platform/waiting/timing.ts';
import type { DirtyCount } from '#src/sync/sync-status.ts';

const SEND_ALL_WITHIN_MS = 30_000;

/**
 * Sends every dirty document. Fails with the reason if that is impossible: 'rejected' if only documents are left that
 * the cloud rejects, which the golfer has to decide about.
 */
export const sendAll = async (
  /** Undefined while no tab can tell. */
  countDirty: () => Promise<DirtyCount | undefined>,
): Promise<Result<void, CloudFailure>> => {
  if (state.get(networkAtom) === 'offline') return fail('offline');
  if (state.get(syncStatusAtom).signInNeeded) return fail('sign-in-needed');
  let left: DirtyCount | undefined;
  const isSent = async () => {
    left = await countDirty();
    return left !== undefined && left.documents <= left.rejected;
  };
  if (!(await until(isSent, SEND_ALL_WITHIN_MS))) return fail('offline');
  return left?.rejected ? fail('rejected') : ok(undefined);
};
