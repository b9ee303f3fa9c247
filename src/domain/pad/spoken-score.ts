import type { Hole } from '#src/domain/entities/round.entity.ts';
import { type HoleEntry, checkHole, enter } from './hole-entry.ts';

// Understands what a golfer says to the score pad, in the words of the Rules of Golf and every clubhouse: "five",
// "bogey, two putts", "pick up", "undo", "par, next hole". A phrase is a command only if Divot understands every word
// of it and the score is possible on the hole. Divot never guesses.

export type SpokenCommand =
  | { readonly kind: 'undo' }
  /**
   * `entry` goes on the card (empty: nothing). `turn` then leads to the next hole, to the previous one, or nowhere.
   */
  | { readonly kind: 'score'; readonly entry: HoleEntry; readonly turn: -1 | 0 | 1 };

type Meaning = { readonly entry: HoleEntry } | { readonly turn: -1 | 1 } | { readonly undo: true };
/** '#' matches a number and passes it as `n`. */
type Phrase = readonly [words: string, means: (n: number, par: number) => Meaning];

const strokes = (count: number): Meaning => ({ entry: { strokes: count } });
const putts = (count: number): Meaning => ({ entry: { putts: count } });
const overPar = (name: string, by: number): Phrase => [name, (_, par) => strokes(par + by)];

/** Some phrases are other spellings: speech recognisers write "putt" as "put", "bogey" as "bogie". */
const PHRASES: readonly Phrase[] = [
  ['#', (n) => strokes(n)],
  ['# strokes', (n) => strokes(n)],
  ['# shots', (n) => strokes(n)],
  ['# over', (n, par) => strokes(par + n)],
  ['# over par', (n, par) => strokes(par + n)],
  ['# under', (n, par) => strokes(par - n)],
  ['# under par', (n, par) => strokes(par - n)],
  ['hole in one', () => strokes(1)],
  ['hole in 1', () => strokes(1)],
  ['ace', () => strokes(1)],
  overPar('albatross', -3),
  overPar('eagle', -2),
  overPar('birdie', -1),
  overPar('birdy', -1),
  overPar('par', 0),
  overPar('bogey', 1),
  overPar('bogie', 1),
  overPar('double bogey', 2),
  overPar('double bogie', 2),
  overPar('double', 2),
  overPar('triple bogey', 3),
  overPar('triple bogie', 3),
  overPar('triple', 3),
  ['pick up', () => ({ entry: { pickedUp: true } })],
  ['picked up', () => ({ entry: { pickedUp: true } })],
  ['# putts', (n) => putts(n)],
  ['# putt', (n) => putts(n)],
  ['# puts', (n) => putts(n)],
  ['# put', (n) => putts(n)],
  ['no putts', () => putts(0)],
  ['next', () => ({ turn: 1 })],
  ['next hole', () => ({ turn: 1 })],
  ['previous', () => ({ turn: -1 })],
  ['previous hole', () => ({ turn: -1 })],
  ['undo', () => ({ undo: true })],
  ['undo that', () => ({ undo: true })],
  ['take that back', () => ({ undo: true })],
];
const WORDS = PHRASES.map(([words, means]) => ({ words: words.split(' '), means })).toSorted(
  (a, b) => b.words.length - a.words.length,
);

/** Words around a score that do not change it. */
const FILLERS = new Set(['a', 'an', 'the', 'and', 'with', 'i', 'had', 'made', 'took', 'got', 'please', 'um', 'uh']);

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

const numberIn = (word: string): number | undefined => {
  if (/^\d{1,2}$/.test(word)) return Number(word);
  const at = NUMBERS.indexOf(word);
  return at === -1 ? undefined : at;
};

/**
 * "Double bogey, three putts, next hole" has six words, so this leaves room. A golfer who says more is not scoring.
 */
const MOST_WORDS = 12;

/**
 * Removes only a sentence's own punctuation. "5.5", "½" and "−5" stay as they are, so they do not pass as a number of
 * strokes.
 */
const wordsOf = (sentence: string): readonly string[] =>
  sentence
    .toLowerCase()
    .replaceAll(/(?<=[a-z\d])-(?=[a-z])/g, ' ')
    .split(/\s+/)
    .map((word) => word.replace(/[.,!?;]+$/, ''))
    .filter((word) => word !== '' && !FILLERS.has(word));

const meaningsOf = (words: readonly string[], par: number): readonly Meaning[] | undefined => {
  if (words.length === 0) return [];
  for (const phrase of WORDS) {
    const beginning = words.slice(0, phrase.words.length);
    const fits = phrase.words.every((word, i) =>
      word === '#' ? numberIn(beginning[i] ?? '') !== undefined : word === beginning[i],
    );
    if (!fits) continue;
    const rest = meaningsOf(words.slice(phrase.words.length), par);
    return rest && [phrase.means(numberIn(beginning[0]!) ?? 0, par), ...rest];
  }
  return undefined;
};

/**
 * Accepts at most one score and one number of putts, in any order, then perhaps a turn to another hole. "Undo" must be
 * alone.
 */
const commandOf = (meanings: readonly Meaning[]): SpokenCommand | undefined => {
  if (meanings.some((meaning) => 'undo' in meaning)) return meanings.length === 1 ? { kind: 'undo' } : undefined;
  let entry: HoleEntry = {};
  let turn: -1 | 0 | 1 = 0;
  for (const meaning of meanings) {
    if (turn !== 0 || 'undo' in meaning) return undefined;
    if ('turn' in meaning) turn = meaning.turn;
    else if (Object.keys(meaning.entry).some((field) => field in entry)) return undefined;
    else entry = { ...entry, ...meaning.entry };
  }
  // A picked-up ball has no score.
  return entry.pickedUp && entry.strokes !== undefined ? undefined : { kind: 'score', entry, turn };
};

/**
 * The command that these words mean on this hole. Undefined if it is unclear or impossible (four putts in three
 * strokes).
 */
export const spokenCommand = (spoken: string, hole: Hole): SpokenCommand | undefined => {
  const words = wordsOf(spoken);
  const meanings = words.length > 0 && words.length <= MOST_WORDS ? meaningsOf(words, hole.par) : undefined;
  const command = meanings && commandOf(meanings);
  if (command?.kind !== 'score') return command;
  return checkHole(enter(hole, command.entry)).ok ? command : undefined;
};

export type Understood = { readonly phrase: string; readonly command: SpokenCommand };

/**
 * A speech recogniser returns several versions of what it heard. All versions that are commands must be the same
 * command: "five" next to "nine" is unclear.
 */
export const understood = (versions: readonly string[], hole: Hole): Understood | undefined => {
  const all = versions.flatMap((version) => {
    const command = spokenCommand(version, hole);
    return command ? [{ phrase: version, command }] : [];
  });
  const asOne = new Set(all.map(({ command }) => JSON.stringify(command)));
  return asOne.size === 1 ? all[0] : undefined;
};
