import { holeResult } from '../match.ts';
import { type Card, netsAt, playerCards, sideCard } from '../cards.ts';
import type { GameInput, GameOptions, GameResult, HoleOutcome, WolfChoice } from '../game.ts';
import { differences, highestFirst, sumOf } from '../standing.ts';

// Wolf, as commonly published: the players are the wolf in turn, in the order in which they are listed. After the tee
// shots the wolf takes a partner, or plays alone against the better ball of the others: a lone wolf after, a blind wolf
// before the tee shots. Better ball, all off the lowest. The holes left after whole turns belong to whoever has the
// fewest points, once all holes before are decided. At the end each owes each the difference of their points.
//
// The points are those most widely printed: two to each of the wolf's pair; three to each who beats a pair; four to a lone
// wolf, one to each who beats one; a blind wolf's hole is worth double. A halved hole gives none.

export const WOLF_POINTS = { pair: 2, beatPair: 3, lone: 4, beatLone: 1, blindTimes: 2 } as const;

type Pack = { readonly wolf: string; readonly choice: WolfChoice | undefined };

/** The wolf's side, then the others. */
const packs = (cards: readonly Card[], { wolf, choice }: Pack): readonly [readonly Card[], readonly Card[]] => {
  const isOfWolf = ({ id }: Card) => id === wolf || id === choice;
  return [cards.filter(isOfWolf), cards.filter((card) => !isOfWolf(card))];
};

/** Points of each player on the hole. Undefined until it is decided. */
const pointsOn = (
  cards: readonly Card[],
  at: number,
  pack: Pack,
  points: GameOptions['wolfPoints'],
): Readonly<Record<string, number>> | undefined => {
  if (pack.choice === undefined) return undefined;
  const sides = packs(cards, pack);
  const [wolves, others] = sides.map((side) => sideCard('', side).holes[at]!);
  const result = holeResult(wolves!, others!);
  if (result === undefined) return undefined;
  const { pair, beatPair, lone, beatLone, blindTimes } = { ...WOLF_POINTS, ...points };
  const isAlone = sides[0].length === 1;
  const times = pack.choice === 'blind' ? blindTimes : 1;
  const worth = times * (result > 0 ? (isAlone ? lone : pair) : isAlone ? beatLone : beatPair);
  const winners = result === 0 ? [] : sides[result > 0 ? 0 : 1];
  return Object.fromEntries(cards.map(({ id }) => [id, winners.some((card) => card.id === id) ? worth : 0]));
};

const isDecided = ({ values }: HoleOutcome): boolean => Object.keys(values).length > 0;

/** Who has the fewest points so far. */
const lastOf = (cards: readonly Card[], before: readonly HoleOutcome[]): string => {
  const fewest = Math.min(...cards.map(({ id }) => sumOf(before, id)));
  return cards.find(({ id }) => sumOf(before, id) === fewest)!.id;
};

export const wolf = (input: GameInput): GameResult => {
  const { holes, options = {} } = input;
  const cards = playerCards(input, 'off-lowest');
  const turnsEnd = Math.floor(holes.length / cards.length) * cards.length;
  const perHole: HoleOutcome[] = [];
  for (const [at, { n }] of holes.entries()) {
    const isInTurn = at < turnsEnd || options.lastWolf === 'in-turn';
    const turn = isInTurn ? cards[at % cards.length]!.id : lastOf(cards, perHole);
    const isKnown = isInTurn || perHole.every(isDecided);
    const values = isKnown && pointsOn(cards, at, { wolf: turn, choice: options.wolf?.[n] }, options.wolfPoints);
    perHole.push({ n, net: netsAt(cards, at), values: values || {}, wolf: turn });
  }
  const results = cards.map(({ id }) => ({ id, value: sumOf(perHole, id) }));
  const isOver = perHole.every(isDecided);
  return { standing: highestFirst(results), perHole, owes: isOver ? differences(results) : [], isOver };
};
