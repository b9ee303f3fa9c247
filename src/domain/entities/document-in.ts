import { type EntityName, entities } from './registry.ts';

/** The document that a key of document-key.ts names. Undefined for what is no key of this app's. */
export const documentIn = (key: string): readonly [name: EntityName, id: string] | undefined => {
  const at = key.indexOf('/');
  const [name, id] = [key.slice(0, at), key.slice(at + 1)];
  return at > 0 && id !== '' && Object.hasOwn(entities, name) ? [name as EntityName, id] : undefined;
};
