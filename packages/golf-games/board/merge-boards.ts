import { type Board, type BoardPlayer, type Entry, HOLES, type Particulars, type Signature } from './board.ts';

// A join of two boards: commutative, associative and idempotent. The result is in one fixed order.

const by =
  <T>(...keys: readonly ((one: T) => string | number)[]) =>
  (a: T, b: T): number => {
    for (const key of keys) {
      const [left, right] = [key(a), key(b)];
      if (left !== right) return left < right ? -1 : 1;
    }
    return 0;
  };

const text = (value: unknown): string => JSON.stringify(value);

/** Of each owner's, those with the greatest counter; each once. */
const latest = <T extends { readonly counter: number }>(
  all: readonly T[],
  owner: (one: T) => string,
  identity: (one: T) => string,
): T[] => {
  const last = new Map<string, number>();
  for (const one of all) last.set(owner(one), Math.max(one.counter, last.get(owner(one)) ?? 0));
  const standing = all.filter((one) => one.counter === last.get(owner(one)));
  return [...new Map(standing.map((one) => [identity(one), one])).values()];
};

const authorOf = ({ author }: Entry): string => author;
const entriesIn = (all: readonly Entry[]): Entry[] => {
  const entries = all.map(({ value, author, counter }): Entry => ({ value, author, counter }));
  if (entries.length < 2) return entries;
  return latest(entries, authorOf, ({ author, value }) => `${value} ${author}`).sort(
    by(
      ({ counter }) => -counter,
      authorOf,
      ({ value }) => String(value),
    ),
  );
};

const signerOf = ({ by: signer }: Signature): string => signer;
/** Two signatures of a golfer with the same counter, from two of their phones: the later of them. */
const signaturesIn = (all: readonly Signature[]): Signature[] => {
  const signatures = all.map(({ by: signer, counter, at, card }): Signature => ({ by: signer, counter, at, card }));
  const ordered = latest(signatures, signerOf, text).sort(by<Signature>(({ at }) => at, text));
  return [...new Map(ordered.map((one) => [one.by, one])).values()].sort(by<Signature>(signerOf));
};

type Known = Particulars & { readonly id: string; readonly counter: number };
const PARTICULARS = ['id', 'counter', 'name', 'tee', 'index', 'handicap', 'team', 'marker'] as const;
const particularsOf = (player: Known): Known =>
  Object.fromEntries(
    PARTICULARS.filter((key) => player[key] !== undefined).map((key) => [key, player[key]]),
  ) as unknown as Known;

const playerIn = (players: readonly BoardPlayer[]): BoardPlayer => {
  const particulars = players.map(particularsOf).sort(
    by<Known>(
      ({ counter }) => counter,
      (known) => Object.keys(known).length,
      text,
    ),
  );
  const played = HOLES.filter((n) => players.some(({ holes }) => holes[n]));
  return {
    ...particulars.at(-1)!,
    holes: Object.fromEntries(played.map((n) => [n, entriesIn(players.flatMap(({ holes }) => holes[n] ?? []))])),
    signatures: signaturesIn(players.flatMap(({ signatures }) => signatures)),
  };
};

const plain = (course: string): string => course.trim().toLowerCase().replaceAll(/\s+/gu, ' ');

/** Whether two boards are of the same day and course. Boards of different events do not merge. */
export const isSameEvent = (a: Pick<Board, 'day' | 'course'>, b: Pick<Board, 'day' | 'course'>): boolean =>
  a.day === b.day && plain(a.course) === plain(b.course);

/** What both boards know, its players by id. A board of another event changes nothing: `a` comes back as it is. */
export const mergeBoards = (a: Board, b: Board): Board => {
  if (!isSameEvent(a, b)) return a;
  const players = new Map<string, BoardPlayer[]>();
  for (const player of [...a.players, ...b.players])
    players.set(player.id, [...(players.get(player.id) ?? []), player]);
  const [form] = [a.form, b.form].filter((one) => one !== undefined).toSorted();
  return {
    day: a.day,
    course: [a.course, b.course].toSorted()[0]!,
    ...(form ? { form } : {}),
    players: [...players.values()].map(playerIn).toSorted(by<BoardPlayer>(({ id }) => id)),
  };
};
