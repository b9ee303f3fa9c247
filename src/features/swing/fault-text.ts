import { faultById, faultName } from '@divot/golf-content';

/** The fault's name from the catalogue. Observations outside the catalogue go by their id. */
export const faultTitle = (faultId: string): string => faultById(faultId)?.title ?? faultName(faultId);
