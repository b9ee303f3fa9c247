import type { Entity } from '../entity.ts';
import { type Json, type JsonMap, equal, isMap, own } from '../json.ts';
import { itemsBy } from '../merge/lists.ts';
import { type Schema, ruleFor, schemaOf } from '../merge/rule.ts';
import { below } from '../path.ts';

/** One thing that two versions of a document have differently. Undefined: that version has nothing there. */
export type Change = {
  /** As a conflict's: 'notes', 'steps.7.minutes'. */
  readonly path: string;
  readonly before: Json;
  readonly after: Json;
};

/** Fields that say nothing about what the user did, beside those that merge as bookkeeping. */
const BOOKKEEPING = new Set(['id', 'userId', '_deleted', 'earlier', 'extra']);

/** Whether a field is the app's own, so that no version is told apart by it and none brings it back. */
export const isBookkeeping = ({ schema, unrestored = [] }: Entity, field: string): boolean => {
  const kind = schemaOf(schema, field)?.merge?.kind;
  return (
    BOOKKEEPING.has(field) ||
    unrestored.includes(field) ||
    kind === 'latest' ||
    kind === 'server' ||
    kind === 'conflicts'
  );
};

const entries = (rule: ReturnType<typeof ruleFor>, value: Json): ReadonlyMap<string, Json> => {
  if (rule.kind !== 'list') return new Map(Object.entries(isMap(value) ? value : {}));
  return itemsBy(rule.key, value);
};

const differing = (schema: Schema | undefined, path: string, before: Json, after: Json): Change[] => {
  if (equal(before, after)) return [];
  const rule = ruleFor(schema, before, after);
  const isNamed = before !== undefined && after !== undefined && (rule.kind === 'record' || rule.kind === 'list');
  if (!isNamed) return [{ path, before, after }];
  const [was, is] = [entries(rule, before), entries(rule, after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key) =>
    differing(
      rule.kind === 'list' ? schema?.items : schemaOf(schema, key),
      below(path, key),
      was.get(key),
      is.get(key),
    ),
  );
};

/** What the user would call different in two versions of a document, value by value. */
export const changesBetween = (entity: Entity, before: JsonMap, after: JsonMap): readonly Change[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !isBookkeeping(entity, field))
    .flatMap((field) =>
      differing(
        schemaOf(entity.schema as unknown as Schema, field),
        below('', field),
        own(before, field),
        own(after, field),
      ),
    );
