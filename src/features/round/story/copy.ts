// Texts of a round's story and its picture.

import type { IndexReason, ScoreCounts, Tap } from '#src/domain/rounds/round-story.ts';
import type { GameStory, Place } from '#src/domain/rounds/game-story.ts';
import { LEAST_HOLES_GAINED } from '@divot/analytics';
import { isolated, listed } from '#src/domain/shared/isolated.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth'];
const up = (n: number) => (n === 0 ? 'level' : n > 0 ? `${n} up` : `${-n} down`);

const TAP_NAMES: Readonly<Record<Tap, string>> = {
  putts: 'putts',
  'first-putt': 'the first putt’s length',
  drive: 'where the drive ended',
  approach: 'where the approach ended',
};

const minutes = (n: number) => `${n} min`;

export const copy = {
  game: {
    value: (form: GameStory['form'], basis: Place['basis'], value: number, thru: number): string => {
      const based = (figure: string) => (basis === undefined ? figure : `${figure} ${basis}`);
      if (form === 'stableford') return based(value === 1 ? '1 point' : `${value} points`);
      if (form === 'match') return up(value);
      if (form === 'par') return based(up(value));
      if (form === 'maximum') return `${based(`${value}`)} counted`;
      return thru === 0 ? '–' : based(`${value}`);
    },
    noTotal: 'no total',
    /** The largest figure of a picture, and what it counts. */
    figure: (
      form: GameStory['form'],
      basis: Place['basis'],
      value: number,
    ): readonly [figure: string, unit: string] => {
      const based = (unit: string) => (basis === undefined ? unit : `${unit} ${basis}`);
      if (form === 'stableford') return [`${value}`, based(value === 1 ? 'point' : 'points')];
      if (form === 'par')
        return value === 0 ? ['0', based('level')] : [`${Math.abs(value)}`, based(value > 0 ? 'up' : 'down')];
      return [`${value}`, form === 'maximum' ? based('counted') : (basis ?? 'strokes')];
    },
    matchFigure: ({ up: by, left }: NonNullable<GameStory['match']>): readonly [figure: string, unit: string] => {
      if (by === 0) return ['AS', 'all square'];
      if (Math.abs(by) <= left) return [`${Math.abs(by)}`, by > 0 ? 'up' : 'down'];
      return [left === 0 ? `${Math.abs(by)} up` : `${Math.abs(by)} & ${left}`, by > 0 ? 'won' : 'lost'];
    },
    /** On a picture, which others read. */
    wonBy: (by: number) => `won by ${by}`,
    against: (opponent: string) => `against ${opponent}`,
    /** The outcome where nobody is named. */
    unnamed: {
      level: 'level at the top',
      lost: (by: number) => `beaten by ${by}`,
      behind: (rank: number, isShared: boolean, by: number) =>
        `${isShared ? 'joint ' : ''}${ORDINALS[rank - 1]}, ${by} behind`,
    },
    match: (standing: string, opponent: string, { up: by, left, played }: NonNullable<GameStory['match']>): string => {
      const name = isolated(opponent);
      const isOver = left === 0 || Math.abs(by) > left;
      const after = isOver ? '' : ` after ${played} ${played === 1 ? 'hole' : 'holes'}`;
      if (by === 0) return `All square with ${name}${after}`;
      if (!isOver) return `${standing} against ${name}${after}`;
      const score = left === 0 ? `${Math.abs(by)} up` : `${Math.abs(by)} & ${left}`;
      return by > 0 ? `You beat ${name} ${score}` : `${name} won ${score}`;
    },
    won: (by: number) => `you won by ${by}`,
    level: (names: readonly string[]) => `level with ${listed(names)}`,
    lost: (names: readonly string[], by: number) => `${listed(names)} won by ${by}`,
    behind: (rank: number, isShared: boolean, by: number, names: readonly string[]) =>
      `${isShared ? 'joint ' : ''}${ORDINALS[rank - 1]}, ${by} behind ${listed(names)}`,
    wonOn: (n: number) => `Won on hole ${n}.`,
    aheadFrom: (n: number, name: string | undefined) =>
      `Decided on hole ${n}: ${name === undefined ? 'you' : isolated(name)} went ahead for good.`,
    pickedUp: (name: string | undefined) =>
      `${name === undefined ? 'You' : isolated(name)} picked up a hole, so there is no stroke-play total.`,
    incomplete: (name: string | undefined, thru: number, all: number) =>
      `${name === undefined ? 'Your card has' : `${isolated(name)}’s card has`} ${thru} of ${all} holes, so no place.`,
    /** Undefined is the golfer. */
    withoutHandicap: (names: readonly (string | undefined)[]) =>
      names.length === 0
        ? ''
        : names.map((name) => (name === undefined ? 'You play' : `${isolated(name)} plays`)).join(', ') +
          ' gross: no handicap is known.',
    you: 'You',
    order: 'Order of play',
  },
  course: 'Course',
  courseOf: (name: string) => `Course: ${name}`,
  hero: {
    picture: (n: number) => `Hole ${n} from above with your shots`,
    best: 'Your best hole',
    bestMarked: 'The best of the holes you marked',
    decided: 'Here it was decided',
  },
  story: {
    done: 'See the card',
    score: 'Score',
    index: 'Index',
    parts: 'What cost and what gained',
    next: 'Next session',
    compared: (better: number, rounds: number) => {
      const before = rounds === 1 ? 'your round before' : `your last ${rounds} rounds`;
      if (better === 0) return `Level with ${before}, courses evened out.`;
      return `${Math.abs(better).toFixed(1)} ${better > 0 ? 'better' : 'worse'} than ${before}, courses evened out.`;
    },
    counts: ({ birdies, pars, bogeys, worse }: ScoreCounts) =>
      [
        birdies === 0 ? '' : birdies === 1 ? '1 birdie or better' : `${birdies} birdies or better`,
        pars === 0 ? '' : pars === 1 ? '1 par' : `${pars} pars`,
        bogeys === 0 ? '' : bogeys === 1 ? '1 bogey' : `${bogeys} bogeys`,
        worse === 0 ? '' : `${worse} worse`,
      ]
        .filter(Boolean)
        .join(', '),
    penalties: (n: number) => (n === 0 ? '' : n === 1 ? '1 penalty stroke' : `${n} penalty strokes`),
    noIndex: 'No index yet',
    moved: (before: string, after: string) => `From ${before} to ${after}`,
    same: (index: string) => `Still ${index}`,
    scores: (n: number) => `Your last ${n} scores`,
    counting: (used: number) =>
      used === 1 ? 'The filled score makes your index.' : `The ${used} filled scores make your index.`,
    thisRound: 'this round',
    reason: (reason: IndexReason, used: number, onRecord: number): string =>
      ({
        practice: 'A practice round does not count towards your index.',
        'no-rating': 'These holes have no rating, so the round does not count towards an estimated index.',
        'no-score': 'The card has no score that counts.',
        'no-day': 'This round has no day. It does not count towards your index.',
        'wrong-figure': 'One figure of this card cannot be right, so the round does not count towards your index.',
        'too-few-holes': 'Too few holes to count towards your index.',
        pending: 'Your index begins once 54 holes on rated tees are on record.',
        first: 'Your first index: 54 holes on rated tees are on record.',
        used: `This round is one of the best ${used} of your last ${onRecord}.`,
        exceptional: 'An exceptional score: it takes extra strokes off.',
        'not-used': `This round is not one of the best ${used} of your last ${onRecord}.`,
        'older-left': 'An older score left your latest 20.',
      })[reason],
    cost: (part: string) => `${part} cost most.`,
    more: 'Strokes more than a typical golfer of your index.',
    gain: (part: string) => `${part} gained most.`,
    fewer: 'Strokes fewer than a typical golfer of your index.',
    unknown: (missing: readonly Tap[]) =>
      missing.length === 0
        ? 'No part cost or gained more than usual.'
        : `Add ${new Intl.ListFormat('en-GB').format(missing.map((tap) => TAP_NAMES[tap]))} on ${LEAST_HOLES_GAINED} holes to see where strokes went.`,
    shows: (parts: readonly string[]) =>
      parts.length === 0
        ? 'This round shows none of your parts. For the next one:'
        : `This round shows ${new Intl.ListFormat('en-GB').format(parts)}.${parts.length < 4 ? ' For the others:' : ''}`,
    entered: (index: string) => `${index}, entered by you`,
    minutes,
    session: (name: string, min: number) => `${name}, ${minutes(min)}`,
    practise: 'See your week',
  },
  share: {
    action: 'Share',
    title: 'Share this round',
    lead: 'The picture is made on this device. It shows what you choose.',
    choices: {
      game: 'The game',
      course: 'Course and day',
      holes: 'Hole by hole',
      names: 'Players’ first names',
      best: 'Best hole',
      index: 'Index',
    },
    design: 'Design',
    designs: { course: 'Course', board: 'Board', poster: 'Poster' },
    photo: 'Put a photo behind it',
    photoGone: 'Take the photo away',
    photoHint: 'It stays on this device. Only the picture you share has it.',
    photoFailed: 'This file is not a picture that Divot can open. Choose another.',
    gross: (strokes: number, toPar: string) => `${strokes} strokes, ${toPar}`,
    ofGame: (result: string) => `Preview: a picture with ${result}`,
    send: 'Share picture',
    save: 'Save picture',
    failed: 'The picture could not be shared. Save it instead.',
    file: (day: string) => `divot-round-${day}.png`,
    preview: (strokes: number) => `Preview: a picture with your score of ${strokes}`,
    best: (n: number, score: string) => `Hole ${n}, ${score}`,
    indexWord: 'Handicap index',
    indexOf: (index: string) => `Index ${index}`,
    hole: (n: number) => `Share hole ${n}`,
    index: 'Share the index',
    from: (index: string) => `down from ${index}`,
    fileOf: (what: string, day: string) => `divot-${what}-${day}.png`,
    previewOf: (title: string, figure: string) => `Preview: a picture with ${title}, ${figure}`,
  },
} as const;
