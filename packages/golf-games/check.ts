import { groupBy } from '@divot/basics';
import { sidesOf } from './cards.ts';
import type { Form } from './board/board.ts';
import { type GameInput, OPTION_WORDS, type Score } from './game.ts';
import { countOf, formOf } from './games/sides.ts';

// What is wrong with a game as given, in words for golfers. Undefined: nothing.

const repeated = <T>(values: readonly T[]): T | undefined => values.find((value, at) => values.indexOf(value) !== at);

const isWholeIn = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

const isScore = (score: unknown): score is Score => score === 'X' || score === 'C' || isWholeIn(score, 1, 99);

type Problem = (input: GameInput) => string | undefined;

const players =
  (words: string, least: number, most = Infinity): Problem =>
  ({ players: { length } }) =>
    length < least || length > most ? words : undefined;

const sides =
  (words: string, isSize: (size: number) => boolean, least = 2, most = Infinity): Problem =>
  (input) => {
    const sizes = sidesOf(input).map((side) => side.players.length);
    return sizes.length < least || sizes.length > most || !sizes.every(isSize) ? words : undefined;
  };

const ofTwo = (size: number): boolean => size === 2;

const bestBall: Problem = (input) =>
  sides(
    'Best-ball needs two sides or more, one of them with partners, and at most four players a side.',
    (size) => size <= 4,
  )(input) ??
  (sidesOf(input).every(({ players: { length } }) => length === 1)
    ? 'Best-ball needs a side with partners.'
    : undefined);

/** A field of strokes may have one side on this course. */
const leastSides = ({ options }: GameInput): number => ((options?.play ?? 'match') === 'match' ? 2 : 1);

/** Who can play it. */
const GROUPS: Readonly<Record<Form, Problem>> = {
  stroke: players('Stroke play needs a player.', 1),
  stableford: players('Stableford needs a player.', 1),
  maximum: players('Maximum score needs a player.', 1),
  par: players('Par play needs a player.', 1),
  match: players('A match is for two players.', 2, 2),
  skins: players('Skins needs two players or more.', 2),
  nassau: sides('A Nassau is for two players or two sides.', () => true, 2, 2),
  'four-ball': (input) =>
    sides('Four-ball needs two sides or more, each of two players.', ofTwo, leastSides(input))(input),
  'best-ball': bestBall,
  foursomes: (input) =>
    sides('Foursomes needs two sides or more, each of two players.', ofTwo, leastSides(input))(input),
  greensomes: sides('Greensomes needs two sides or more, each of two players.', ofTwo),
  chapman: sides('Chapman needs two sides or more, each of two players.', ofTwo),
  scramble: sides('A scramble needs sides of two, three or four players.', (size) => size >= 2 && size <= 4, 1),
  'pairs-stableford': sides('Stableford of pairs or teams needs sides of two players or more.', (size) => size >= 2, 1),
  'round-robin': players('Round robin is for four players.', 4, 4),
  wolf: players('Wolf is for three, four or five players.', 3, 5),
};

const SIDE_GAMES: readonly Form[] = [
  'four-ball',
  'best-ball',
  'foursomes',
  'greensomes',
  'chapman',
  'scramble',
  'pairs-stableford',
];

const wrongForm = (game: Form, input: GameInput): string | undefined => {
  if (!SIDE_GAMES.includes(game)) return undefined;
  const all = sidesOf(input);
  if (formOf(game, input) === 'match' && all.length !== 2) return 'A match is for two sides.';
  const count = countOf(game, input);
  const smallest = Math.min(...all.map((side) => side.players.length));
  return Number.isInteger(count) && count >= 1 && count <= smallest
    ? undefined
    : `${count} balls cannot count where a side has ${smallest}.`;
};

/** Games in parts need a hole for each. */
const PARTS: Partial<Readonly<Record<Form, { readonly holes: number; readonly words: string }>>> = {
  nassau: { holes: 2, words: 'A Nassau needs two holes or more.' },
  'round-robin': { holes: 3, words: 'Round robin needs three holes or more.' },
};

const tooShort = (game: Form, { holes }: GameInput): string | undefined => {
  const parts = PARTS[game];
  return parts && holes.length < parts.holes ? parts.words : undefined;
};

const wrongPress = ({ holes, options }: GameInput): string | undefined => {
  const half = Math.ceil(holes.length / 2);
  const wrong = options?.presses?.find(({ part, from }) => {
    const at = holes.findIndex(({ n }) => n === from);
    return at < (part === 'second' ? half : 0) || at >= (part === 'first' ? half : holes.length);
  });
  return wrong && `Hole ${wrong.from} is not in the part of the Nassau that is pressed there.`;
};

const wrongPartner = ({ players: all, holes, options }: GameInput): string | undefined => {
  const allowed = new Set(['lone', 'blind', ...all.map(({ id }) => id)]);
  const wrong = holes.find(({ n }) => options?.wolf?.[n] !== undefined && !allowed.has(options.wolf[n]));
  return wrong && `The wolf’s partner on hole ${wrong.n} is not in the game.`;
};

