import { asciiFigures, sum } from '@divot/basics';
import { bareCell, parAndScoreIn, scoreAndPuttsIn, strokesIn, toParIn, wholeIn } from './hole-cells.ts';
import type { CardReading, ImportQuestion } from './import-preview.ts';
import { type HoleField, LEAST_MEAN } from './round-columns.ts';
import { type Entry, figureIn, ratingIn } from './score-history.ts';

// What the holes of a table's cards are: strokes, or something that only looks like them. A card is compared with
// everything else that its file says about it: totals, nines, pars, points, count of holes, differential. What does not
// add up is shown in its readings, and the golfer chooses once for the file.

/** A card as its file has it. */
export type RawCard = {
  readonly at: number;
  readonly entry: Entry;
  /** Cells by hole and field. */
  readonly cells: ReadonlyMap<number, Partial<Record<HoleField, string>>>;
  /** The total may be less than the strokes, because no hole counts more than net double bogey. */
  readonly isAdjusted: boolean;
};

const HOLE_READINGS = ['strokes', 'to-par', 'par-score', 'score-putts'] as const;
type HoleReading = (typeof HOLE_READINGS)[number];

/** Strokes by hole ('X' for a pick-up), and the pars that are known. */
export type ReadCard = { readonly scores: ReadonlyMap<number, string>; readonly pars: ReadonlyMap<number, number> };

const parsOf = ({ cells }: RawCard): ReadonlyMap<number, number> =>
  new Map([...cells].flatMap(([n, { par }]) => (wholeIn(par) ? [[n, wholeIn(par)!] as const] : [])));

/** The card in one reading. Undefined if a cell does not fit it. */
const readAs = (card: RawCard, reading: HoleReading): ReadCard | undefined => {
  const written = [...card.cells].map(([n, { strokes }]) => [n, bareCell(strokes)] as const);
  const pars = new Map(parsOf(card));
  // Where nothing else stands for par, an empty cell does.
  const isBlankPar = !written.some(([, cell]) => cell !== '' && toParIn(cell, false) === 0);
  const scores = new Map<number, string>();
  for (const [n, cell] of written) {
    const read = (): string | undefined => {
      if (reading === 'strokes') return strokesIn(cell);
      if (reading === 'score-putts') return scoreAndPuttsIn(cell);
      if (reading === 'to-par') {
        const toPar = toParIn(cell, isBlankPar);
        if (typeof toPar !== 'number') return toPar;
        const par = pars.get(n);
        return par === undefined || par + toPar < 1 ? undefined : String(par + toPar);
      }
      const pair = parAndScoreIn(cell);
      if (pair === undefined || pair === '') return pair;
      pars.set(n, pair.par);
      return String(pair.strokes);
    };
    const score = read();
    if (score === undefined || Number(score) > 20) return undefined;
    if (score !== '') scores.set(n, score);
  }
  return scores.size > 0 ? { scores, pars } : undefined;
};

/** A total as a table writes it: 84, 84 (+12), (88), 76 A. */
const totalIn = (cell: string): number | undefined => {
  const [, figure] =
    /^[*(\s]*(\d{1,3})(?:[.,]0+)?\)?\s*[a-z]{0,3}\s*(?:\([^()]*\))?\s*\*?$/i.exec(bareCell(cell)) ?? [];
  return figure === undefined ? undefined : Number(figure);
};
const signedIn = (cell: string): number | undefined => {
  const text = bareCell(cell);
  if (/^(?:e|even)$/i.test(text)) return 0;
  return /^[+-]?\d{1,3}$/.test(text) ? Number(text) : undefined;
};

const MOST_CAPPED = 0.7;
/** Whether a total fits the strokes. Undefined where it says nothing about them. */
const fitsTotal = (total: number | undefined, strokes: readonly string[], isAdjusted: boolean): boolean | undefined => {
  if (total === undefined) return undefined;
  const numbers = strokes.filter((score) => score !== 'X').map(Number);
  const pickedUp = strokes.length - numbers.length;
  if (isAdjusted && (pickedUp > 0 || strokes.length < 18)) return undefined;
  if (pickedUp > 0) return total >= sum(numbers) && total <= sum(numbers) + 20 * pickedUp ? undefined : false;
  if (isAdjusted) return total <= sum(numbers) && total >= sum(numbers) * MOST_CAPPED;
  return total === sum(numbers);
};

const scoresOn = ({ scores }: ReadCard, [from, to]: readonly [number, number]): readonly string[] =>
  [...scores].flatMap(([n, score]) => (n >= from && n <= to ? [score] : []));

