import type { DivotDatabase } from '#src/data/db/collections.ts';
import type { EntityName } from '#src/domain/entities/registry.ts';
import { openPersistedValue } from './persisted-value.ts';
import type { LocalDocument } from './wire.ts';

// Documents that the cloud refused. RxDB takes a refused push for a successful one and would merge later changes
// against a state the cloud never had, losing the refused edit. So the version the cloud really has is kept here,
// durably, and both the push and the merge go by it until the document is accepted or given up.

export type Rejection = {
  /** What the cloud had when it refused; null when it had nothing. */
  readonly base: LocalDocument | null;
  readonly reason: string;
  /** It refused nothing: what it has cannot be read here, so that nothing is sent over it. */
  readonly isUnreadable?: boolean;
};
type Ledger = Readonly<Record<string, Rejection>>;

export const keyOf = (name: EntityName, id: string): string => `${name}/${id}`;

export type RejectedDocuments = {
  get(name: EntityName, id: string): Rejection | undefined;
  keys(): readonly string[];
  /** Whether what the cloud has under this key cannot be read here. */
  isUnreadable(key: string): boolean;
  add(name: EntityName, id: string, refusal: Rejection): Promise<void>;
  remove(name: EntityName, id: string): Promise<void>;
};

export const openRejectedDocuments = async (
  database: DivotDatabase,
  changed: () => void,
): Promise<RejectedDocuments> => {
  const kept = await openPersistedValue<Ledger>(database, 'refused-by-the-cloud', {});
  const write = (next: Ledger): Promise<void> => kept.set(next).then(changed);
  return {
    get: (name, id) => kept.get()[keyOf(name, id)],
    keys: () => Object.keys(kept.get()),
    isUnreadable: (key) => kept.get()[key]?.isUnreadable === true,
    add: (name, id, refusal) => {
      // The first base stays, "nothing" too: a later one is only what RxDB believes, the version refused before.
      const { base } = kept.get()[keyOf(name, id)] ?? refusal;
      return write({ ...kept.get(), [keyOf(name, id)]: { ...refusal, base } });
    },
    remove: async (name, id) => {
      if (!(keyOf(name, id) in kept.get())) return;
      const { [keyOf(name, id)]: _accepted, ...rest } = kept.get();
      await write(rest);
    },
  };
};