const wrongScore = ({ players: all, holes, scores }: GameInput): string | undefined => {
  const balls = [...all, ...sidesOf({ players: all }).map(({ id }) => ({ id, name: id }))];
  for (const { id, name } of balls)
    for (const { n } of holes) {
      const score: unknown = scores[id]?.[n];
      if (score !== undefined && !isScore(score))
        return `${name}’s score on hole ${n} is neither a whole number of strokes nor X or C.`;
    }
  return undefined;
};

/** Each nine has an index once: a nine that is played twice has its own twice. */
const wrongStrokeIndex = ({ players: all, holes }: GameInput): string | undefined => {
  for (const card of [holes, ...all.flatMap((player) => (player.holes ? [player.holes] : []))]) {
    const odd = card.find(({ strokeIndex }) => !isWholeIn(strokeIndex, 1, 18));
    if (odd) return `Hole ${odd.n} has no stroke index from 1 to 18.`;
    const wrongPar = card.find(({ par }) => !isWholeIn(par, 2, 7));
    if (wrongPar) return `Hole ${wrongPar.n} has no par from 2 to 7.`;
    for (const nine of groupBy(card, ({ n }) => Math.ceil(n / 9)).values()) {
      const twice = repeated(nine.map(({ strokeIndex }) => strokeIndex));
      if (twice !== undefined) return `Two holes have the stroke index ${twice}.`;
    }
  }
  return undefined;
};

const strangersScore = ({ players: all, scores }: GameInput): string | undefined => {
  const ids = new Set([...all, ...sidesOf({ players: all })].map(({ id }) => id));
  const stranger = Object.keys(scores).find((id) => !ids.has(id));
  return stranger === undefined ? undefined : `There are scores of ${stranger}, who is not in the game.`;
};

const withoutHandicap = ({ players: all, options }: GameInput): string | undefined => {
  if (options?.scoring === 'gross') return undefined;
  const player = all.find(({ playingHandicap }) => !Number.isFinite(playingHandicap));
  if (player) return `${player.name} has no handicap. Enter one, or play gross.`;
  const odd = all.find(({ playingHandicap }) => playingHandicap < -40 || playingHandicap > 120);
  return odd && `${odd.name} cannot have a handicap of ${odd.playingHandicap}.`;
};

const wrongOption = ({ options = {} }: GameInput): string | undefined => {
  for (const name of Object.keys(OPTION_WORDS) as (keyof typeof OPTION_WORDS)[]) {
    const words: readonly string[] = OPTION_WORDS[name];
    const given = options[name];
    if (given !== undefined && !words.includes(given)) return `${name} is ${words.join(' or ')}, not ${given}.`;
  }
  const { allowance = 100, points = {}, wolfPoints = {} } = options;
  if (!(allowance >= 0 && allowance <= 100)) return `An allowance is 0 to 100 percent, not ${allowance}.`;
  const odd = [...Object.values(points), ...Object.values(wolfPoints)].find((worth) => !(worth >= 0 && worth < 1e6));
  return odd === undefined ? undefined : `A part of a game is worth points from 0 on, not ${odd}.`;
};

const lateFromNowhere = ({ players: all, holes }: GameInput): string | undefined => {
  const player = all.find(({ from }) => from !== undefined && !holes.some(({ n }) => n === from));
  return player && `${player.name} came on hole ${player.from}, which is not played.`;
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isListOfObjects = (value: unknown): value is object[] => Array.isArray(value) && value.every(isObject);

/** What a caller without TypeScript may leave out. */
const isWhole = (input: Partial<GameInput> | null | undefined): boolean =>
  isListOfObjects(input?.players) &&
  isListOfObjects(input?.holes) &&
  input.players.every(({ holes }) => holes === undefined || isListOfObjects(holes)) &&
  isObject(input.scores) &&
  Object.values(input.scores).every(isObject) &&
  (input.options === undefined || isObject(input.options));

/** The first that holds is the answer. */
const CHECKS: readonly ((input: GameInput, game: Form) => string | undefined)[] = [
  wrongOption,
  (input, game) => GROUPS[game](input),
  (input, game) => tooShort(game, input),
  (input, game) => wrongForm(game, input),
  wrongStrokeIndex,
  withoutHandicap,
  lateFromNowhere,
  strangersScore,
  wrongScore,
  (input, game) => (game === 'nassau' ? wrongPress(input) : undefined),
  (input, game) => (game === 'wolf' ? wrongPartner(input) : undefined),
];

export const inputProblem = (game: Form, input: GameInput): string | undefined => {
  if (!isWhole(input)) return 'A game needs players, holes and scores.';
  const unnamed = input.players.find(({ id, name }) => typeof id !== 'string' || typeof name !== 'string');
  if (unnamed) return 'A player needs an id and a name.';
  const sameId = repeated(input.players.map(({ id }) => id));
  if (sameId !== undefined) return `Two players have the id ${sameId}.`;
  if (input.holes.length === 0) return 'A game needs a hole to be played on.';
  const odd = input.holes.find(({ n }) => !isWholeIn(n, 1, 36));
  if (odd) return `A hole has a number from 1 to 36, not ${String(odd.n)}.`;
  const twice = repeated(input.holes.map(({ n }) => n));
  if (twice !== undefined) return `Hole ${twice} is listed twice.`;
  for (const check of CHECKS) {
    const problem = check(input, game);
    if (problem !== undefined) return problem;
  }
  return undefined;
};
