import { type Result, fail, ok } from '#src/domain/shared/result.ts';
import type { CloudFailure } from '#src/platform/cloud.ts';
import { networkAtom, state, syncStatusAtom } from '#src/platform/state.ts';

const SEND_ALL_WITHIN_MS = 30_000;

const until = async (check: () => Promise<boolean>, withinMs: number): Promise<boolean> => {
  const end = Date.now() + withinMs;
  while (Date.now() < end) {
    // oxlint-disable-next-line no-await-in-loop -- asks again until it holds
    if (await check()) return true;
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((next) => {
      setTimeout(next, 250);
    });
  }
  return false;
};

/**
 * Sends what the cloud does not have yet; fails with what keeps it from that: 'refused' when only what the cloud refuses
 * is left, which is the golfer's to decide.
 */
export const sendAll = async (
  /** The refused among them; undefined while nobody can tell. */
  unsynced: () => Promise<number | undefined>,
  refused: () => number,
): Promise<Result<void, CloudFailure>> => {
  if (state.get(networkAtom) === 'offline') return fail('offline');
  if (state.get(syncStatusAtom).signInNeeded) return fail('sign-in-needed');
  const isSent = async () => ((await unsynced()) ?? Infinity) <= refused();
  if (!(await until(isSent, SEND_ALL_WITHIN_MS))) return fail('offline');
  return refused() > 0 ? fail('refused') : ok(undefined);
};
