import { enter } from '#src/domain/pad/hole-entry.ts';
import { handicapFor, holeOf, startingAt } from '@divot/golf-rules';
import type { Tee } from '#src/domain/entities/course.entity.ts';
import type { Hole, Partner, Round } from '#src/domain/entities/round.entity.ts';
import { compact } from '@divot/basics';

// Puts a card right after the round: another tee, a corrected rating, another day. Scores stay, and everything that is
// derived from them follows.

/** What a golfer says about a round, when it is finished or later on its card. */
export type Reflections = Pick<Round, 'bestShot' | 'lesson' | 'mood' | 'signedBy' | 'notes'>;
/** An undefined field is one that the golfer has cleared. */
export type Edited<T> = { readonly [K in keyof T]?: T[K] | undefined };

export type CardEdit = Partial<
  Pick<Round, 'playedOn' | 'mode' | 'format' | 'maximumScore' | 'pcc' | 'ratingMinusPar' | 'total' | 'localRules'>
> &
  Edited<Reflections> & {
    /** Another tee, or the round's own with a corrected rating. */
    readonly tee?: Tee;
    /** The same holes from another first hole. */
    readonly startHole?: number;
  };

/** A figure changes only where the two tees differ, so a par that the golfer corrected on the card stays. */
const onTee = (hole: Hole, before: Hole, after: Hole): Hole => {
  const { par, si, yards } = after;
  return enter(hole, {
    ...(par === before.par ? {} : { par }),
    ...(si === before.si ? {} : { si }),
    ...(yards === before.yards ? {} : { yards }),
  });
};

/** Partners stay on the tee that they played, when the golfer's changes or is corrected. */
const whereTheyPlayed = ({ tee, ...partner }: Partner, before: Tee, after: Tee): Partner => {
  const played = tee ?? before;
  return played.id === after.id ? partner : { ...partner, tee: played };
};

const withTee = (round: Round, tee: Tee): Round => {
  const { courseSnapshot, holes, partners } = round;
  if (!courseSnapshot) return round;
  const { tee: before } = courseSnapshot;
  return compact({
    ...round,
    courseSnapshot: { ...courseSnapshot, tee },
    holes: holes.map((hole) => onTee(hole, holeOf(before, hole.n), holeOf(tee, hole.n))),
    partners: partners?.map((partner) => whereTheyPlayed(partner, before, tee)),
  });
};

/** The course handicap that the index at the start gives on this tee and by this rule. */
const withCourseHandicap = (round: Round): Round => {
  const { courseSnapshot, holesPlanned, indexAtStart, ratingMinusPar } = round;
  if (!courseSnapshot || indexAtStart === undefined) return round;
  const { tee } = courseSnapshot;
  return compact({ ...round, courseHandicap: handicapFor(tee, holesPlanned, indexAtStart, ratingMinusPar) });
};

/** The round with the golfer's index, and the course handicap that it gives. */
export const withIndexAtStart = (round: Round, index: number): Round =>
  withCourseHandicap({ ...round, indexAtStart: index });

/** The round after an edit. */
export const correctedCard = (round: Round, edit: CardEdit): Round => {
  const { tee, startHole, ...fields } = edit;
  const { ratingMinusPar = round.ratingMinusPar } = fields;
  const isOtherRule = (ratingMinusPar ?? true) !== (round.ratingMinusPar ?? true);
  const edited = compact<Round>({ ...(tee ? withTee(round, tee) : round), ...fields });
  return {
    ...(tee || isOtherRule ? withCourseHandicap(edited) : edited),
    ...(startHole === undefined
      ? {}
      : {
          holesPlanned: startingAt(
            round.holesPlanned.toSorted((a, b) => a - b),
            startHole,
          ),
        }),
  };
};
