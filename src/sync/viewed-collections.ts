// Coaches and games belong to everybody: they are pulled only while a screen shows them, in this tab or in another.

export const sharedNames = ['coaches', 'games'] as const;
export type SharedName = (typeof sharedNames)[number];
export const isShared = (name: string): name is SharedName => sharedNames.some((shared) => shared === name);

/** How long another tab's "I show this" message stays valid. */
const SAID_FOR_MS = 75_000;

export const createViewedCollections = (nowMs: () => number = Date.now) => {
  const here = new Map<SharedName, number>();
  const elsewhere = new Map<SharedName, number>();
  let onFollow: (name: SharedName) => void = () => undefined;
  return {
    /** A screen shows it from now on; returns the end. */
    follow: (name: SharedName): (() => void) => {
      here.set(name, (here.get(name) ?? 0) + 1);
      onFollow(name);
      let over = false;
      return () => {
        if (!over) here.set(name, (here.get(name) ?? 1) - 1);
        over = true;
      };
    },
    /** Another tab shows it. */
    heard: (name: SharedName) => elsewhere.set(name, nowMs() + SAID_FOR_MS),
    shownHere: (): readonly SharedName[] => sharedNames.filter((name) => (here.get(name) ?? 0) > 0),
    isFollowed: (name: SharedName): boolean => (here.get(name) ?? 0) > 0 || (elsewhere.get(name) ?? 0) > nowMs(),
    whenFollowed: (run: (name: SharedName) => void) => {
      onFollow = run;
    },
  };
};
export type ViewedCollections = ReturnType<typeof createViewedCollections>;
