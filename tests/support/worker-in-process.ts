import { expose } from 'comlink';

/** A worker that runs in this process behind a real message channel. */
export class WorkerInProcess extends EventTarget {
  isTerminated = false;
  private readonly channel = new MessageChannel();

  protected serve(api: object): void {
    expose(api, this.channel.port2);
    this.channel.port1.addEventListener('message', ({ data }) =>
      this.dispatchEvent(new MessageEvent('message', { data })),
    );
    this.channel.port1.start();
  }

  postMessage(message: unknown, transfer: Transferable[]): void {
    this.channel.port1.postMessage(message, transfer);
  }

  terminate(): void {
    this.isTerminated = true;
    this.channel.port1.close();
    this.channel.port2.close();
  }
}
