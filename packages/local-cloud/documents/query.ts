import { ServiceError } from '../server/serve.ts';
import { fieldAt } from './field-path.ts';
import { compareValues, kindOf, sameValue } from './value.ts';
import type { Cursor, FieldFilter, Filter, Order, StoredDocument, StructuredQuery, Value } from './wire.ts';

// Structured queries over one collection. Documents that lack an ordered field are left out, as in Firestore.

const RANGE: Readonly<Record<string, (order: number) => boolean>> = {
  LESS_THAN: (order) => order < 0,
  LESS_THAN_OR_EQUAL: (order) => order <= 0,
  GREATER_THAN: (order) => order > 0,
  GREATER_THAN_OR_EQUAL: (order) => order >= 0,
};

/** Makes the full resource name of a document's path. */
export type Naming = (path: string) => string;

const valueOf = (document: StoredDocument, path: string, nameOf: Naming): Value | undefined =>
  path === '__name__' ? { referenceValue: nameOf(document.path) } : fieldAt(document.fields, path);

const matchesField = ({ op, value: wanted }: FieldFilter, value: Value | undefined): boolean => {
  if (value === undefined) return false;
  const list = 'arrayValue' in wanted ? (wanted.arrayValue.values ?? []) : [];
  const range = RANGE[op];
  if (range) return kindOf(value) === kindOf(wanted) && range(compareValues(value, wanted));
  if (op === 'EQUAL') return sameValue(value, wanted);
  if (op === 'IN') return list.some((item) => sameValue(item, value));
  if (op === 'ARRAY_CONTAINS') {
    return 'arrayValue' in value && (value.arrayValue.values ?? []).some((item) => sameValue(item, wanted));
  }
  throw new ServiceError(501, 'UNIMPLEMENTED', `The local documents service has no operator ${op}`);
};

/** The filters that must all hold; an OR has no place in the app's queries. */
export const conditions = (filter: Filter | undefined): readonly FieldFilter[] => {
  if (!filter) return [];
  if (filter.fieldFilter) return [filter.fieldFilter];
  if (filter.compositeFilter?.op === 'AND') return (filter.compositeFilter.filters ?? []).flatMap(conditions);
  throw new ServiceError(501, 'UNIMPLEMENTED', 'The local documents service knows field filters and AND only');
};

const fullOrder = (query: StructuredQuery, filters: readonly FieldFilter[]): readonly Order[] => {
  const order: Order[] = [...(query.orderBy ?? [])];
  const ordered = (path: string) => order.some(({ field }) => field.fieldPath === path);
  for (const { field, op } of filters) if (op in RANGE && !ordered(field.fieldPath)) order.push({ field });
  const direction = order.at(-1)?.direction ?? 'ASCENDING';
  if (!ordered('__name__')) order.push({ field: { fieldPath: '__name__' }, direction });
  return order;
};

export const runQuery = (
  documents: Iterable<StoredDocument>,
  query: StructuredQuery,
  nameOf: Naming,
): readonly StoredDocument[] => {
  const filters = conditions(query.where);
  const order = fullOrder(query, filters);
  const signed = (result: number, index: number) => (order[index]!.direction === 'DESCENDING' ? -result : result);

  const rows: { document: StoredDocument; keys: readonly Value[] }[] = [];
  for (const document of documents) {
    if (!filters.every((filter) => matchesField(filter, valueOf(document, filter.field.fieldPath, nameOf)))) continue;
    const keys = order.map(({ field }) => valueOf(document, field.fieldPath, nameOf));
    if (keys.every((key) => key !== undefined)) rows.push({ document, keys });
  }
  const compareKeys = (a: readonly Value[], b: readonly Value[]): number => {
    for (const [index, value] of b.entries()) {
      const result = compareValues(a[index]!, value);
      if (result !== 0) return signed(result, index);
    }
    return 0;
  };
  const side = (cursor: Cursor, keys: readonly Value[]) => compareKeys(keys, cursor.values ?? []);
  const { startAt, endAt } = query;
  const limit = typeof query.limit === 'object' ? query.limit.value : query.limit;
  return rows
    .filter(({ keys }) => !startAt || (startAt.before ? side(startAt, keys) >= 0 : side(startAt, keys) > 0))
    .filter(({ keys }) => !endAt || (endAt.before ? side(endAt, keys) < 0 : side(endAt, keys) <= 0))
    .sort((a, b) => compareKeys(a.keys, b.keys))
    .slice(0, limit)
    .map(({ document }) => document);
};
