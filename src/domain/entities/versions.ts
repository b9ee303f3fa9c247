import { versionsOf } from '@divot/documents';
import { entities } from './registry.ts';

/** What differs between two versions of a document, and how an earlier one is put back. */
export const { changesBetween, restoredAt, restoredOver, takenBack } = versionsOf(entities);
