import { type Card, isEntered, netsAt, playerCards } from '../cards.ts';
import type { GameInput, GameOptions, GameResult, HoleOutcome } from '../game.ts';
import { differences, figureAt, highestFirst, sumOf } from '../standing.ts';

// Skins, as commonly published: each hole is one skin for the only lowest score, else its skins go on to the next hole.
// Each receives their own strokes. A hole is decided once everyone has a score or has picked up, on it and on the holes
// whose skins may go on to it. Who picks up cannot win it. At the end each owes each the difference of their skins.

/** How skins are played until something else is chosen. */
export const skinsOptions = ({ carryOver = true, leftOver = 'lost', validated = false }: GameOptions = {}) => ({
  carryOver,
  leftOver,
  validated,
});
type SkinsOptions = ReturnType<typeof skinsOptions>;

/** Those with the lowest score of the hole. All, if nobody has a score. */
const lowestAt = (cards: readonly Card[], at: number): readonly string[] => {
  const nets = cards.map(({ id, holes }) => ({ id, net: holes[at]!.strokes ?? Infinity }));
  const lowest = Math.min(...nets.map(({ net }) => net));
  return nets.filter(({ net }) => net === lowest).map(({ id }) => id);
};

/** `open`: undecided, with the skins that it is worth at most. */
type Outcome = { readonly won: Readonly<Record<string, number>>; readonly carried: number; readonly open: boolean };

/** What becomes of a decided hole's skins. `next`: who confirms it, where skins are confirmed. */
const decide = (
  best: readonly string[],
  stake: number,
  { carryOver, leftOver, validated }: SkinsOptions,
  next: readonly string[] | undefined,
  isLast: boolean,
): Outcome => {
  const isWon = best.length === 1 && (!validated || !next || next.includes(best[0]!));
  const isPaid = isWon || (isLast && leftOver === 'split');
  return {
    won: isPaid ? Object.fromEntries(best.map((id) => [id, stake / best.length])) : {},
    carried: isPaid || !carryOver ? 0 : stake,
    open: false,
  };
};

/** @param lowest who has the lowest score of each hole. Undefined while somebody has none. */
const skinsOf = (lowest: readonly (readonly string[] | undefined)[], options: SkinsOptions): readonly Outcome[] => {
  const { carryOver, validated } = options;
  const isConfirmed = (at: number) => !validated || lowest[at]?.length !== 1 || lowest[at + 1] !== undefined;
  const outcomes: Outcome[] = [];
  for (const [at, best] of lowest.entries()) {
    const before = outcomes.at(-1);
    const stake = 1 + (before?.carried ?? 0);
    const isLast = at === lowest.length - 1;
    const isDecided = (isLast || isConfirmed(at)) && !(carryOver && before?.open);
    outcomes.push(
      best && isDecided
        ? decide(best, stake, options, lowest[at + 1], isLast)
        : { won: {}, carried: carryOver ? stake : 0, open: true },
    );
  }
  return outcomes;
};

export const skins = (input: GameInput): GameResult => {
  const { players, holes, options } = input;
  const cards = playerCards(input, 'own');
  const outcomes = skinsOf(
    holes.map((_, at) => (cards.every((card) => isEntered(card.holes[at]!)) ? lowestAt(cards, at) : undefined)),
    skinsOptions(options),
  );
  const next = outcomes.findIndex(({ open }) => open);
  const perHole = holes.map(({ n }, at): HoleOutcome => {
    const net = netsAt(cards, at);
    const { won, carried, open } = outcomes[at]!;
    if (open) {
      const hasBegun = at === next || Object.keys(net).length > 0;
      return { n, net, values: {}, ...(hasBegun && { open: Math.max(1, carried) }) };
    }
    return { n, net, values: Object.fromEntries(players.map(({ id }) => [id, figureAt(won, id) ?? 0])), carried };
  });
  const results = players.map(({ id }) => ({ id, value: sumOf(perHole, id) }));
  const isOver = next < 0;
  return { standing: highestFirst(results), perHole, owes: isOver ? differences(results) : [], isOver };
};
