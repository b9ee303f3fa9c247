import { groupBy } from '#src/domain/shared/group-by.ts';
import type { Result } from '#src/domain/shared/result.ts';

// What an import would do, before anything is stored: what is new, what already exists, what cannot be read.

export type ImportPreview<D> = {
  readonly toAdd: readonly D[];
  readonly duplicates: readonly { readonly at: number; readonly what: string }[];
  readonly bad: readonly { readonly at: number; readonly reason: string }[];
  /**
   * What `at` counts from 1: lines of a table including its header, as a spreadsheet shows them, or entries of a list.
   */
  readonly counted: 'line' | 'entry';
  /** Pars that Divot worked out itself. The golfer confirms them before they are stored. */
  readonly proposedPars?: readonly { readonly what: string; readonly pars: readonly number[] }[];
  /**
   * A day of the file in both readings, if nothing in the file shows whether day or month comes first. The golfer
   * decides.
   */
  readonly openDay?: OpenDay;
  readonly openNines?: readonly OpenNine[];
};

/**
 * A round of nine holes that its archive counts from one. The golfer says which nine it was, or it is not imported.
 */
export type OpenNine = { readonly id: string; readonly what: string };

/** Answers to a preview's questions that only the golfer knows. */
export type ImportAnswers = {
  /** Answers an open day: true means that 06/11/26 is 6 November. */
  readonly dayFirst?: boolean | undefined;
  /** By the id of an open nine. */
  readonly nines?: Readonly<Record<string, 'front' | 'back'>> | undefined;
};

export type OpenDay = { readonly dayFirst: string; readonly monthFirst: string };

/** Who owns the documents that an import makes, and when it makes them. */
export type ImportContext = ImportAnswers & {
  readonly userId: string;
  readonly today: string;
  readonly nowIso: string;
  readonly newId: () => string;
  /** The golfer's setting for course handicaps, for rounds without their own. True if absent. */
  readonly ratingMinusPar?: boolean;
  /** Called now and then with the share of the file that is read. */
  readonly onProgress?: (share: number) => void;
};

const PROGRESS_EVERY = 50;
/** Reads rows one by one. */
export const readEach = <T, R>(
  rows: readonly T[],
  { onProgress }: Pick<ImportContext, 'onProgress'>,
  read: (row: T, index: number) => R,
): R[] =>
  rows.map((row, index) => {
    if (index % PROGRESS_EVERY === 0) onProgress?.(index / rows.length);
    return read(row, index);
  });

export type ReadRow<D> = { readonly at: number; readonly read: Result<D> };

type Identity<D> = {
  /** Equal for two documents that are the same thing. */
  readonly fingerprint: (document: D) => string;
  readonly what: (document: D) => string;
  /**
   * Matches the same thing written differently. Only documents with the same `key` are compared, and each known
   * document matches one of the file at most.
   */
  readonly twin?: { readonly key: (document: D) => string; readonly isTwin: (document: D, known: D) => boolean };
};

/** Takes a known twin of the document. False if none is left. */
const twinsOf = <D>(known: readonly D[], twin: Identity<D>['twin']): ((document: D) => boolean) => {
  if (!twin) return () => false;
  const left = groupBy(known, twin.key);
  return (document) => {
    const group = left.get(twin.key(document)) ?? [];
    const found = group.find((one) => twin.isTwin(document, one));
    if (found === undefined) return false;
    left.set(
      twin.key(document),
      group.filter((one) => one !== found),
    );
    return true;
  };
};

/** Separates new documents from those that are `known` or occur twice in the file. */
export const previewOf = <D>(
  rows: readonly ReadRow<D>[],
  counted: ImportPreview<D>['counted'],
  known: readonly D[],
  { fingerprint, what, twin }: Identity<D>,
): ImportPreview<D> => {
  const seen = new Set(known.map(fingerprint));
  const takeTwin = twinsOf(known, twin);
  const toAdd: D[] = [];
  const duplicates: { at: number; what: string }[] = [];
  const bad: { at: number; reason: string }[] = [];
  for (const { at, read } of rows) {
    if (!read.ok) {
      bad.push({ at, reason: read.error.replace(/\.$/, '') });
    } else if (seen.has(fingerprint(read.value)) || takeTwin(read.value)) {
      duplicates.push({ at, what: what(read.value) });
    } else {
      seen.add(fingerprint(read.value));
      toAdd.push(read.value);
    }
  }
  return { toAdd, duplicates, bad, counted };
};
