import { type Result, addDays, compact, filled, groupBy } from '@divot/basics';
import type { RoundField } from './round-columns.ts';
import type { SampleColumn } from '@divot/shot-files';

// What an import would do, before anything is stored: what is new, what already exists, what cannot be read.

export type ImportPreview<D> = {
  readonly toAdd: readonly D[];
  readonly duplicates: readonly { readonly at: number; readonly what: string }[];
  /** Documents that look like ones already here. The golfer says which of them are others. */
  readonly likely?: readonly LikelyTwin<D>[];
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
  /** The columns of a table that Divot is not sure about. The golfer confirms them or says what they hold. */
  readonly openColumns?: readonly SampleColumn<RoundField>[];
  /** The first of `toAdd` as those columns or questions are read. */
  readonly firstRead?: readonly string[];
  /** What else only the golfer knows. Each is answered by its kind, once for the file. */
  readonly questions?: readonly ImportQuestion[];
  /** What the file holds and Divot does not read: names of columns, and lines. */
  readonly unread?: Unread;
};

export type Unread = { readonly columns: readonly string[]; readonly lines: readonly number[] };

/** `totals`: the score of the round without its holes. `none`: the holes are no scores. */
export type CardReading = 'strokes' | 'to-par' | 'par-score' | 'score-putts' | 'totals' | 'none';

/**
 * card: `rounds` cards do not add up, or are no strokes. differential: that of `rounds` rounds does not follow from their
 * score and rating. golfer: whose card it is, among those of the file. day, course: the file does not say.
 */
export type ImportQuestion =
  | {
      readonly kind: 'card';
      readonly rounds: number;
      /** The likeliest first, with the strokes of the first such card. */
      readonly readings: readonly { readonly reading: CardReading; readonly strokes?: number }[];
    }
  | { readonly kind: 'differential'; readonly rounds: number }
  | { readonly kind: 'golfer'; readonly names: readonly string[] }
  | { readonly kind: 'day' | 'course' };

export type LikelyTwin<D> = {
  readonly at: number;
  readonly document: D;
  readonly what: string;
  /** The day of the one it looks like. */
  readonly likeDay: string;
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
  /** What the columns hold, by their place. */
  readonly columns?: Readonly<Record<number, RoundField>> | undefined;
  readonly card?: CardReading | undefined;
  /** Which of the two counts. */
  readonly differential?: 'score' | 'differential' | undefined;
  /** The place of the golfer among the names. */
  readonly golfer?: number | undefined;
  readonly day?: string | undefined;
  readonly course?: string | undefined;
};

export type OpenDay = { readonly dayFirst: string; readonly monthFirst: string };

/** Who owns the documents that an import makes, and when it makes them. */
export type ImportContext = ImportAnswers & {
  readonly userId: string;
  readonly today: string;
  readonly nowIso: string;
  readonly newId: () => string;
  /** May hold the day and the course of a single round. */
  readonly fileName?: string;
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
  /** Finds the same thing written differently. */
  readonly twin?: {
    readonly day: (document: D) => string;
    /** 'likely' is for the golfer to decide. Only documents of neighbouring days are compared. */
    readonly compare: (document: D, stored: D) => 'same' | 'likely' | undefined;
  };
};

type Twin<D> = { readonly stored: D; readonly day: string; readonly how: 'same' | 'likely' };
/** Takes the known twin of a document, the surest first. Each known document is the twin of one of the file at most. */
const twinsOf = <D>(stored: readonly D[], twin: Identity<D>['twin']): ((document: D) => Twin<D> | undefined) => {
  if (!twin) return () => undefined;
  const left = groupBy(stored, twin.day);
  return (document) => {
    const day = twin.day(document);
    const near = [day, addDays(day, -1), addDays(day, 1)].flatMap((one) => left.get(one) ?? []);
    const compared = near.flatMap((one): Twin<D>[] => {
      const how = twin.compare(document, one);
      return how ? [{ stored: one, day: twin.day(one), how }] : [];
    });
    const nearest = compared.find(({ how }) => how === 'same') ?? compared[0];
    if (nearest) {
      left.set(
        nearest.day,
        left.get(nearest.day)!.filter((one) => one !== nearest.stored),
      );
    }
    return nearest;
  };
};

/** Separates new documents from those that are `known` or occur twice in the file. */
export const previewOf = <D>(
  rows: readonly ReadRow<D>[],
  counted: ImportPreview<D>['counted'],
  stored: readonly D[],
  { fingerprint, what, twin }: Identity<D>,
): ImportPreview<D> => {
  const seen = new Set(stored.map(fingerprint));
  const takeTwin = twinsOf(stored, twin);
  const toAdd: D[] = [];
  const duplicates: { at: number; what: string }[] = [];
  const likely: LikelyTwin<D>[] = [];
  const bad: { at: number; reason: string }[] = [];
  for (const { at, read } of rows) {
    if (!read.ok) {
      bad.push({ at, reason: read.error.replace(/\.$/, '') });
      continue;
    }
    const document = read.value;
    const isSeen = seen.has(fingerprint(document));
    const match = isSeen ? undefined : takeTwin(document);
    if (isSeen || match?.how === 'same') duplicates.push({ at, what: what(document) });
    else if (match) likely.push({ at, document, what: what(document), likeDay: match.day });
    else {
      seen.add(fingerprint(document));
      toAdd.push(document);
    }
  }
  return compact({ toAdd, duplicates, likely: filled(likely), bad, counted });
};
