type Waiter = { readonly resolve: () => void; readonly reject: (error: Error) => void };

/** Callers that wait until all of them may go on, or until waiting has become useless. */
export class Waiters {
  #waiting: Waiter[] = [];

  wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
    });
  }

  resolve(): void {
    for (const { resolve } of this.#waiting.splice(0)) resolve();
  }

  reject(error: Error): void {
    for (const { reject } of this.#waiting.splice(0)) reject(error);
  }
}
