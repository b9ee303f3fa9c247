import { beforeEach, describe, expect, test } from 'vitest';
import { type NetworkEdge, qualityOfConnection, qualityOfProbe, watchNetwork } from '#src/platform/network/network.ts';
import { connectionQualityAtom, networkAtom, state } from '#src/platform/state.ts';

const edgeFor = (probeMs: readonly (number | undefined)[], effectiveType?: string, online = true) => {
  const timers: { delayMs: number; run: () => void }[] = [];
  const answers = [...probeMs];
  let changes: Parameters<NetworkEdge['onChange']>[0] | undefined;
  let type = effectiveType;
  const edge: NetworkEdge = {
    isOnline: () => online,
    effectiveType: () => type,
    probe: () => Promise.resolve(answers.shift()),
    after: (delayMs, run) => timers.push({ delayMs, run }),
    onChange: (change) => {
      changes = change;
    },
  };
  return {
    edge,
    timers,
    go: () => changes!,
    connect: (next: string) => {
      type = next;
      changes!.connection();
    },
  };
};
const settled = () => new Promise((done) => setImmediate(done));

beforeEach(() => {
  state.set(networkAtom, 'online');
  state.set(connectionQualityAtom, 'good');
});

describe('connection quality', () => {
  test.each([
    ['slow-2g', 'poor'],
    ['2g', 'poor'],
    ['3g', 'fair'],
    ['4g', 'good'],
    [undefined, 'good'],
  ])('a %s connection is %s', (type, quality) => expect(qualityOfConnection(type)).toBe(quality));

  test.each([
    [1000, 'good'],
    [1001, 'fair'],
    [2000, 'fair'],
    [2001, 'poor'],
    [undefined, 'poor'],
  ])('a probe of %s ms is %s', (ms, quality) => expect(qualityOfProbe(ms)).toBe(quality));

  test('follows the connection type while it changes', () => {
    const { edge, connect } = edgeFor([], '3g');
    watchNetwork(edge);
    expect(state.get(connectionQualityAtom)).toBe('fair');
    connect('2g');
    expect(state.get(connectionQualityAtom)).toBe('poor');
  });
});

describe('network states', () => {
  test('an app opened with no signal starts offline', () => {
    watchNetwork(edgeFor([], undefined, false).edge);
    expect(state.get(networkAtom)).toBe('offline');
  });

  test('back on Wi-Fi: reconnecting for 2 s during the probe, then online with its result', async () => {
    const { edge, timers, go } = edgeFor([1500]);
    watchNetwork(edge);
    go().offline();
    expect(state.get(networkAtom)).toBe('offline');
    go().online();
    expect(state.get(networkAtom)).toBe('reconnecting');
    await settled();
    expect(state.get(connectionQualityAtom)).toBe('fair');
    expect(timers.map(({ delayMs }) => delayMs)).toEqual([2000]);
    timers[0]!.run();
    expect(state.get(networkAtom)).toBe('online');
  });

  test('a signal lost again within the 2 s stays lost, and the old probe no longer counts', async () => {
    const { edge, timers, go } = edgeFor([3000]);
    watchNetwork(edge);
    go().offline();
    go().online();
    go().offline();
    timers[0]!.run();
    await settled();
    expect(state.get(networkAtom)).toBe('offline');
    expect(state.get(connectionQualityAtom)).toBe('good');
  });

  test('an online event without an outage changes nothing', () => {
    const { edge, timers, go } = edgeFor([]);
    watchNetwork(edge);
    go().online();
    expect(state.get(networkAtom)).toBe('online');
    expect(timers).toEqual([]);
  });

  test('a captive portal after an outage is a poor connection', async () => {
    const { edge, go } = edgeFor([undefined]);
    watchNetwork(edge);
    go().offline();
    go().online();
    await settled();
    expect(state.get(connectionQualityAtom)).toBe('poor');
  });
});
