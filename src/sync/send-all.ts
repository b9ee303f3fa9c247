import { type Result, fail, ok } from '#src/domain/shared/result.ts';
import type { CloudFailure } from '#src/platform/cloud.ts';
import { networkAtom, state, syncStatusAtom } from '#src/platform/state.ts';
import type { Engine } from './contract.ts';

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

/** Sends what the cloud does not have yet; fails with what keeps it from that. */
export const sendAll = async (
  leading: () => Engine | undefined,
  unsynced: () => Promise<number | undefined>,
): Promise<Result<void, CloudFailure>> => {
  if (state.get(networkAtom) === 'offline') return fail('offline');
  if (state.get(syncStatusAtom).signInNeeded) return fail('sign-in-needed');
  const engine = leading();
  if (engine && engine.refused.keys().length > 0) return fail('refused');
  const sent = await until(async () => (await unsynced()) === 0, SEND_ALL_WITHIN_MS);
  return sent ? ok(undefined) : fail(engine && engine.refused.keys().length > 0 ? 'refused' : 'offline');
};
