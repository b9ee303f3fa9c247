import { playedOn } from '#src/data/sample/course-cards.ts';
import { type Own, type SeedDocument, calendarOf, seed } from '#src/data/sample/document.ts';
import type { Hole } from '#src/domain/entities/round.entity.ts';
import { holeOf, playOrder } from '@divot/golf-rules';
import { DEMO_ACCOUNT, EMPTY_ACCOUNT } from '#dev/seed/demo.ts';

// Rounds under way, one for each face of the score pad.

const { heron } = playedOn;
const OVER = [0, 1, 1, -1, 0, 2, 0, 1, 0, 1, 0, 1, 3, 0, 1, -1, 1, 0];

/** The first `count` holes scored, told from tee to cup. */
const holesOf = (count: number, order: readonly number[]): Hole[] =>
  order.map((n, at): Hole => {
    const hole = holeOf(heron.tee, n);
    if (at >= count) return hole;
    const over = OVER[n - 1]!;
    const putts = over < 0 ? 1 : over > 1 ? 3 : 2;
    const isGreen = over <= 0;
    return {
      ...hole,
      strokes: hole.par + over,
      putts,
      firstPuttFt: isGreen ? 25 : 10,
      approachEnd: { lie: isGreen ? 'green' : 'rough', yards: 0 },
      ...(hole.par > 3 ? { fairway: 'hit', driveEnd: { lie: 'fairway', yards: 0 } } : {}),
    };
  });

const strokesOf = (count: number, shift: number): Record<string, number> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [at + 1, holeOf(heron.tee, at + 1).par + OVER[(at + shift) % 18]!]),
  );
const partnersOf = (count: number) =>
  [{ name: 'Nadia', courseHandicap: 18 }, { name: 'Bartholomew' }, { name: 'Jo', courseHandicap: 4 }].map(
    (partner, at) => ({ id: `sheet-${partner.name}`, ...partner, strokes: strokesOf(count, 3 + 5 * at) }),
  );

type Face = Partial<Own<'rounds'>> & { readonly played: number; readonly length?: 9 | 18 };

/** Keyed by the name in their addresses. */
const faces: Readonly<Record<string, Face>> = {
  solo: { played: 7 },
  nine: { played: 3, length: 9 },
  pickup: { played: 9 },
  stableford: { played: 7, format: 'stableford', partners: partnersOf(7) },
  par: { played: 7, format: 'par', partners: partnersOf(7) },
  maximum: { played: 7, format: 'maximum', partners: partnersOf(7) },
  match: { played: 8, format: 'match', partners: partnersOf(8).slice(0, 1) },
  four: { played: 10, format: 'match', partners: partnersOf(10) },
  whole: { played: 18, partners: partnersOf(18) },
  over: { played: 18, partners: partnersOf(18), status: 'finished' },
};

/** The ninth hole of a round on which everything went wrong. */
const withPickUp = (holes: readonly Hole[]): Hole[] =>
  holes.map((hole) => (hole.n === 9 ? { ...holeOf(heron.tee, 9), pickedUp: true, penalties: 2 } : hole));

export const sheetRound = (name: keyof typeof faces): string => `sheet-${name}`;

const roundOf = (name: string, { played, length = 18, ...rest }: Face, today: Date): SeedDocument => {
  const { daysAgo } = calendarOf(today);
  const holesPlanned = playOrder(length, 1);
  const holes = holesOf(played, holesPlanned);
  // Yesterday's is not the same round entered twice.
  const date = daysAgo(rest.status === 'finished' ? 1 : 0, 8);
  return seed('rounds', date, {
    id: `sheet-${name}`,
    userId: DEMO_ACCOUNT.uid,
    date,
    playedOn: date.slice(0, 10),
    courseId: heron.courseId,
    courseSnapshot: { name: heron.name, city: heron.city, tee: heron.tee },
    holesPlanned,
    holes: name === 'pickup' ? withPickUp(holes) : holes,
    mode: 'casual',
    format: 'stroke',
    status: 'active',
    indexAtStart: 12.4,
    courseHandicap: 14,
    swingThought: 'Turn, then go',
    goals: [
      { id: 'goal-1', type: 'outcome', text: 'Break 85' },
      { id: 'goal-2', type: 'process', text: 'Finish every routine before each tee shot' },
    ],
    ...rest,
  });
};

export const roundsUnderWay = (today: Date): readonly SeedDocument[] =>
  Object.entries(faces).map(([name, face]) => roundOf(name, face, today));

const FIRSTS = 3;

/** The rounds of a golfer who has played `count` times, at most three: the first yesterday, the others before it. */
export const firstRounds = (today: Date, count: number): readonly SeedDocument[] => {
  const { daysAgo } = calendarOf(today);
  return Array.from({ length: Math.min(count, FIRSTS) }, (_, at) => {
    const date = daysAgo(1 + 6 * at, 8);
    return roundOf(
      `first-${at}`,
      { played: 18, status: 'finished', userId: EMPTY_ACCOUNT.uid, date, playedOn: date.slice(0, 10) },
      today,
    );
  });
};
