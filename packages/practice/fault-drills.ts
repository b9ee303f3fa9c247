import { type Drill, drillById, faultById, sparesPain } from '@divot/golf-content';
import { type Place, fitsPlaces } from './session.ts';

/** What a golfer cannot do now: load what hurts, or go where they do not practise. No places: any will do. */
export type Limits = { readonly pain: readonly string[]; readonly places: readonly Place[] };

/** Whether the drill loads nothing that hurts and can be done at one of the golfer's places. */
export const fitsLimits = (drill: Drill, { pain, places }: Limits): boolean =>
  sparesPain(drill, pain) && fitsPlaces(drill, places);

/**
 * The drills for a swing fault that fit the golfer, best first. Every screen that names a fault offers the first of
 * them.
 */
export const drillsFor = (faultId: string, limits: Limits): readonly Drill[] =>
  (faultById(faultId)?.drills ?? []).flatMap((id) => drillById(id) ?? []).filter((drill) => fitsLimits(drill, limits));
