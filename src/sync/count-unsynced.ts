// What waits to be synced is counted by whoever syncs: this tab, or the one that leads.

/** So long a question to the leading tab, or to an engine that is starting, may take. */
const WITHIN_MS = 10_000;

type Setup = {
  /** This tab's own count, once it leads; undefined when its session ended first. Rejects when there is nothing to count. */
  readonly here: () => Promise<number | undefined>;
  /** Asks the leading tab, which may be none or this one. */
  readonly askElsewhere: () => void;
};

export const countUnsynced = ({ here, askElsewhere }: Setup) => {
  const waiting = new Set<(documents: number) => void>();
  return {
    /** What the leading tab said. */
    heard: (documents: number): void => {
      for (const told of waiting) told(documents);
    },
    /** Documents that wait, by the first who can tell; undefined when nobody can. */
    count: async (): Promise<number | undefined> => {
      let told: (documents?: number) => void = () => undefined;
      const elsewhere = new Promise<number | undefined>((resolve) => {
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
