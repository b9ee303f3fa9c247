import type { EntityName } from '#src/domain/entities/registry.ts';

/** Swings carry landmarks, 200 KB and more each. */
const HEAVY: EntityName = 'swings';
/** Three pages of swings hold all that the dashboard uses. */
const RECENT_PAGES = 3;

class Signal {
  give!: () => void;
  readonly given = new Promise<void>((resolve) => {
    this.give = resolve;
  });
}

/**
 * Orders the first pages of a first pull: the newest page of every other collection, then the newest swings, then the
 * rest. The first two steps complete the dashboard. Also tracks which collections the server has sent in full since.
 */
export class PullProgress {
  readonly #names: readonly EntityName[];
  readonly #onRecent: () => void;
  readonly #complete = new Set<EntityName>();
  readonly #requested = new Set<EntityName>();
  /** Their first page is still to come. */
  readonly #missing: Set<EntityName>;
  #heavyPages = 0;
  #hasRecent = false;
  readonly #light = new Signal();
  readonly #recent = new Signal();

  constructor(names: readonly EntityName[], onRecent: () => void) {
    this.#names = names;
    this.#onRecent = onRecent;
    this.#missing = new Set(names.filter((name) => name !== HEAVY));
  }

  get isComplete(): boolean {
    return this.#complete.size === this.#names.length;
  }

  /** Everything the dashboard shows has arrived. The rest may still be on the way. */
  get hasRecent(): boolean {
    return this.#hasRecent;
  }

  /** Resolves when `hasRecent` becomes true, or when the waiting is called off. */
  get recent(): Promise<void> {
    return this.#recent.given;
  }

  /** These collections will be pulled again from the start. */
  restart(names: readonly EntityName[]): void {
    for (const name of names) this.#complete.delete(name);
  }

  onPulled(name: EntityName): void {
    this.#complete.add(name);
    this.#onPage(name);
  }

  /** Resolves when the next page of this collection may be asked for. */
  async turnOf(name: EntityName): Promise<void> {
    if (name === HEAVY) {
      if (this.#missing.size > 0) await this.#light.given;
      this.#heavyPages += 1;
      this.#onPage(name);
    } else if (this.#requested.has(name)) {
      this.#onPage(name);
      await this.#recent.given;
    }
    this.#requested.add(name);
  }

  /** Stop holding the rest back for what the dashboard shows first. */
  stopWaiting(): void {
    this.#light.give();
    this.#recent.give();
  }

  #onPage(name: EntityName): void {
    this.#missing.delete(name);
    if (this.#missing.size > 0) return;
    this.#light.give();
    const isHeavyMissing =
      this.#names.includes(HEAVY) && !this.#complete.has(HEAVY) && this.#heavyPages <= RECENT_PAGES;
    if (this.#hasRecent || isHeavyMissing) return;
    this.#hasRecent = true;
    this.stopWaiting();
    this.#onRecent();
  }
}