/** Whether points of a hole can come from its strokes with up to three strokes received, or one given. */
const fitsPoints = (card: RawCard, { scores, pars }: ReadCard): boolean | undefined => {
  const gains = [...scores].flatMap(([n, score]) => {
    const [points, par] = [wholeIn(card.cells.get(n)?.points), pars.get(n)];
    if (points === undefined || par === undefined || score === 'X') return [];
    const gross = Math.max(0, 2 + par - Number(score));
    return points === 0 && gross === 0 ? [] : [points - (2 + par - Number(score))];
  });
  if (gains.length === 0) return undefined;
  return gains.every((gain) => gain >= 0 && gain <= 3) || gains.every((gain) => gain === 0 || gain === -1);
};

/**
 * Strokes that nobody takes: fewer than the best rounds ever, two aces, far under par, or the stroke indexes of the card.
 * A 0 is a hole that was not played, so it stands on a whole nine.
 */
const isImpossible = (card: RawCard | undefined, { scores, pars }: ReadCard): boolean => {
  const zeros = [...(card?.cells ?? [])].flatMap(([n, { strokes }]) => (/^0+$/.test(bareCell(strokes)) ? [n] : []));
  if (zeros.length > 0 && zeros.length !== 9) return true;
  const played = [...scores].filter(([, score]) => score !== 'X').map(([n, score]) => [n, Number(score)] as const);
  if (played.length < 6) return false;
  const strokes = played.map(([, score]) => score);
  if (strokes.filter((score) => score === 1).length > 1) return true;
  if (sum(strokes) < LEAST_MEAN * strokes.length) return true;
  if (strokes.length === 18 && new Set(strokes).size === 18) return true;
  const withPar = played.filter(([n]) => pars.has(n));
  return withPar.length > 0 && sum(withPar.map(([n, score]) => score - pars.get(n)!)) < -0.85 * withPar.length;
};

/** A round of fewer holes is asked about: most are a hole that stands twice, or a column that is missing. */
const FEWEST_HOLES = 9;
/** 'proved': something in the file adds up to these strokes. 'open': nothing speaks of them. */
type Verdict = 'proved' | 'open' | 'contradicted';
/** What the file's sums say of the strokes. Undefined where one says nothing. */
type Fit = boolean | undefined;

const fitsNine = (read: ReadCard, holes: readonly [number, number], total: string): Fit => {
  const scores = scoresOn(read, holes);
  return scores.length === 9 ? fitsTotal(totalIn(total), scores, false) : undefined;
};

/** Whole cards without a pick-up: how far each hole is over par. */
const wholeOverPar = ({ scores, pars }: ReadCard): readonly number[] | undefined => {
  const holes = [...scores];
  const isWhole = holes.every(([n, score]) => pars.has(n) && score !== 'X');
  return isWhole ? holes.map(([n, score]) => Number(score) - pars.get(n)!) : undefined;
};

const fitsPars = ({ entry }: RawCard, { pars }: ReadCard): Fit => {
  const totalPar = wholeIn(entry('totalPar'));
  return totalPar !== undefined && [9, 18].includes(pars.size) ? totalPar === sum([...pars.values()]) : undefined;
};

const fitsCount = ({ entry }: RawCard, { scores }: ReadCard): Fit => {
  const count = wholeIn(entry('holes')) ?? 0;
  return count === 0 ? undefined : count === scores.size;
};

/** Points of the holes add up, and a whole card makes about as many as its strokes let it. */
const fitsTotalPoints = (card: RawCard, overPar: readonly number[] | undefined): readonly Fit[] => {
  const points = wholeIn(card.entry('totalPoints'));
  if (points === undefined) return [];
  const ofHoles = [...card.cells.values()].flatMap((cells) => wholeIn(cells.points) ?? []);
  const least = overPar?.length === 18 ? sum(overPar.map((over) => Math.max(0, 2 - over))) - 5 : undefined;
  return [
    ofHoles.length > 0 ? points === sum(ofHoles) : undefined,
    least === undefined ? undefined : points >= least && points <= 80,
  ];
};

const verdictOn = (card: RawCard, read: ReadCard, reading: HoleReading): Verdict => {
  const { entry, isAdjusted } = card;
  const strokes = [...read.scores.values()];
  const overPar = wholeOverPar(read);
  const toPar = signedIn(entry('toPar'));
  const fitsToPar = toPar !== undefined && overPar ? toPar === sum(overPar) : undefined;
  // Scores to par that add up to a score to par say nothing about the pars.
  const sums: readonly Fit[] = [
    fitsTotal(totalIn(entry('score')), strokes, isAdjusted),
    fitsTotal(totalIn(entry('gross')), strokes, false),
    fitsNine(read, [1, 9], entry('out')),
    fitsNine(read, [10, 18], entry('in')),
    fitsToPar === true && reading !== 'to-par' ? true : undefined,
  ];
  const others: readonly Fit[] = [
    fitsToPar,
    fitsPars(card, read),
    fitsCount(card, read),
    fitsPoints(card, read),
    ...fitsTotalPoints(card, overPar),
  ];
  const isWrong =
    strokes.length < FEWEST_HOLES ||
    isImpossible(reading === 'strokes' ? card : undefined, read) ||
    [...sums, ...others].includes(false);
  if (isWrong) return 'contradicted';
  return sums.includes(true) ? 'proved' : 'open';
};

