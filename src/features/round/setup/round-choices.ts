import type { Game } from '@divot/golf-games';
import type { Course, Tee } from '#src/domain/entities/course.entity.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { playOrder, startingAt } from '@divot/golf-rules';
import { ninesText } from '#src/domain/rounds/tee-text.ts';
import { type Gender, ratingFor } from '#src/domain/rounds/tees.ts';
import type { Form } from '#src/features/round/form-of-play.tsx';
import type { IsoDay } from '@divot/basics';

// The golfer's choices before the first tee, and the holes that result.

const NINE = ['once', 'twice', 'some'] as const;
const EIGHTEEN = ['full', 'front', 'back', 'some'] as const;
export type Stretch = (typeof NINE)[number] | (typeof EIGHTEEN)[number];

/** Those of nine holes. */
const NINES: readonly Stretch[] = ['once', 'front', 'back'];

export type RoundChoices = Pick<Form, 'maximumScore'> & {
  /** Undefined: that of the golfer's latest round. */
  readonly format: Form['format'] | undefined;
  /** Undefined: the tee of the golfer's latest round here. */
  readonly teeId: string | undefined;
  /** "A + B". Undefined: the first two on the card. */
  readonly nines: string | undefined;
  /** Undefined: the whole course. */
  readonly stretch: Stretch | undefined;
  /** Holes that are not played today, where the golfer picks the holes. */
  readonly leftOut: readonly number[];
  /** Undefined: the start of the stretch. */
  readonly startHole: number | undefined;
  readonly mode: Round['mode'];
  /** Games between the players. */
  readonly games: readonly Game[];
  readonly weather: string;
  /** Undefined: the day of the first tee. */
  readonly playedOn: IsoDay | undefined;
};

/** What another course resets. */
export const ON_COURSE = {
  teeId: undefined,
  nines: undefined,
  stretch: undefined,
  leftOut: [],
  startHole: undefined,
} as const;

export const FIRST_CHOICES: RoundChoices = {
  ...ON_COURSE,
  mode: 'casual',
  games: [],
  format: undefined,
  maximumScore: 'net-double-bogey',
  weather: '',
  playedOn: undefined,
};

type Played = readonly Pick<Round, 'format'>[];

/** The form of play of the latest round. A match needs an opponent. */
export const usualFormat = (rounds: Played, hasPartners: boolean): Form['format'] => {
  const latest = rounds[0]?.format ?? 'stroke';
  return latest === 'match' && !hasPartners ? 'stroke' : latest;
};

/** Choosing another stretch resets the start hole to that stretch's first. */
export const choose = (before: RoundChoices, part: Partial<RoundChoices>): RoundChoices => ({
  ...before,
  ...('stretch' in part ? { startHole: undefined } : {}),
  ...part,
});

export type HolesChosen = {
  readonly tee: Tee;
  /** The tees of the nines that are played today, for everyone in the group. */
  readonly tees: readonly Tee[];
  /** Where a course has more than two nines: each two of them. */
  readonly pairs: readonly string[];
  readonly stretches: readonly Stretch[];
  readonly stretch: Stretch;
  /** Hole numbers in playing order. */
  readonly order: readonly number[];
};

/** The tee of this name where these nines are played: of a course of 27 holes, each two nines have tees of their own. */
const teeAmong = (tees: readonly Tee[], named: Tee): Tee =>
  tees.find(({ id }) => id === named.id) ?? tees.find(({ name }) => name === named.name) ?? tees[0] ?? named;

/** Undefined for a course without tees. `gender`: whose rating of a tee counts that has one for each. */
export const holesChosen = (
  course: Course,
  choices: RoundChoices,
  usual = course.tees[0],
  gender?: Gender,
): HolesChosen | undefined => {
  const named = course.tees.find(({ id }) => id === choices.teeId) ?? usual;
  if (!named) return undefined;
  const pairs = [...new Set(course.tees.map(ninesText))].filter(Boolean);
  const nines = choices.nines ?? ninesText(named);
  const tees = course.tees.filter((one) => ninesText(one) === nines);
  const chosen = teeAmong(tees, named);
  const tee = gender === undefined ? chosen : ratingFor(tees, chosen, gender);
  const stretches: readonly Stretch[] = tee.par.length === 9 ? NINE : EIGHTEEN;
  const stretch = stretches.find((one) => one === choices.stretch) ?? stretches[0]!;
  const isNine = NINES.includes(stretch);
  const isPlayed = (n: number) => stretch !== 'some' || !choices.leftOut.includes(n);
  const inOrder = playOrder(isNine ? 9 : 18, stretch === 'back' ? 10 : 1).filter(isPlayed);
  const { startHole } = choices;
  return {
    tee,
    tees,
    pairs,
    stretches,
    stretch,
    order: startHole === undefined ? inOrder : startingAt(inOrder, startHole),
  };
};

/** Plays a hole today or leaves it out. The last one stays. */
export const toggled = (leftOut: readonly number[], n: number): readonly number[] => {
  if (leftOut.includes(n)) return leftOut.filter((other) => other !== n);
  return leftOut.length === 17 ? leftOut : [...leftOut, n];
};
