import { isRecord } from '#src/domain/shared/is-record.ts';
import { readLocal, writeLocal } from '#src/platform/storage/local-store.ts';

// How fast the app was on this device, by the standard metrics. Stored on this device; nothing is sent from here.

const KEY = 'divot-vitals';

/** Metric name (LCP, INP, CLS, FCP, TTFB) -> its last value in ms; CLS has no unit. */
export type Vitals = Readonly<Record<string, number>>;

const isVitals = (value: unknown): value is Vitals =>
  isRecord(value) && Object.values(value).every((figure) => typeof figure === 'number');

export const measuredVitals = (): Vitals => readLocal(KEY, isVitals) ?? {};

export const measureVitals = async (): Promise<void> => {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  const note = ({ name, value }: { readonly name: string; readonly value: number }) => {
    writeLocal(KEY, { ...measuredVitals(), [name]: Math.round(value * 1000) / 1000 });
  };
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(note);
};

/**
 * The standard bounds (web.dev/articles/vitals): good up to the first, poor above the second, in ms; CLS has no unit.
 */
const BOUNDS: Readonly<Record<string, readonly [good: number, poor: number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
};

export type VitalRating = 'good' | 'fair' | 'poor';

/** Undefined unless it is one of the five metrics we track. */
export const ratingOf = (name: string, value: number): VitalRating | undefined => {
  const bounds = BOUNDS[name];
  if (!bounds) return undefined;
  if (value <= bounds[0]) return 'good';
  return value > bounds[1] ? 'poor' : 'fair';
};
