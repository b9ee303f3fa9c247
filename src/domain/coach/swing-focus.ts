import type { FaultId } from '#src/domain/faults/fault-ids.ts';
import type { IsoDay } from '#src/domain/shared/day.ts';
import { GROUPS } from '#src/domain/strokes-gained/strokes-gained.ts';
import { costsIn } from './costs.ts';
import { chosenFocus, type StoredFocus } from './stored-focus.ts';

/** A focus that the golfer begins from a swing: the part in which its fault costs most, approach play where none is named. */
export const swingFocus = (faultId: FaultId, today: IsoDay): StoredFocus =>
  chosenFocus(GROUPS.find((group) => costsIn(faultId, group)) ?? 'approach', [], today);
