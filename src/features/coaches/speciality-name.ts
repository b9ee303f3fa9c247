import { faultName, readFaultId } from '#src/domain/faults/fault-ids.ts';
import { copy } from './copy.ts';

/** What a coach teaches: a fault of the catalogue, one of the other specialities, or the directory's own word. */
export const specialityName = (id: string): string =>
  readFaultId(id) ? faultName(id) : (copy.filters.specialities[id] ?? id);
