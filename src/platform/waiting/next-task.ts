/** Resolves in the page's next task. What a tap has changed is painted before it. */
export const nextTask = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      done();
    });
    port1.start();
    port2.postMessage(undefined);
  });
