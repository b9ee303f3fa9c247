import type { IsoDay } from '#src/domain/shared/day.ts';

/** 'May 1, 2026', in this device's own words. */
export const dayText = (day: IsoDay): string =>
  new Date(`${day}T12:00:00`).toLocaleDateString(undefined, { day: 'numeric', month: 'short', year: 'numeric' });
