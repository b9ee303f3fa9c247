import type { Engine, Unsynced } from './contract.ts';

// What waits to be synced is counted by whoever syncs: this tab, or the one that leads.

/** So long a question to the leading tab, or to an engine that is starting, may take. */
const WITHIN_MS = 10_000;

type Setup = {
  /** This tab's own count, once it leads; undefined when its session ended first. Rejects when there is nothing to count. */
  readonly here: () => Promise<Unsynced | undefined>;
  /** Asks the leading tab, which may be none or this one. */
  readonly askElsewhere: () => void;
};

export const countIn = async (engine: Engine): Promise<Unsynced> => ({
  documents: (await engine.unsynced()).length,
  refused: engine.refused.keys().length,
});

export const countUnsynced = ({ here, askElsewhere }: Setup) => {
  const waiting = new Set<(unsynced: Unsynced) => void>();
  return {
    /** What the leading tab said. */
    heard: (unsynced: Unsynced): void => {
      for (const told of waiting) told(unsynced);
    },
    /** Documents that wait, by the first who can tell; undefined when nobody can. */
    count: async (): Promise<Unsynced | undefined> => {
      let told: (unsynced?: Unsynced) => void = () => undefined;
      const elsewhere = new Promise<Unsynced | undefined>((resolve) => {
        told = resolve;
      });
      const late = setTimeout(told, WITHIN_MS);
      waiting.add(told);
      askElsewhere();
      try {
        return await Promise.race([here().catch(() => undefined), elsewhere]);
      } finally {
        clearTimeout(late);
        waiting.delete(told);
      }
    },
  };
};
