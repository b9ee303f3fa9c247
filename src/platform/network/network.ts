import {
  type ConnectionQuality,
  type NetworkState,
  connectionQualityAtom,
  networkAtom,
  state,
} from '#src/platform/state.ts';

// Network states of SPEC section 4. Replication follows networkAtom: offline pauses it, reconnecting resumes it.
// docs/decisions/0003-speed-probe.md says what we probe and why it is our own file.

/** The reconnecting banner stays this long. */
export const RECONNECTING_MS = 2_000;
const POOR_ABOVE_MS = 2_000;
const FAIR_ABOVE_MS = 1_000;
const PROBE_GIVES_UP_MS = 10_000;

/** Undefined: the probe got no response from us (no connection, or a captive portal). */
export const qualityOfProbe = (durationMs: number | undefined): ConnectionQuality => {
  if (durationMs === undefined || durationMs > POOR_ABOVE_MS) return 'poor';
  return durationMs > FAIR_ABOVE_MS ? 'fair' : 'good';
};

export const qualityOfConnection = (effectiveType: string | undefined): ConnectionQuality => {
  if (effectiveType === 'slow-2g' || effectiveType === '2g') return 'poor';
  return effectiveType === '3g' ? 'fair' : 'good';
};

export type NetworkEdge = {
  isOnline(): boolean;
  effectiveType(): string | undefined;
  /** Duration in ms; undefined if we got no response. */
  probe(): Promise<number | undefined>;
  after(delayMs: number, run: () => void): void;
  onChange(change: { online: () => void; offline: () => void; connection: () => void }): void;
};

/** Keeps networkAtom and connectionQualityAtom up to date from now on. */
export const watchNetwork = (edge: NetworkEdge): void => {
  let spell = 0; // ignore probes that began in an earlier spell of connection
  const enter = (network: NetworkState) => state.set(networkAtom, network);
  const rate = (quality: ConnectionQuality) => state.set(connectionQualityAtom, quality);

  const goOffline = () => {
    spell += 1;
    enter('offline');
  };
  const rateByProbe = async (mine: number) => {
    const durationMs = await edge.probe();
    if (spell === mine) rate(qualityOfProbe(durationMs));
  };
  const reconnect = () => {
    if (state.get(networkAtom) !== 'offline') return;
    spell += 1;
    const mine = spell;
    enter('reconnecting');
    edge.after(RECONNECTING_MS, () => {
      if (spell === mine) enter('online');
    });
    void rateByProbe(mine);
  };

  rate(qualityOfConnection(edge.effectiveType()));
  if (!edge.isOnline()) goOffline();
  edge.onChange({
    online: reconnect,
    offline: goOffline,
    connection: () => rate(qualityOfConnection(edge.effectiveType())),
  });
};

type Connection = EventTarget & { readonly effectiveType?: string };
const connection = (): Connection | undefined => (navigator as { connection?: Connection }).connection;

const probe = async (): Promise<number | undefined> => {
  const startedMs = performance.now();
  try {
    const answer = await fetch(`/probe.txt?at=${Date.now()}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(PROBE_GIVES_UP_MS),
    });
    const ours = answer.ok && (await answer.text()).trim() === 'divot';
    return ours ? performance.now() - startedMs : undefined;
  } catch {
    return undefined;
  }
};

export const browserNetwork: NetworkEdge = {
  isOnline: () => navigator.onLine,
  effectiveType: () => connection()?.effectiveType,
  probe,
  after: (delayMs, run) => {
    setTimeout(run, delayMs);
  },
  onChange: ({ online, offline, connection: changed }) => {
    addEventListener('online', online);
    addEventListener('offline', offline);
    connection()?.addEventListener('change', changed);
  },
};
