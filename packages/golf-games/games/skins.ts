import { type Card, isEntered, netsAt, playerCards } from '../cards.ts';
import type { GameInput, GameOptions, GameResult, HoleOutcome } from '../game.ts';
import { differences, figureAt, highestFirst, sumOf } from '../standing.ts';

// Skins, as commonly published: each hole is one skin for the only lowest score, else its skins go on to the next hole.
// Each receives their own strokes. A hole counts once everyone has a score or has picked up. Who picks up cannot win it.
// Each owes each the difference of their skins.

/** Those with the lowest score of the hole. All, if nobody has a score. */
const lowestAt = (cards: readonly Card[], at: number): readonly string[] => {
  const nets = cards.map(({ id, holes }) => ({ id, net: holes[at]!.strokes ?? Infinity }));
  const lowest = Math.min(...nets.map(({ net }) => net));
  return nets.filter(({ net }) => net === lowest).map(({ id }) => id);
};

type Outcome = { readonly won: Readonly<Record<string, number>>; readonly carried: number };

/**
 * The skins of each complete hole and those that it passes on.
 * @param isOver whether the last of `lowest` is the game's last hole. Until then a skin there waits to be validated.
 */
const skinsOf = (
  lowest: readonly (readonly string[])[],
  isOver: boolean,
  { carryOver = true, leftOver = 'lost', validated = false }: GameOptions,
): readonly Outcome[] => {
  const outcomes: Outcome[] = [];
  for (const [at, best] of lowest.entries()) {
    const stake = 1 + (outcomes.at(-1)?.carried ?? 0);
    const next = lowest[at + 1];
    if (validated && best.length === 1 && !next && !isOver) break;
    const isWon = best.length === 1 && (!validated || !next || next.includes(best[0]!));
    const isSplit = !isWon && !next && isOver && leftOver === 'split';
    outcomes.push({
      won: isWon || isSplit ? Object.fromEntries(best.map((id) => [id, stake / best.length])) : {},
      carried: isWon || isSplit || !carryOver ? 0 : stake,
    });
  }
  return outcomes;
};

export const skins = (input: GameInput): GameResult => {
  const { players, holes, options = {} } = input;
  const cards = playerCards(input, 'own');
  const complete = holes.map((_, at) => at).filter((at) => cards.every((card) => isEntered(card.holes[at]!)));
  const lowest = complete.map((at) => lowestAt(cards, at));
  const outcomes = skinsOf(lowest, complete.length === holes.length, options);
  const perHole = holes.map(({ n }, at): HoleOutcome => {
    const net = netsAt(cards, at);
    const outcome = outcomes[complete.indexOf(at)];
    if (!outcome) return { n, net, values: {} };
    const values = Object.fromEntries(players.map(({ id }) => [id, figureAt(outcome.won, id) ?? 0]));
    return { n, net, values, carried: outcome.carried };
  });
  const results = players.map(({ id }) => ({ id, value: sumOf(perHole, id) }));
  return { standing: highestFirst(results), perHole, owes: differences(results) };
};
