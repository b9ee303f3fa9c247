// Coaches and games are shared by all golfers. Divot pulls them only while a screen in this tab or another shows them.

export const sharedNames = ['coaches', 'games'] as const;
export type SharedName = (typeof sharedNames)[number];
export const isShared = (name: string): name is SharedName => sharedNames.some((shared) => shared === name);

/** How long another tab's "I show this" message stays valid. */
const VALID_MS = 75_000;

export class ViewedCollections {
  /** How many screens of this tab show it. */
  readonly #here = new Map<SharedName, number>();
  /** Until when another tab's message is valid. */
  readonly #elsewhere = new Map<SharedName, number>();
  readonly #nowMs: () => number;
  /** Called when a screen of this tab begins to show one. */
  onView: (name: SharedName) => void = () => undefined;

  constructor(nowMs: () => number = Date.now) {
    this.#nowMs = nowMs;
  }

  /** A screen shows it from now on. Returns the function that ends this. */
  view(name: SharedName): () => void {
    this.#count(name, 1);
    this.onView(name);
    let isOver = false;
    return () => {
      if (!isOver) this.#count(name, -1);
      isOver = true;
    };
  }

  viewedElsewhere(name: SharedName): void {
    this.#elsewhere.set(name, this.#nowMs() + VALID_MS);
  }

  viewedHere(): readonly SharedName[] {
    return sharedNames.filter((name) => (this.#here.get(name) ?? 0) > 0);
  }

  isViewed(name: SharedName): boolean {
    return (this.#here.get(name) ?? 0) > 0 || (this.#elsewhere.get(name) ?? 0) > this.#nowMs();
  }

  #count(name: SharedName, by: number): void {
    this.#here.set(name, (this.#here.get(name) ?? 0) + by);
  }
}
