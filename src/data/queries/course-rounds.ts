import { digestSource, useDigest } from '#src/data/live/digest.ts';
import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import { type MarkedShot, markedShots } from '#src/domain/bag/marked-shots.ts';
import { holesInPlay } from '@divot/golf-rules';

type CourseRound = {
  readonly id: string;
  readonly courseId: string;
  readonly playedOn: string;
  readonly holes: readonly Pick<Hole, 'n' | 'par' | 'strokes' | 'fairway' | 'pickedUp'>[];
};

const courseRound = (round: Round): CourseRound | undefined => {
  const { id, courseId, playedOn, status } = round;
  if (status !== 'finished' || courseId === undefined) return undefined;
  const holes = holesInPlay(round).map(({ n, par, strokes, fairway, pickedUp }) => {
    return { n, par, strokes, fairway, pickedUp };
  });
  return { id, courseId, playedOn, holes };
};

const rounds = digestSource('rounds', courseRound, { newest: 400 });

/** The finished rounds on a course, newest first. */
export const useCourseRounds = (courseId: string | undefined): readonly CourseRound[] =>
  useDigest(rounds).digests.filter((round) => round.courseId === courseId);

const marked = digestSource(
  'rounds',
  (round) => {
    const shots = round.status === 'finished' ? markedShots(round) : [];
    return shots.length > 0 ? shots : undefined;
  },
  { newest: 100 },
);

/** Shots of the newest rounds that were marked with their club. */
export const useMarkedShots = (): readonly MarkedShot[] => useDigest(marked).digests.flat();
