import { filled } from '@divot/basics';
import { digestSource, useDigest } from '#src/data/live/digest.ts';
import { type MarkedShot, markedShots } from '#src/domain/bag/marked-shots.ts';
import { courseRound } from '#src/domain/rounds/course-record.ts';

const rounds = digestSource('rounds', courseRound, { newest: 400 });

/** The finished rounds on a course, newest first. */
export const useCourseRounds = (courseId: string | undefined) => {
  const { digests, complete } = useDigest(rounds);
  return { rounds: digests.filter((round) => round.courseId === courseId), complete };
};

const marked = digestSource(
  'rounds',
  (round) => {
    const shots = round.status === 'finished' ? markedShots(round) : [];
    return filled(shots);
  },
  { newest: 100 },
);

/** Shots of the newest rounds that were marked with their club. */
export const useMarkedShots = (): readonly MarkedShot[] => useDigest(marked).digests.flat();
