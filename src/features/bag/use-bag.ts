import { useMarkedShots } from '#src/data/queries/course-rounds.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import { useShotSessions } from '#src/data/queries/shots.ts';
import { type Place, type PlacedShot, shotsByClub } from '#src/domain/bag/bag-shots.ts';
import { type LadderClub, ladderOf } from '#src/domain/bag/ladder.ts';
import { courseLength, type CourseLength } from '#src/domain/bag/marked-shots.ts';
import { isSwung } from '#src/domain/profile/limits.ts';
import { compact, METRES_PER_YARD } from '@divot/basics';

export type BagClub = Omit<LadderClub, 'shots'> & {
  readonly shots: readonly PlacedShot[];
  /** From balls marked on the course, including roll. */
  readonly onCourse: CourseLength;
};

/** The golfer's clubs with their shots: clubs in the bag first, then any others with shots. */
export const useBag = (place: Place | undefined) => {
  const { profile, ready } = useProfile();
  const { sessions, complete } = useShotSessions();
  const marked = useMarkedShots();
  const byClub = shotsByClub(sessions);
  const typed = new Map((profile?.bag ?? []).map(({ type, carryYards }) => [type, carryYards] as const));
  const names = [...new Set([...typed.keys(), ...byClub.keys(), ...marked.map(({ club }) => club)])].filter(isSwung);
  const clubs = names.map((club): BagClub => {
    const yards = typed.get(club);
    const shots = (byClub.get(club) ?? []).filter((shot) => place === undefined || shot.place === place);
    const onCourse = courseLength(club, marked);
    return compact({ club, shots, onCourse, typedM: yards === undefined ? undefined : yards * METRES_PER_YARD });
  });
  return { clubs, ladder: ladderOf(clubs), sessions, profile, ready: ready && complete };
};