export type CardsReading = {
  /** How to read a card. */
  readonly of: (card: RawCard) => CardReading;
  readonly question?: ImportQuestion;
};

/** How a file's cards are read, and the question if not all of them add up. `answer`: the golfer's, for those. */
export const readingOf = (cards: readonly RawCard[], answer: CardReading | undefined): CardsReading => {
  const judged = HOLE_READINGS.map((reading) => {
    const verdicts = cards.map((card) => {
      const read = readAs(card, reading);
      return read && verdictOn(card, read, reading);
    });
    const count = (isOne: (verdict: Verdict | undefined) => boolean) => verdicts.filter(isOne).length;
    const isSound = (verdict: Verdict | undefined) => verdict === 'proved' || verdict === 'open';
    return { reading, verdicts, sound: count(isSound), readable: count((verdict) => verdict !== undefined) };
  });
  const best = judged.reduce((most, one) =>
    one.sound > most.sound || (one.sound === most.sound && one.readable > most.readable) ? one : most,
  );
  const isSettled = (at: number): boolean => {
    const verdict = best.verdicts[at];
    return verdict === 'proved' || (verdict === 'open' && best.reading === 'strokes');
  };
  const open = new Set(cards.filter((_, at) => !isSettled(at)));
  const cardReading = (card: RawCard): CardReading => (open.has(card) ? (answer ?? best.reading) : best.reading);
  const asked = [...open];
  const example = (reading: HoleReading) =>
    asked.flatMap((card) => {
      const read = readAs(card, reading);
      return read ? [sum([...read.scores.values()].map((score) => (score === 'X' ? 0 : Number(score))))] : [];
    })[0];
  const totals = asked.flatMap(({ entry }) => totalIn(entry('score')) ?? [])[0];
  const readings = [
    ...HOLE_READINGS.flatMap((reading) => {
      const strokes = example(reading);
      return strokes === undefined ? [] : [{ reading, strokes }];
    }),
    ...(totals === undefined ? [] : [{ reading: 'totals' as const, strokes: totals }]),
  ];
  if (open.size === 0 || readings.length === 0) return { of: cardReading };
  const choices = readings.length === 1 ? [...readings, { reading: 'none' as const }] : readings;
  return { of: cardReading, question: { kind: 'card', rounds: open.size, readings: choices } };
};

/** The holes of a card in the chosen reading. Undefined if a cell does not fit. */
export const cardAs = (card: RawCard, reading: CardReading): ReadCard | undefined =>
  HOLE_READINGS.some((one) => one === reading) ? readAs(card, reading as HoleReading) : undefined;

/** The first hole whose cell is no score. */
export const unreadHole = ({ cells }: RawCard): number | undefined =>
  [...cells].find(([, { strokes }]) => {
    const score = strokesIn(bareCell(strokes));
    return score === undefined || Number(score) > 20;
  })?.[0];

const PCC = [-1, 0, 1, 2, 3] as const;
/** What an exceptional score takes off differentials (Rule 5.9). */
const EXCEPTIONAL = [0, 1, 2] as const;
const ROUNDING = 0.11;
/**
 * Whether the differential of 18 holes can come from the score and the rating beside it (Rule 5.1). `strokes`: of the
 * card, whose adjusted score may be lower.
 */
export const fitsDifferential = (entry: Entry, strokes: number | undefined): boolean => {
  const { courseRating, slope } = ratingIn(entry);
  const score = strokes ?? totalIn(entry('score'));
  const differential = figureIn(entry('differential'));
  const isNoted = /\(.*\)|\*/.test(asciiFigures(entry('differential')));
  if (
    courseRating === undefined ||
    courseRating < 50 ||
    !slope ||
    score === undefined ||
    differential === undefined ||
    isNoted
  )
    return true;
  const pcc = figureIn(entry('pcc'));
  const made = (pcc === undefined ? PCC : [pcc]).map((one) => (113 / slope) * (score - courseRating - one));
  // Below the rating, authorities write a plus.
  const shown = [differential, -differential];
  if (strokes !== undefined)
    return shown.some((one) => made.some((most) => one <= most + ROUNDING && one >= most - 20));
  return shown.some((one) => made.some((value) => EXCEPTIONAL.some((less) => Math.abs(value - less - one) < ROUNDING)));
};
