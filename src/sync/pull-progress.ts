import type { EntityName } from '#src/domain/entities/registry.ts';

/** Swings carry landmarks, 200 KB and more each. */
const HEAVY: EntityName = 'swings';
/** So many pages of swings hold what the dashboard judges. */
const RECENT_PAGES = 3;

class Signal {
  give!: () => void;
  readonly given = new Promise<void>((resolve) => {
    this.give = resolve;
  });
}

/**
 * In which order the first pages are asked for: the newest page of everything else, the newest swings, and then the
 * rest. With the first two the dashboard is complete. And which collections the server has sent in full since.
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

  /** All that the dashboard shows has arrived; the rest may be on the way. */
  get hasRecent(): boolean {
    return this.#hasRecent;
  }

  /** Resolves then, or when nothing waits for it any more. */
  get recent(): Promise<void> {
    return this.#recent.given;
  }

  /** They are asked for again. */
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

  /** The rest no longer waits for what is shown first. */
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
