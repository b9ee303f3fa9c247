import { isRecord } from '#src/domain/shared/is-record.ts';
import { entities } from '#src/domain/entities/registry.ts';
import { type Result, fail, ok } from '@divot/basics';
import { MOST_ENTRIES, MOST_ENTRIES_TEXT, tooMany } from './import-limit.ts';
import type { ImportContext } from './import-preview.ts';

// Documents as JSON, as the app exports them (docs/formats.md). A bare list also works.

/** Of the export. */
export const JSON_VERSION = 1;

export type TransferName = 'rounds' | 'courses';

export const isJson = (text: string): boolean => /^\s*[[{]/.test(text.replace(/^\uFEFF/, ''));

/** The entries of that name, not checked yet. */
export const jsonEntries = (text: string, name: TransferName): Result<readonly unknown[]> => {
  let whole: unknown;
  try {
    whole = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return fail('This file is incomplete. Divot cannot read it as JSON.');
  }
  const collections = isRecord(whole) && isRecord(whole['collections']) ? whole['collections'] : whole;
  const entries = isRecord(collections) ? collections[name] : collections;
  if (!Array.isArray(entries)) return fail(`This file holds no ${name}.`);
  return entries.length <= MOST_ENTRIES
    ? ok(entries as unknown[])
    : fail(tooMany(`more than ${MOST_ENTRIES_TEXT} ${name}`));
};

const isInstant = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** An entry's own fields under this golfer's name, with a new id. Undefined if it is not a record. */
export const asOwn = (
  name: TransferName,
  entry: unknown,
  { userId, nowIso, newId }: ImportContext,
): Readonly<Record<string, unknown>> | undefined => {
  if (!isRecord(entry)) return undefined;
  const { conflicts: _conflicts, extra: _extra, ...fields } = entities[name].schema.properties;
  const entries = Object.keys(fields).flatMap((field) =>
    entry[field] === undefined || entry[field] === null ? [] : [[field, entry[field]] as const],
  );
  const { createdAt } = entry;
  return {
    ...Object.fromEntries(entries),
    id: newId(),
    userId,
    createdAt: isInstant(createdAt) && createdAt <= nowIso ? createdAt : nowIso,
    updatedAt: nowIso,
    sortKey: 0,
  };
};

/** The id that an entry had at its source, so that a document that still exists is not added again. */
export const idOf = (entry: unknown): string | undefined =>
  isRecord(entry) && typeof entry['id'] === 'string' ? entry['id'] : undefined;

export const toJson = (name: TransferName, documents: readonly object[], exportedAt: string): string =>
  JSON.stringify({ app: 'divot', version: JSON_VERSION, exportedAt, collections: { [name]: documents } }, null, 1);
