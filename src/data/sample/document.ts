import { DAY_MS, HOUR_MS, MINUTE_MS } from '@divot/basics';
import type { DocumentOf, EntityName } from '#src/domain/entities/registry.ts';

/**
 * Sample dates are counted back from `today`, in UTC and in daylight, so that no time zone moves them to another day.
 */
export type Calendar = { readonly daysAgo: (days: number, hour: number, minute?: number) => string };

export const calendarOf = (today: Date): Calendar => {
  const midnight = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  return {
    daysAgo: (days, hour, minute = 0) =>
      new Date(midnight - days * DAY_MS + hour * HOUR_MS + minute * MINUTE_MS).toISOString(),
  };
};

export const plusMinutes = (instant: string, minutes: number): string =>
  new Date(Date.parse(instant) + minutes * MINUTE_MS).toISOString();

export type SeedDocument = { readonly entity: EntityName; readonly document: { readonly id: string } };
/** What a seed gives itself. Bookkeeping fields are computed from its time. */
export type Own<N extends EntityName> = Omit<DocumentOf<N>, 'createdAt' | 'updatedAt' | 'sortKey'> & {
  readonly createdAt?: string;
};

/** A seed as the app would have made it, but without the sort key, which never leaves the device. */
export const seed = <N extends EntityName>(entity: N, at: string, fields: Own<N>): SeedDocument => ({
  entity,
  document: { createdAt: at, updatedAt: at, ...fields },
});
