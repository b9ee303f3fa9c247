import type { EntityName } from '#src/domain/entities/registry.ts';

// Which collections the server has sent in full since they were last asked for, and in which order they are asked: the
// newest page of everything else, the newest swings, and then the rest. With the first two the dashboard is complete.

/** Swings carry landmarks, 200 KB and more each. */
const HEAVY: EntityName = 'swings';
/** So many pages of swings hold what the dashboard judges. */
const RECENT_PAGES = 3;

export const createPullProgress = (names: readonly EntityName[], onRecent: () => void) => {
  const pulled = new Set<EntityName>();
  /** Their first page is still to come. */
  const awaited = new Set<EntityName>(names.filter((name) => name !== HEAVY));
  const asked = new Set<EntityName>();
  let heavyPages = 0;
  let hasRecent = false;
  const given: (() => void)[] = [];
  const signal = () => new Promise<void>((resolve) => given.push(resolve));
  const light = signal();
  const recent = signal();
  /** The rest no longer waits for what is shown first. */
  const stopWaiting = (): void => {
    for (const give of given) give();
  };
  const arrived = (name: EntityName): void => {
    awaited.delete(name);
    if (awaited.size > 0) return;
    given[0]!();
    if (hasRecent || (names.includes(HEAVY) && !pulled.has(HEAVY) && heavyPages <= RECENT_PAGES)) return;
    hasRecent = true;
    stopWaiting();
    onRecent();
  };
  return {
    isComplete: (): boolean => pulled.size === names.length,
    /** All that the dashboard shows has arrived; the rest may be on the way. */
    hasRecent: (): boolean => hasRecent,
    /** Resolves then, or when nothing waits for it any more. */
    recent,
    /** They are asked for again. */
    restart: (again: readonly EntityName[]): void => {
      for (const name of again) pulled.delete(name);
    },
    onPulled: (name: EntityName): void => {
      pulled.add(name);
      arrived(name);
    },
    /** Resolves when the next page of this collection may be asked for. */
    turnOf: async (name: EntityName): Promise<void> => {
      if (name === HEAVY) {
        if (awaited.size > 0) await light;
        heavyPages += 1;
        arrived(name);
      } else if (asked.has(name)) {
        arrived(name);
        await recent;
      }
      asked.add(name);
    },
    stopWaiting,
  };
};
