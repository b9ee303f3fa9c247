import type { EntityName } from '#src/domain/entities/registry.ts';

/**
 * Orders a first pull: the newest page of every collection, which completes the dashboard, then the rest. Also tracks
 * which collections the server has sent in full since.
 */
export class PullProgress {
  readonly #names: readonly EntityName[];
  readonly #onRecent: () => void;
  readonly #complete = new Set<EntityName>();
  readonly #requested = new Set<EntityName>();
  /** Their first page is still to come. */
  readonly #missing: Set<EntityName>;
  #hasRecent = false;
  /** Stop holding the rest back for what the dashboard shows first. */
  stopWaiting!: () => void;
  /** Resolves when `hasRecent` becomes true, or when the waiting is called off. */
  readonly recent = new Promise<void>((resolve) => {
    this.stopWaiting = resolve;
  });

  constructor(names: readonly EntityName[], onRecent: () => void) {
    this.#names = names;
    this.#onRecent = onRecent;
    this.#missing = new Set(names);
  }

  get isComplete(): boolean {
    return this.#complete.size === this.#names.length;
  }

  /** Everything the dashboard shows has arrived. The rest may still be on the way. */
  get hasRecent(): boolean {
    return this.#hasRecent;
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
    if (this.#requested.has(name)) {
      this.#onPage(name);
      await this.recent;
    }
    this.#requested.add(name);
  }

  #onPage(name: EntityName): void {
    this.#missing.delete(name);
    if (this.#missing.size > 0 || this.#hasRecent) return;
    this.#hasRecent = true;
    this.stopWaiting();
    this.#onRecent();
  }
}
