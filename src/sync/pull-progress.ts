import type { EntityName } from '#src/domain/entities/registry.ts';

// Which collections the server has sent in full since they were last asked for, and in which order they are asked.

/** Swings carry landmarks, 200 KB and more each: they are pulled after everything that the dashboard shows. */
const HEAVY: EntityName = 'swings';
/** So many pages of swings, the newest, hold what the dashboard judges. */
const RECENT_PAGES = 3;

export const createPullProgress = (names: readonly EntityName[]) => {
  const pulled = new Set<EntityName>();
  const light = new Set<EntityName>(names.filter((name) => name !== HEAVY));
  let heavyPages = 0;
  let startHeavy: () => void = () => undefined;
  const lightPulled = new Promise<void>((resolve) => {
    startHeavy = resolve;
  });
  if (light.size === 0) startHeavy();
  return {
    isComplete: (): boolean => pulled.size === names.length,
    /** All that the dashboard shows has arrived; older swings may be on the way. */
    hasRecent: (): boolean => light.size === 0 && (heavyPages > RECENT_PAGES || pulled.has(HEAVY)),
    /** They are asked for again. */
    restart: (asked: readonly EntityName[]): void => {
      for (const name of asked) pulled.delete(name);
    },
    onPulled: (name: EntityName): void => {
      pulled.add(name);
      light.delete(name);
      if (light.size === 0) startHeavy();
    },
    /** Resolves when this collection may be asked for. */
    turnOf: async (name: EntityName): Promise<void> => {
      if (name !== HEAVY) return;
      await lightPulled;
      heavyPages += 1;
    },
    /** The heavy collection no longer waits for the others. */
    stopWaiting: (): void => startHeavy(),
  };
};
