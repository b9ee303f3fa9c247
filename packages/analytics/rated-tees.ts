import { type Tee, ratingFor } from '@divot/golf-rules';
import type { RecordFacts } from './round-facts.ts';

// Tees that a what-if calculation can use: those of the golfer's courses and those on their cards.

export type RatedTee = {
  readonly key: string;
  readonly course: string;
  readonly tee: string;
  readonly holes: 9 | 18;
  readonly nine?: 'front' | 'back';
  readonly par: number;
  readonly courseRating: number;
  readonly slope: number;
};

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const PARTS = [
  { numbers: range(1, 18) },
  { numbers: range(1, 9), nine: 'front' },
  { numbers: range(10, 18), nine: 'back' },
] as const;

const keyed = (tee: Omit<RatedTee, 'key'>): RatedTee => ({
  ...tee,
  key: [tee.course, tee.tee, tee.holes, tee.courseRating, tee.slope].join('|'),
});

type Course = { readonly name: string; readonly tees: readonly Tee[] };

const ofCourse = ({ name, tees }: Course): RatedTee[] =>
  tees.flatMap((tee) =>
    PARTS.slice(0, tee.par.length <= 9 ? 2 : 3).flatMap((part) => {
      const { holes, par, courseRating, slope } = ratingFor(tee, part.numbers);
      if (courseRating === undefined || slope === undefined) return [];
      const nine = 'nine' in part && tee.par.length > 9 ? { nine: part.nine } : {};
      return [keyed({ course: name, tee: tee.name, holes, par, courseRating, slope, ...nine })];
    }),
  );

const ofRound = ({ course, tee, handicap }: RecordFacts): RatedTee[] => {
  if (!handicap) return [];
  const { courseRating, slope, par, holes = 18 } = handicap;
  if (courseRating === undefined || slope === undefined || par === undefined) return [];
  return [keyed({ course, tee, holes, par, courseRating, slope })];
};

/** Each tee once: first those of the courses, in the order given, then those that only cards have. */
export const ratedTees = (courses: readonly Course[], rounds: readonly RecordFacts[]): readonly RatedTee[] => {
  const teesByKey = new Map<string, RatedTee>();
  for (const tee of [...courses.flatMap(ofCourse), ...rounds.flatMap(ofRound)]) {
    if (!teesByKey.has(tee.key)) teesByKey.set(tee.key, tee);
  }
  return [...teesByKey.values()];
};
