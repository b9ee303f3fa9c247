// Places in a field, and what parts level results (Committee Procedures 5A(6), matching scorecards).

/**
 * `figure`: what ranks, the highest first. `holes`: the same by hole number, or without the handicap where that is taken
 * off the whole card.
 */
export type Finisher = {
  readonly id: string;
  readonly figure: number;
  readonly holes: Readonly<Record<number, number>>;
  /** Strokes taken off the whole card: each part of it is compared less its share, not rounded. */
  readonly handicap?: number;
  /** Numbers of the holes as the committee counts them back, the last one last. Absent: in the order of the card. */
  readonly order?: readonly number[];
  /** Holes are missing. Such a card shares its place with every level one. */
  readonly isOpen?: boolean;
};

/** 'shared': equal results share the place. 'count-back': the last holes of the card part them, if they can. */
export type Ties = 'shared' | 'count-back';

/** The holes that parted two level results, and the figures of both on them. `isFront`: of the first nine of eighteen. */
export type Parting = {
  readonly holes: readonly number[];
  readonly isFront: boolean;
  readonly own: number;
  readonly other: number;
};

/** `parting`: from the best of those whom only the count-back put behind. */
export type PlaceInField = { readonly id: string; readonly rank: number; readonly parting?: Parting };

/** Places of the first hole and behind the last: the last nine, six, three and one, then of the nine before six, three, one. */
const partsOf = (count: number): readonly (readonly [from: number, to: number])[] => {
  const first = count - 9;
  const inNine = (end: number) => [6, 3, 1].map((part) => [Math.max(0, end - part), end] as const);
  return first > 0 ? [[first, count], ...inNine(count), ...inNine(first)] : inNine(count);
};

const orderOf = ({ holes, order }: Finisher): readonly number[] =>
  order ??
  Object.keys(holes)
    .map(Number)
    .toSorted((a, b) => a - b);

type Counted = Finisher & { readonly parts: readonly { readonly holes: readonly number[]; readonly scaled: number }[] };

/** Each part's figure times the holes of the card, so that shares of a handicap stay whole numbers. */
const counted = (finisher: Finisher, ties: Ties): Counted => {
  const { holes, handicap = 0, isOpen = false } = finisher;
  const order = orderOf(finisher);
  const parts = partsOf(order.length).map(([from, to]) => {
    const part = order.slice(from, to);
    const figure = part.reduce((sum, n) => sum + (holes[n] ?? 0), 0);
    return { holes: part, scaled: figure * order.length + handicap * part.length };
  });
  return { ...finisher, parts: ties === 'shared' || isOpen ? [] : parts };
};

/** Place of the first part that differs. -1: nothing parts them. */
const partedAt = (a: Counted, b: Counted): number =>
  b.parts.length === 0 ? -1 : a.parts.findIndex(({ scaled }, at) => scaled !== b.parts[at]?.scaled);

/** Above 0: `a` is before `b`. */
const lead = (a: Counted, b: Counted): number => {
  if (a.figure !== b.figure) return a.figure - b.figure;
  const at = partedAt(a, b);
  return at < 0 ? 0 : a.parts[at]!.scaled - b.parts[at]!.scaled;
};

const partingOf = (a: Counted, field: readonly Counted[]): Parting | undefined => {
  const behind = field.filter((one) => one.figure === a.figure && lead(a, one) > 0);
  const next = behind.find((one) => behind.every((other) => lead(one, other) >= 0));
  if (!next) return undefined;
  const at = partedAt(a, next);
  const { holes, scaled } = a.parts[at]!;
  const count = orderOf(a).length;
  return { holes, isFront: at > 3, own: scaled / count, other: next.parts[at]!.scaled / count };
};

/** The best first. Who is level shares a rank: 1, 1, 3. */
export const placesInField = (finishers: readonly Finisher[], ties: Ties): readonly PlaceInField[] => {
  if (ties !== 'shared' && ties !== 'count-back')
    throw new RangeError(`Ties are shared or count-back, not ${String(ties)}`);
  for (const { id, figure, handicap = 0, holes } of finishers)
    for (const value of [figure, handicap, ...Object.values(holes)])
      if (!Number.isFinite(value)) throw new RangeError(`A figure of ${id} is no number: ${String(value)}`);
  const field = finishers.map((finisher) => counted(finisher, ties));
  return field
    .map((one): PlaceInField => {
      const parting = partingOf(one, field);
      const rank = 1 + field.filter((other) => lead(other, one) > 0).length;
      return { id: one.id, rank, ...(parting && { parting }) };
    })
    .toSorted((a, b) => a.rank - b.rank);
};
