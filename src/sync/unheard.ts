import type { DivotDatabase } from '#src/data/db/collections.ts';
import { openKept } from './kept.ts';

// Documents that were sent and of which nothing was heard before the app ended. The cloud may have them: a version
// there that an earlier life of this device sent is then where the golfer's present version comes from. Once heard of,
// that is no longer certain: a page of the cloud's that was read before may put an older version back for a moment.

export type Unheard = {
  /** Who sends now: another name in every life, so that a tab that was frozen takes no later version for its own. */
  readonly sender: string;
  /** Who sent it in earlier lives. */
  earlierSenders(key: string): readonly string[];
  /** Resolves when it is on disk: only then may they be sent. */
  add(keys: readonly string[]): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
};

type Senders = Readonly<Record<string, readonly string[]>>;

export const openUnheard = async (database: DivotDatabase): Promise<Unheard> => {
  const { get, set } = await openKept<Senders>(database, 'sent-and-unheard-of', {});
  const sender = crypto.randomUUID();
  const earlierSenders = (key: string) => (get()[key] ?? []).filter((one) => one !== sender);
  return {
    sender,
    earlierSenders,
    add: (keys) => set({ ...get(), ...Object.fromEntries(keys.map((key) => [key, [...earlierSenders(key), sender]])) }),
    remove: (keys) => set(Object.fromEntries(Object.entries(get()).filter(([key]) => !keys.includes(key)))),
  };
};
