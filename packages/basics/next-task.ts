const waiting: (() => void)[] = [];
/** One for all that wait: of the messages of two channels, WebKit may deliver the later one first. */
let port: MessagePort | undefined;

const openPort = (): MessagePort => {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    waiting.shift()!();
    if (waiting.length > 0) return;
    port1.close(); // an open port keeps Node alive
    port = undefined;
  });
  port1.start();
  return port2;
};

/**
 * Resolves in a task of its own, the next one of this thread that is free: what a tap has changed is painted before it,
 * and messages such as a cancel arrive. Who calls first goes first.
 */
export const nextTask = (): Promise<void> =>
  new Promise((done) => {
    waiting.push(done);
    port ??= openPort();
    port.postMessage(undefined);
  });
