import { equal } from '@divot/documents';
import type { LocalDocument } from './wire.ts';

/** The same two versions were in conflict before. Sending them again and again at once would go on for ever. */
class RepeatedConflictError extends Error {
  override readonly name = 'RepeatedConflictError';
}

type SeenConflict = { readonly mine: LocalDocument; readonly server: LocalDocument; readonly times: number };
const isPowerOfTwo = (n: number): boolean => (n & (n - 1)) === 0;

/**
 * Rejects a conflict that repeats, so that the replication's growing pauses hold it back. Lets it through the second,
 * 4th, 8th … time: RxDB may not have stored the merge, because another document of the batch failed.
 */
export const createConflictCheck = () => {
  const last = new Map<string, SeenConflict>();
  return (mine: LocalDocument, server: LocalDocument | undefined): void => {
    const before = last.get(mine.id);
    last.delete(mine.id);
    if (!server) return;
    const isRepeated = before !== undefined && equal(before.mine, mine) && equal(before.server, server);
    const times = isRepeated ? before.times + 1 : 1;
    last.set(mine.id, { mine, server, times });
    if (!isPowerOfTwo(times)) throw new RepeatedConflictError(mine.id);
  };
};
