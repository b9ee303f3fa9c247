/** Once the thread has nothing better to do, at the latest after a second; Safari cannot be asked. */
export const whenIdle = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: 1_000 });
    else setTimeout(done, 300);
  });
