import type { MangoQuery } from 'rxdb/plugins/core';
import type { DocumentOf, EntityName } from '#src/domain/entities/registry.ts';
import { type Answer, sourceOf } from './sources.ts';
import { useAnswer } from './use-answer.ts';

// Our own hook: RxDB's stock hook re-renders for ever on inline queries and starts every screen with an empty list.

type LimitedQuery<N extends EntityName> = MangoQuery<DocumentOf<N>> & { readonly limit: number };

/** Every document of `name` that fits `query`, live; newest first is `sort: [{ sortKey: 'asc' }]`. */
export const useLive = <N extends EntityName>(name: N, query: LimitedQuery<N>): Answer<DocumentOf<N>> =>
  useAnswer(sourceOf(name, JSON.stringify(query)), { firstInPieces: true });

/** One document by id, live; undefined while loading and when there is none (`ready` tells which). */
export const useLiveOne = <N extends EntityName>(
  name: N,
  id: string | undefined,
): { readonly document: DocumentOf<N> | undefined; readonly ready: boolean } => {
  const { documents, ready } = useLive(name, {
    selector: { id: id ?? '' },
    limit: 1,
  } as unknown as LimitedQuery<N>);
  return { document: documents[0], ready };
};
