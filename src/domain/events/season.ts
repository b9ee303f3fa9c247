import type { Static } from 'typebox';
import { id, object, text, whole, whollyReplaced } from '@divot/documents';

export const MOST_DAYS = 60;

/** A season over events on this device, in the order of their days. */
export const seasonSchema = object({
  id: id(),
  name: text(80),
  /** 0: all days count. */
  bestOf: whole(0, MOST_DAYS),
  /** For the first place, the second and so on. */
  points: whollyReplaced(whole(0, 10_000), 96),
  events: whollyReplaced(id(), MOST_DAYS),
});
export type Season = Static<typeof seasonSchema>;

export const USUAL_POINTS: readonly number[] = [25, 20, 16, 13, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
