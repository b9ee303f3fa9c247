import type { EntityName } from './registry.ts';

/** What names a document on a device and in addresses: 'rounds/<id>'. document-in.ts reads it. */
export const keyOf = (name: EntityName, id: string): string => `${name}/${id}`;
