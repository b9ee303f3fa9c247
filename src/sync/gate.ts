export class GateClosedError extends Error {}

type Waiter = { readonly resolve: () => void; readonly reject: (error: Error) => void };

/**
 * Replication waits here while there is no network or no valid sign-in. RxDB's own pause() will not do: it makes a
 * running push return as if there were nothing to send.
 */
export class Gate {
  #state: 'closed' | 'open' | 'tornDown' = 'closed';
  #isPaused = false;
  #waiters: Waiter[] = [];

  get isOpen(): boolean {
    return this.#state === 'open';
  }

  open(): void {
    if (this.#state === 'tornDown') return;
    this.#state = 'open';
    this.#release();
  }

  close(): void {
    if (this.#state === 'open') this.#state = 'closed';
  }

  get isPaused(): boolean {
    return this.#isPaused;
  }

  /** Nothing passes, although there is a network and a sign-in, until `resume`. */
  pause(): void {
    this.#isPaused = true;
  }

  resume(): void {
    this.#isPaused = false;
    this.#release();
  }

  #release(): void {
    if (this.#state !== 'open' || this.#isPaused) return;
    for (const { resolve } of this.#waiters.splice(0)) resolve();
  }

  /** Resolves when open and not paused; rejects when the gate is torn down. */
  pass(): Promise<void> {
    if (this.#state === 'tornDown') return Promise.reject(new GateClosedError());
    if (this.#state === 'open' && !this.#isPaused) return Promise.resolve();
    return new Promise((resolve, reject) => {
      this.#waiters.push({ resolve, reject });
    });
  }

  tearDown(): void {
    this.#state = 'tornDown';
    for (const { reject } of this.#waiters.splice(0)) reject(new GateClosedError());
  }
}
