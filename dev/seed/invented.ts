import type { Part } from '@divot/golf-rules';
import { playedOn } from '#src/data/sample/course-cards.ts';
import { type Calendar, type SeedDocument, seed } from '#src/data/sample/document.ts';
import type { Hole, Lie } from '#src/domain/entities/round.entity.ts';

// Golfers who each lose strokes in one known part of the game, or in none. Every place that says what to work on must
// name that part.

export type Invented = {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  readonly rounds: number;
  readonly leak?: Part;
  readonly faultIds: readonly string[];
};

const golfer = (name: string, rest: Pick<Invented, 'rounds' | 'leak' | 'faultIds'>): Invented => ({
  uid: `invented-${name.toLowerCase()}`,
  email: `${name.toLowerCase()}@divot.golf`,
  displayName: name,
  ...rest,
});

export const INVENTED: readonly Invented[] = [
  golfer('Tessa', { rounds: 20, leak: 'off-tee', faultIds: ['over-the-top', 'sway'] }),
  golfer('Arlo', { rounds: 20, leak: 'approach', faultIds: ['casting', 'poor-shaft-lean'] }),
  golfer('Chipo', { rounds: 20, leak: 'short-game', faultIds: ['over-the-top', 'deceleration'] }),
  golfer('Petra', { rounds: 20, leak: 'putting', faultIds: ['over-the-top'] }),
  golfer('Lena', { rounds: 20, faultIds: ['slice'] }),
  golfer('Piet', { rounds: 20, leak: 'off-tee', faultIds: [] }),
];

/**
 * Every fourth hole costs a stroke more in the leaking part: where the green is hit for approach, missed for chips.
 */
const EVERY = 4;
const FIRST: Record<Part, number> = { 'off-tee': 1, approach: 1, 'short-game': 2, putting: 1 };
const INDEX = 5;

const fromTee = (par: number, yards: number, isLeak: boolean): Partial<Hole> => {
  if (par === 3) return {};
  const lie: Lie = isLeak ? 'recovery' : 'fairway';
  return {
    fairway: isLeak ? 'right' : 'hit',
    driveEnd: { lie, yards: Math.max(60, yards - 225) },
    penalties: Number(isLeak),
  };
};

/** Half of the greens are missed, and chipped to ten feet. */
const holeOf = (
  n: number,
  { par, si, yards }: { par: number; si: number; yards: number },
  leak: Part | undefined,
): Hole => {
  const costs = (part: Part) => leak === part && n % EVERY === FIRST[part];
  const isMissed = n % 2 === 0;
  const tee = fromTee(par, yards, costs('off-tee'));
  const firstPuttFt = isMissed ? 10 : 24;
  const putts = (n % 4 === 0 ? 1 : 2) + Number(costs('putting'));
  const toGreen = par - 2 + (tee.penalties ?? 0) + Number(costs('approach'));
  return {
    n,
    par,
    si,
    yards,
    penalties: 0,
    ...tee,
    approachEnd: isMissed ? { lie: 'rough', yards: 15 } : { lie: 'green', yards: 8 },
    chip: isMissed,
    firstPuttFt,
    putts,
    strokes: toGreen + Number(isMissed) + Number(costs('short-game')) + putts,
  };
};

const roundSeed = ({ uid, leak }: Invented, nth: number, { daysAgo }: Calendar): SeedDocument => {
  const { tee, courseId, name, city } = playedOn.heron;
  const date = daysAgo(3 + 5 * nth, 9);
  return seed('rounds', date, {
    id: `${uid}-round-${nth}`,
    userId: uid,
    date,
    playedOn: date.slice(0, 10),
    status: 'finished',
    finishedAt: date,
    mode: 'casual',
    courseId,
    courseSnapshot: { name, ...(city === undefined ? {} : { city }), tee },
    holesPlanned: tee.par.map((_, at) => at + 1),
    holes: tee.par.map((par, at) =>
      holeOf(at + 1, { par, si: tee.strokeIndex?.[at] ?? at + 1, yards: tee.yards?.[at] ?? 350 }, leak),
    ),
  });
};

export const inventedSeeds = (who: Invented, calendar: Calendar): readonly SeedDocument[] => [
  seed('profiles', calendar.daysAgo(200, 9), {
    id: who.uid,
    userId: who.uid,
    displayName: who.displayName,
    email: who.email,
    trainingPlan: [],
    watchedVideos: [],
    savedDrills: [],
    assessment: { swingAssessmentComplete: true },
    swingAssessment: { faultIds: [...who.faultIds], assessmentDate: calendar.daysAgo(20, 18) },
    swingIssues: [...who.faultIds],
    handicap: INDEX,
    handicapSource: 'entered',
  }),
  ...Array.from({ length: who.rounds }, (_, nth) => roundSeed(who, nth, calendar)),
];
