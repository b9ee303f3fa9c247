import { faultName } from '#src/domain/faults/fault-ids.ts';
import { faultById } from '#src/domain/faults/faults.ts';

/** The fault's name from the catalogue. Observations outside the catalogue go by their id. */
export const faultTitle = (faultId: string): string => faultById(faultId)?.title ?? faultName(faultId);
