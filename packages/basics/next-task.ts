/** Resolves in this thread's next task: what a tap has changed is painted before it, and messages such as a cancel arrive. */
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
