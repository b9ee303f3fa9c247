import { useCourseRounds } from '#src/data/queries/course-rounds.ts';
import { useMarksOf } from '#src/data/queries/ground.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import type { CoursePack, Position } from '#src/domain/ground/course-pack.ts';
import { marksOn } from '#src/domain/ground/ground-marks.ts';
import { ballsOn } from '#src/domain/ground/hole-from-marks.ts';
import { packHoleOf } from '#src/domain/ground/pack-hole.ts';
import { missPattern, rightOfHole } from '#src/domain/ground/shot-rows.ts';

export type HolePlayed = { readonly playedOn: string; readonly strokes: number; readonly par: number };

const MOST_SCORES = 8;

/** One hole in all rounds of its course: where the tee shots went, and the newest scores, oldest first. */
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
        const end = marks && n !== undefined ? ballsOn({ pack, n, marks: marksOn(marks, hole.n), flag })[1] : undefined;
        return { ...hole, id: one.id, playedOn: one.playedOn, end };
      }),
  );
  const isEarlier = (play: (typeof plays)[number]) => play.id !== round.id || play.n !== cardHole;
  return {
    earlier: plays.filter(isEarlier).flatMap(({ end }): Position[] => (end ? [end] : [])),
    pattern: missPattern(
      plays.map(({ end, fairway }) => ({
        fairway,
        rightM: end && n !== undefined ? rightOfHole(pack, n, end) : undefined,
      })),
    ),
    plays: plays
      .flatMap(({ playedOn, strokes, par, pickedUp }): HolePlayed[] =>
        strokes === undefined || pickedUp ? [] : [{ playedOn, strokes, par }],
      )
      .slice(0, MOST_SCORES)
      .toReversed(),
  };
};
