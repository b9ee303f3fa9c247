import { truncate } from '@divot/basics';
import { type Change, isMap } from '@divot/documents';
import { HISTORY_MS, type HistoryRow } from '#src/data/db/history-database.ts';
import type { Step } from '#src/data/queries/history.ts';
import { fieldName } from '#src/domain/entities/field-name.ts';
import { placeName } from '#src/domain/entities/place-name.ts';
import type { EntityName } from '#src/domain/entities/registry.ts';
import type { Fields } from '#src/domain/forms/fields.ts';
import { dayText, momentText } from '#src/platform/clock/day-text.ts';
import { deviceName } from '#src/platform/device/device.ts';
import { copy } from './copy.ts';

const LONGEST = 80;

type Box = {
  readonly label?: string;
  readonly options?: readonly { readonly value: unknown; readonly label: string }[];
};

const plain = (value: unknown): string => {
  if (value === undefined || value === null || value === '') return copy.nothing;
  if (typeof value === 'boolean') return value ? copy.yes : copy.no;
  if (Array.isArray(value)) return value.length === 0 ? copy.nothing : value.map(plain).join(', ');
  if (isMap(value)) {
    const name = ['name', 'title', 'text', 'type'].map((key) => value[key]).find((one) => typeof one === 'string');
    return typeof name === 'string' ? name : copy.set;
  }
  const text = `${value as string | number}`;
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return momentText(text);
  return /^\d{4}-\d\d-\d\d$/.test(text) ? dayText(text) : text;
};

/** A value as the golfer's form shows it, if the field has one. */
const valueText = (fields: Fields | undefined, path: string, value: unknown): string => {
  const field = fields && Object.hasOwn(fields, path) ? fields[path] : undefined;
  const { options } = (field?.box ?? {}) as Box;
  const shown =
    options?.find((one) => one.value === value)?.label ?? (value === undefined ? undefined : field?.show(value));
  return truncate(typeof shown === 'string' && shown !== '' ? shown : plain(value), LONGEST);
};

/** 'Hole 7', 'Notes', 'Ann, hole 3'. */
const placeOf = (name: EntityName, fields: Fields | undefined, { path }: Change, step: Step): string => {
  const { label } = (fields && Object.hasOwn(fields, path) ? fields[path]!.box : {}) as Box;
  const called = label?.replace(/ \(optional\)$/, '');
  return called ?? placeName(name, path, step.document, step.before ?? {}).replace(/^(Hole \d+), score$/, '$1');
};

export type ChangeWords = {
  readonly paths: readonly string[];
  /** 'Hole 7' */
  readonly place: string;
  /** 'Hole 7: 5 → 4' */
  readonly line: string;
  /** The button's words that put the version before back. */
  readonly back: string;
};

/** As many entries of one list as a golfer reads: a card has 18 holes. */
const MOST_OF_ONE = 18;

export const changeWords = (name: EntityName, fields: Fields | undefined, step: Step): readonly ChangeWords[] => {
  const byField = new Map<string, Change[]>();
  for (const change of step.changes) {
    const field = change.path.split('.')[0]!;
    byField.set(field, [...(byField.get(field) ?? []), change]);
  }
  return [...byField].flatMap(([field, changes]): ChangeWords[] => {
    const paths = changes.map(({ path }) => path);
    if (changes.length > MOST_OF_ONE) {
      const place = fieldName(field);
      return [{ paths, place, line: copy.many(place, changes.length), back: copy.putBack(copy.these(changes.length)) }];
    }
    return changes.map((change) => {
      const place = placeOf(name, fields, change, step);
      const before = valueText(fields, change.path, change.before);
      const line = copy.change(place, before, valueText(fields, change.path, change.after));
      const back = before === copy.nothing ? copy.clear : copy.putBack(before);
      return { paths: [change.path], place, line, back };
    });
  });
};

/** What happened to the document as a whole. */
export const wholeText = ({ row, before, document }: Step): string | undefined => {
  if (row.before === undefined) return copy.added;
  if (document['_deleted'] === before?.['_deleted']) return undefined;
  return document['_deleted'] === true ? copy.deleted : copy.restored;
};

/** 'on the other iPhone' */
export const originText = ({ by, device }: HistoryRow): string => {
  const name = device === deviceName() ? copy.theOther(device) : (device ?? copy.otherDevice);
  return copy.by[by](name);
};

/** When it was changed. Another device's clock counts where it can be right, else when the change came here. */
export const changedAt = ({ at, version }: HistoryRow): string => {
  const ms = Date.parse(at);
  return ms <= version && ms > version - HISTORY_MS ? at : new Date(version).toISOString();
};
