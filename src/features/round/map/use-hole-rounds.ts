import { useCourseRounds } from '#src/data/queries/course-rounds.ts';
import { useMarksOf } from '#src/data/queries/ground.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { type Ball, type CoursePack, ballsOn, marksOn, missPattern, packHoleOf, rightOfHole } from '@divot/ground';

export type HolePlayed = { readonly playedOn: string; readonly strokes: number; readonly par: number };

const MOST_SCORES = 8;

/** One hole in all rounds of its course: the other rounds' balls, where the tee shots went, the newest scores. */
export const useHoleRounds = (round: Round, pack: CoursePack, cardHole: number) => {
  const rounds = useCourseRounds(round.courseId);
  const marked = useMarksOf(rounds.map(({ id }) => id));
  const n = packHoleOf(pack, cardHole);
  const plays = rounds.flatMap((one) =>
    one.holes
      .filter((hole) => packHoleOf(pack, hole.n) === n)
      .map((hole) => {
        const marks = marked.find(({ roundId }) => roundId === one.id);
        const flag = marks?.flags[String(hole.n)];
        const balls = marks && n !== undefined ? ballsOn({ pack, n, marks: marksOn(marks, hole.n), flag }) : [];
        return { ...hole, id: one.id, playedOn: one.playedOn, balls };
      }),
  );
  const isOther = (play: (typeof plays)[number]) => play.id !== round.id || play.n !== cardHole;
  return {
    others: plays.filter(isOther).flatMap(({ balls }): (readonly Ball[])[] => (balls.length > 1 ? [balls] : [])),
    pattern: missPattern(
      plays.map(({ balls: [, drive], fairway }) => ({
        fairway,
        rightM: drive && n !== undefined ? rightOfHole(pack, n, drive) : undefined,
      })),
    ),
    /** Oldest first. */
    plays: plays
      .flatMap(({ playedOn, strokes, par, pickedUp }): HolePlayed[] =>
        strokes === undefined || pickedUp ? [] : [{ playedOn, strokes, par }],
      )
      .slice(0, MOST_SCORES)
      .toReversed(),
  };
};
