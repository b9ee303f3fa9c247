import type { DivotDatabase } from '#src/data/db/collections.ts';
import { openPersistedValue } from './persisted-value.ts';

// Documents that were sent and of which this device had not noted an answer before the app ended. The cloud may have
// them: a version there that an earlier life of this device sent is then where the golfer's present version comes from.

export type InFlight = {
  /** Who sends now: another name in every life, so that a tab that was frozen takes no later version for its own. */
  readonly sender: string;
  /** Who sent it in earlier lives. */
  earlierSenders(key: string): readonly string[];
  /** Now `keys` are sent, and the answers to those `heard` of are noted. Resolves on disk: only then may they be sent. */
  add(keys: readonly string[], heard: readonly string[]): Promise<void>;
};

type Senders = Readonly<Record<string, readonly string[]>>;

export const openInFlight = async (database: DivotDatabase): Promise<InFlight> => {
  const { get, set } = await openPersistedValue<Senders>(database, 'sent-and-unheard-of', {});
  const sender = crypto.randomUUID();
  const earlier = (all: Senders, key: string) => (all[key] ?? []).filter((one) => one !== sender);
  return {
    sender,
    earlierSenders: (key) => earlier(get(), key),
    add: (keys, heard) => {
      const left = Object.fromEntries(Object.entries(get()).filter(([key]) => !heard.includes(key)));
      return set({ ...left, ...Object.fromEntries(keys.map((key) => [key, [...earlier(left, key), sender]])) });
    },
  };
};
