import { isRecord } from '#src/domain/shared/is-record.ts';

// Google Analytics' Measurement Protocol through its browser endpoint (https://developers.google.com/analytics): how
// fast the app is and what failed. It needs a configured measurement id and the golfer's consent. No name, no address,
// no text: only what is listed here is ever sent.

export type TelemetryEvent =
  | { readonly kind: 'app_init' }
  | { readonly kind: 'vital'; readonly name: string; readonly value: number }
  /** `errorKind` is the class of the failure ('TypeError'), never its message. */
  | { readonly kind: 'exception'; readonly errorKind: string; readonly screen: string };

type Settings = {
  /** 'https://www.google-analytics.com', or the address of a proxy or stand-in. */
  readonly base: string;
  readonly measurementId: string;
  /** Created for this device and this consent. It says nothing about the golfer. */
  readonly clientId: string;
  readonly version: string;
};

const VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'];
const KIND = /^[A-Za-z]{1,40}$/;
/** Keeps only the screen's own path, because an address may contain ids. */
const screenOf = (path: string) => (/^\/[a-z-]*(\/[a-z-]+)?$/.test(path) ? path : '/other');

/** The address that reports one event. Undefined for anything that must not be sent. */
export const eventAddress = (settings: Settings, event: TelemetryEvent): string | undefined => {
  const endpoint = `${settings.base}/g/collect`;
  const common = { v: '2', tid: settings.measurementId, cid: settings.clientId, 'ep.app_version': settings.version };
  if (event.kind === 'app_init') return `${endpoint}?${new URLSearchParams({ ...common, en: event.kind })}`;
  if (event.kind === 'vital') {
    if (!VITALS.includes(event.name) || !Number.isFinite(event.value)) return undefined;
    const value = String(Math.round(event.value * 1000) / 1000);
    return `${endpoint}?${new URLSearchParams({ ...common, en: 'web_vital', 'ep.metric': event.name, 'epn.value': value })}`;
  }
  const kind = KIND.test(event.errorKind) ? event.errorKind : 'Error';
  return `${endpoint}?${new URLSearchParams({ ...common, en: event.kind, 'ep.kind': kind, 'ep.screen': screenOf(event.screen) })}`;
};

/** Sends without waiting. What cannot be sent is dropped. */
export const sendEvent = (settings: Settings, event: TelemetryEvent, fetcher: typeof fetch = fetch): void => {
  const address = eventAddress(settings, event);
  if (address === undefined) return;
  // Sends no referrer, because the screen's address may contain ids.
  const discreetly = { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' } as const;
  fetcher(address, { method: 'POST', keepalive: true, ...discreetly }).catch(() => undefined);
};

export const isClientId = (value: unknown): value is { readonly id: string } =>
  isRecord(value) && typeof value['id'] === 'string';
