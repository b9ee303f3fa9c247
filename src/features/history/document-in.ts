import { type EntityName, entities } from '#src/domain/entities/registry.ts';
import type { HistorySearch } from '#src/platform/history-search.ts';

/** The document that an address names: 'rounds/<id>'. */
export const documentIn = ({ of = '' }: HistorySearch): readonly [name: EntityName, id: string] | undefined => {
  const at = of.indexOf('/');
  const [name, id] = [of.slice(0, at), of.slice(at + 1)];
  return at > 0 && id !== '' && Object.hasOwn(entities, name) ? [name as EntityName, id] : undefined;
};
