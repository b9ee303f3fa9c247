import { faultName } from '#src/domain/faults/fault-ids.ts';
import { faultById } from '#src/domain/faults/faults.ts';

/** The fault's name as the catalogue has it; observations outside the catalogue by their id. */
export const faultTitle = (faultId: string): string => faultById(faultId)?.title ?? faultName(faultId);
