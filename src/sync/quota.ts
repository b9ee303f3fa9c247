import { FirebaseError } from 'firebase/app';
import { Waiters } from './waiters.ts';

const FIRST_PAUSE_MS = 1_000;
const LAST_PAUSE_MS = 300_000;
/** A request without an answer keeps the next one waiting no longer. */
const PATIENCE_MS = 10_000;

/** The project's quota is used up: the cloud refuses every request, and may bill it. */
export const isUsedUp = (error: unknown): boolean =>
  error instanceof FirebaseError && error.code.endsWith('resource-exhausted');

/**
 * At the start, once closed and after a refusal, exchanges take turns: one asks, and the others wait until the cloud has
 * answered. After each refusal there is a pause, which doubles.
 */
export class Quota {
  #isOpen = false;
  #turn: ReturnType<typeof setTimeout> | undefined;
  #pauseMs = FIRST_PAUSE_MS;
  readonly #waiters = new Waiters();

  /** The cloud has answered since the last refusal. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** One exchange is asking, or the pause after its refusal lasts. */
  get isTaken(): boolean {
    return this.#turn !== undefined;
  }

  async run<T>(exchange: () => Promise<T>): Promise<T> {
    while (this.isTaken) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await this.#waiters.wait();
    }
    const isAsking = !this.#isOpen;
    if (isAsking) this.#takeTurn(PATIENCE_MS);
    try {
      const answer = await exchange();
      this.#onAnswer();
      return answer;
    } catch (error) {
      if (!isUsedUp(error)) this.#onAnswer();
      // What was under way beside a refused one is refused as well.
      else if (isAsking || this.#isOpen) this.#onRefusal();
      throw error;
    }
  }

  /** The next exchange asks anew. */
  close(): void {
    this.#isOpen = false;
  }

  tearDown(error: Error): void {
    clearTimeout(this.#turn);
    this.#turn = undefined; // an exchange that was about to ask waits for nobody
    this.#waiters.reject(error);
  }

  #onAnswer(): void {
    this.#isOpen = true;
    this.#pauseMs = FIRST_PAUSE_MS;
    this.#endTurn();
  }

  #onRefusal(): void {
    this.#isOpen = false;
    this.#takeTurn(this.#pauseMs);
    this.#pauseMs = Math.min(LAST_PAUSE_MS, this.#pauseMs * 2);
  }

  #takeTurn(ms: number): void {
    clearTimeout(this.#turn);
    this.#turn = setTimeout(() => this.#endTurn(), ms);
  }

  #endTurn(): void {
    clearTimeout(this.#turn);
    this.#turn = undefined;
    this.#waiters.resolve();
  }
}
