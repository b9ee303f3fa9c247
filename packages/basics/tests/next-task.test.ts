import { afterEach, expect, test, vi } from 'vitest';
import { nextTask } from '../index.ts';

afterEach(() => vi.unstubAllGlobals());

/** Its first channel is slow, as one may be in WebKit. Each keeps the order of its own messages. */
const slowFirstChannel = () => {
  let latencyMs = 20;
  return class {
    readonly port1 = Object.assign(new EventTarget(), { start: () => {}, close: () => {} });
    readonly port2: { postMessage: () => void };
    constructor() {
      const ownMs = latencyMs;
      latencyMs = 0;
      this.port2 = { postMessage: () => setTimeout(() => this.port1.dispatchEvent(new Event('message')), ownMs) };
    }
  };
};

test('two taps in one moment are carried out in their order', async () => {
  vi.stubGlobal('MessageChannel', slowFirstChannel());
  const carriedOut: string[] = [];

  await Promise.all(
    ['bogey', 'double bogey'].map(async (tap) => {
      await nextTask();
      carriedOut.push(tap);
    }),
  );

  expect(carriedOut).toEqual(['bogey', 'double bogey']);
});

test('each goes in a task of its own', async () => {
  const order: string[] = [];
  const goOn = async (name: string) => {
    await nextTask();
    order.push(name);
    await Promise.resolve();
    order.push(`what ${name} leads to`);
  };

  await Promise.all([goOn('the first'), goOn('the second')]);

  expect(order).toEqual(['the first', 'what the first leads to', 'the second', 'what the second leads to']);
});
