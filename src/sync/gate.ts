import { Quota } from './quota.ts';
import { Waiters } from './waiters.ts';

export class GateClosedError extends Error {}

/**
 * Replication waits here while there is no network or no valid sign-in. RxDB's own pause() will not do: it makes a
 * running push return as if there were nothing to send.
 */
export class Gate {
  #state: 'closed' | 'open' | 'tornDown' = 'closed';
  readonly #waiters = new Waiters();
  /** The cloud counts them apart: one may be used up and the other not. */
  readonly quotas = { reads: new Quota(), writes: new Quota() };

  get isOpen(): boolean {
    return this.#state === 'open';
  }

  open(): void {
    if (this.#state === 'tornDown') return;
    this.#state = 'open';
    this.#waiters.resolve();
  }

  close(): void {
    if (this.#state === 'open') this.#state = 'closed';
    for (const quota of Object.values(this.quotas)) quota.close();
  }

  /** Resolves when open; rejects when the gate is torn down. */
  pass(): Promise<void> {
    if (this.#state === 'tornDown') return Promise.reject(new GateClosedError());
    if (this.#state === 'open') return Promise.resolve();
    return this.#waiters.wait();
  }

  /** Runs one exchange with the cloud, once open and as the quota allows. None within another. */
  async exchange<T>(counted: keyof Gate['quotas'], work: () => Promise<T>): Promise<T> {
    await this.pass();
    return this.quotas[counted].run(work);
  }

  tearDown(): void {
    this.#state = 'tornDown';
    this.#waiters.reject(new GateClosedError());
    for (const quota of Object.values(this.quotas)) quota.tearDown(new GateClosedError());
  }
}
