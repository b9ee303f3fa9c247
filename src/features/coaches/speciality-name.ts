import { faultName, readFaultId } from '@divot/golf-content';
import { copy } from './copy.ts';

/** What a coach teaches: a fault from the catalogue, another speciality, or the directory's own word. */
export const specialityName = (id: string): string =>
  readFaultId(id) ? faultName(id) : (copy.filters.specialities[id] ?? id);
