import type { PracticeSession } from '#src/domain/entities/practice-session.entity.ts';
import type { ShotSession } from '#src/domain/entities/shot-session.entity.ts';
import { groupBy, localDay } from '@divot/basics';
import { type ClubPattern, clubPattern, priorOf } from '@divot/shot-files';
import { FEWEST_SHOTS } from './ladder.ts';
import { type BagShot, secondOfDay, unpackShots } from './shot-columns.ts';

// The shots that a launch monitor measured during a practice, matched by its day and clock or by the file that the
// golfer chose.

/** Balls hit this long before the first block or after the last still belong to the practice. */
const AROUND_S = 20 * 60;

type Practice = Pick<PracticeSession, 'startedAt' | 'finishedAt' | 'practicedOn' | 'shotSessionId'>;
export type PracticeClub = { readonly club: string; readonly shots: number } & Pick<
  ClubPattern,
  'carryM' | 'carryLowM' | 'carryHighM'
>;

/**
 * Whether a shot at this second of the day falls into the practice. A log of an earlier day has no clock and is set to
 * noon.
 */
const isWithin = ({ startedAt, finishedAt, practicedOn }: Practice, second: number): boolean => {
  const [from, to] = [new Date(startedAt), new Date(finishedAt ?? startedAt)];
  if (finishedAt === undefined || secondOfDay(from) === 12 * 3600 || localDay(to) !== practicedOn) return true;
  return second >= secondOfDay(from) - AROUND_S && second <= secondOfDay(to) + AROUND_S;
};

/** Shots of the session that the golfer chose, else all of the practice's day, each once. */
export const shotsOfPracticeDay = (
  { practicedOn, shotSessionId }: Pick<Practice, 'practicedOn' | 'shotSessionId'>,
  sessions: readonly ShotSession[],
): readonly BagShot[] => {
  const chosen = sessions.find(({ id }) => id === shotSessionId);
  const daySessions = chosen ? [chosen] : sessions.filter(({ day }) => day === practicedOn);
  const seen = new Set<string>();
  return daySessions.flatMap(unpackShots).filter(({ key }) => {
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
};

/**
 * Shots of the session that the golfer chose, else those of the practice's day and hours. The whole day if a file has
 * no times.
 */
export const shotsOfPractice = (practice: Practice, sessions: readonly ShotSession[]): readonly BagShot[] => {
  const isChosen = sessions.some(({ id }) => id === practice.shotSessionId);
  return shotsOfPracticeDay(practice, sessions).filter(
    ({ second }) => isChosen || second === undefined || isWithin(practice, second),
  );
};

/** Club by club, most shots first. A carry needs five shots. */
export const clubsOfPractice = (shots: readonly BagShot[]): readonly PracticeClub[] =>
  [...groupBy(shots, ({ club }) => club)]
    .map(([club, clubShots]) => {
      const { carryM, carryLowM, carryHighM } = clubPattern(clubShots, priorOf(club));
      const carry =
        clubShots.length < FEWEST_SHOTS || carryM === undefined
          ? {}
          : { carryM, carryLowM: carryLowM ?? carryM, carryHighM: carryHighM ?? carryM };
      return { club, shots: clubShots.length, ...carry };
    })
    .sort((a, b) => b.shots - a.shots);
