import { type JsonMap, isMap, stepsOf } from '@divot/documents';
import { drillById, exerciseById, faultById } from '@divot/golf-content';
import { valueAt } from './documents.ts';
import { fieldName, wordsOf } from './field-name.ts';
import type { EntityName } from './registry.ts';

// What a golfer calls a place in a document: 'Hole 7, score', not 'Holes › 7 › strokes'.

const HOLE: Readonly<Record<string, string>> = {
  firstPuttFt: 'first putt',
  penalties: 'penalty strokes',
  strokes: 'score',
};

/** What a golfer calls an entry of a list. */
const ownName = (item: unknown): string | undefined => {
  if (!isMap(item)) return undefined;
  const text = (key: string) => (typeof item[key] === 'string' ? item[key] : undefined);
  return (
    text('name') ??
    text('title') ??
    exerciseById(text('exerciseId') ?? '')?.name ??
    drillById(text('drillId') ?? '')?.name ??
    faultById(text('faultId') ?? '')?.title ??
    text('type')
  );
};

const ID = /^[\da-f]{8}-|^\d{9,}/;

/**
 * 'Hole 7, score', 'Ann, hole 3' or 'Notes': the place of a value in a document, whose entries are called as one of its
 * versions calls them.
 */
export const placeName = (name: EntityName, path: string, ...versions: readonly JsonMap[]): string => {
  const [list = '', key, ...rest] = stepsOf(path);
  if (key === undefined) return fieldName(path);
  const words = (steps: readonly string[]) => steps.filter((step) => !ID.test(step)).map((step) => wordsOf(step));
  if (list === 'holes')
    return [`Hole ${key}`, ...rest.slice(0, 1).map((step) => HOLE[step] ?? wordsOf(step))].join(', ');
  const entry = path.split('.').slice(0, 2).join('.');
  const entryName = versions.map((version) => ownName(valueAt(name, version, entry))).find((one) => one !== undefined);
  if (entryName === undefined) return [fieldName(list), ...words([key, ...rest])].join(' › ');
  const [field, n, ...others] = rest;
  const isHole = n !== undefined && (field === 'strokes' || field === 'penalties');
  return [
    entryName,
    ...(isHole ? [...(field === 'strokes' ? [] : [HOLE[field]!]), `hole ${n}`, ...others] : words(rest)),
  ].join(', ');
};
