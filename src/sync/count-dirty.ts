import type { Engine, DirtyCount } from './contract.ts';

// What waits to be synced is counted by whoever syncs: this tab, or the one that leads.

/** So long a question to the leading tab, or to an engine that is starting, may take. */
const WITHIN_MS = 10_000;

type Setup = {
  /** This tab's own count, once it leads; undefined when its session ended first. Rejects when there is nothing to count. */
  readonly here: () => Promise<DirtyCount | undefined>;
  /** Asks the leading tab, which may be none or this one. */
  readonly askElsewhere: () => void;
};

export const countIn = async (engine: Engine): Promise<DirtyCount> => ({
  documents: (await engine.unsynced()).length,
  refused: engine.refused.keys().length,
});

export const countDirty = ({ here, askElsewhere }: Setup) => {
  const waiting = new Set<(unsynced: DirtyCount) => void>();
  return {
    /** What the leading tab said. */
    heard: (unsynced: DirtyCount): void => {
      for (const told of waiting) told(unsynced);
    },
    /** Documents that wait, by the first who can tell; undefined when nobody can. */
    count: async (): Promise<DirtyCount | undefined> => {
      let told: (unsynced?: DirtyCount) => void = () => undefined;
      const elsewhere = new Promise<DirtyCount | undefined>((resolve) => {
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
