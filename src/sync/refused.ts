import type { DivotDatabase } from '#src/data/db/collections.ts';
import type { EntityName } from '#src/domain/entities/registry.ts';
import type { LocalDocument } from './wire.ts';

// Documents that the cloud refused. RxDB takes a refused push for a successful one and would merge later changes
// against a state the cloud never had, losing the refused edit. So the version the cloud really has is kept here,
// durably, and both the push and the merge go by it until the document is accepted or given up.

export type Refusal = {
  /** What the cloud had when it refused; null when it had nothing. */
  readonly base: LocalDocument | null;
  readonly reason: string;
};
type Ledger = Readonly<Record<string, Refusal>>;

const LOCAL_DOCUMENT = 'refused-by-the-cloud';
export const keyOf = (name: EntityName, id: string): string => `${name}/${id}`;

export type RefusedLedger = {
  get(name: EntityName, id: string): Refusal | undefined;
  keys(): readonly string[];
  add(name: EntityName, id: string, refusal: Refusal): Promise<void>;
  remove(name: EntityName, id: string): Promise<void>;
};

export const openRefusedLedger = async (database: DivotDatabase, changed: () => void): Promise<RefusedLedger> => {
  const stored = await database.getLocal<{ ledger: Ledger }>(LOCAL_DOCUMENT);
  let ledger: Ledger = stored?.toJSON().data.ledger ?? {};
  let writing: Promise<unknown> = Promise.resolve();
  const write = (next: Ledger): Promise<void> => {
    ledger = next;
    const written = writing.then(() => database.upsertLocal(LOCAL_DOCUMENT, { ledger: structuredClone(next) }));
    writing = written.catch(() => undefined);
    return written.then(() => changed());
  };
  return {
    get: (name, id) => ledger[keyOf(name, id)],
    keys: () => Object.keys(ledger),
    add: (name, id, refusal) => {
      // The first base stays, "nothing" too: a later one is only what RxDB believes, the version refused before.
      const { base } = ledger[keyOf(name, id)] ?? refusal;
      return write({ ...ledger, [keyOf(name, id)]: { ...refusal, base } });
    },
    remove: async (name, id) => {
      if (!(keyOf(name, id) in ledger)) return;
      const { [keyOf(name, id)]: _accepted, ...rest } = ledger;
      await write(rest);
    },
  };
};
