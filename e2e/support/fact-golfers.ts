import { roundsUnderWay } from '#dev/pictures/rounds.ts';
import { DEMO_ACCOUNT, demoSeeds } from '#dev/seed/demo.ts';
import { type SeedDocument, calendarOf } from '#src/data/sample/document.ts';
import { golferSeeds } from '#src/data/sample/golfer.ts';
import { roundSeeds } from '#src/data/sample/rounds.ts';
import type { PracticeSession } from '#src/domain/entities/practice-session.entity.ts';
import type { Hole, Partner, Round } from '#src/domain/entities/round.entity.ts';
import { screens } from './screens.ts';

// The golfers whose screens must agree, and every address on which they could differ.

type Golfer = { readonly account: typeof DEMO_ACCOUNT | Account; readonly documents: readonly SeedDocument[] };
type Account = { readonly uid: string; readonly email: string; readonly password: string };

const account = (uid: string): Account => ({ uid, email: `${uid}@example.org`, password: 'fairway and green' });

/** Gives documents ids of their own, so that two golfers of the sample can be in one cloud. */
const renamed = (documents: readonly SeedDocument[], prefix: string) =>
  JSON.parse(JSON.stringify(documents).replaceAll('"demo-', `"${prefix}-`)) as readonly SeedDocument[];

/** Six months of everything, and rounds under way of every form. */
export const keenGolfer = (today: Date): Golfer => ({
  account: DEMO_ACCOUNT,
  documents: [...demoSeeds(today), ...roundsUnderWay(today)],
});

const ROUNDS = 5;

/** The first five rounds of a golfer who enters everything, the first first. */
export const newcomer = (today: Date): Golfer => {
  const { uid, ...rest } = account('fresh-golfer');
  return {
    account: { uid, ...rest },
    documents: renamed(roundSeeds(uid, calendarOf(today)).slice(-ROUNDS).toReversed(), 'fresh'),
  };
};

const holesOf =
  (change: (hole: Hole, at: number) => Hole) =>
  ({ holes }: Round): Partial<Round> => ({ holes: holes.map(change) });
const without = (...fields: readonly (keyof Hole)[]) =>
  holesOf((hole) => Object.fromEntries(Object.entries(hole).filter(([key]) => !fields.includes(key as never))) as Hole);

const scoresOf = (round: Round, shift: number): Partner['strokes'] =>
  Object.fromEntries(
    round.holes.map(({ n }, at) => [n, (round.holes[(at + shift) % round.holes.length]!.strokes ?? 5) + 0]),
  );
/** Three partners, two with an index, and the golfer's own handicap unknown. */
const foursome = (round: Round): Partial<Round> => ({
  format: 'stableford',
  indexAtStart: undefined,
  courseHandicap: undefined,
  partners: [
    { id: 'gap-jo', name: 'Jo', index: 18, strokes: scoresOf(round, 3) },
    { id: 'gap-max', name: 'Max', index: 9, strokes: scoresOf(round, 7) },
    { id: 'gap-kim', name: 'Kim', strokes: scoresOf(round, 11) },
  ],
});

/** One gap a round, the newest first. */
const GAPS: readonly ((round: Round) => Partial<Round>)[] = [
  foursome,
  without('putts'),
  without('firstPuttFt'),
  without('driveEnd', 'fairway'),
  without('approachEnd'),
  without('putts', 'firstPuttFt', 'driveEnd', 'approachEnd', 'fairway', 'penalties', 'shots'),
  holesOf((hole, at) => (at % 5 === 2 ? { n: hole.n, par: hole.par, si: hole.si } : hole)),
  holesOf((hole, at) => (at % 6 === 1 ? { n: hole.n, par: hole.par, si: hole.si, pickedUp: true } : hole)),
  () => ({ courseHandicap: undefined, indexAtStart: undefined }),
  () => ({ holes: [], total: { adjustedGross: 88, holes: 18 } }),
  ({ courseSnapshot }) => ({
    courseSnapshot: courseSnapshot && {
      ...courseSnapshot,
      tee: { ...courseSnapshot.tee, courseRating: undefined, slope: undefined },
    },
  }),
  () => ({ courseId: undefined, courseSnapshot: undefined }),
  ({ holes }) => ({ holes: holes.slice(0, 7) }),
];

const withGap = ({ entity, document }: SeedDocument, round: number): SeedDocument => {
  if (entity === 'rounds') {
    const gap = GAPS[round % GAPS.length]!(document as Round);
    return { entity, document: JSON.parse(JSON.stringify({ ...document, ...gap })) as SeedDocument['document'] };
  }
  return { entity, document };
};

/** The same half year with a gap of every kind in the cards, and no assessment. */
export const golferWithGaps = (today: Date): Golfer => {
  const { uid, email, password } = account('gap-golfer');
  let round = -1;
  const documents = golferSeeds({ uid, email, displayName: 'Gail' }, calendarOf(today))
    .filter(({ entity }) => entity !== 'assessments' && entity !== 'shotSessions')
    .map((each) => withGap(each, each.entity === 'rounds' ? (round += 1) : 0));
  return { account: { uid, email, password }, documents: renamed(documents, 'gap') };
};

const TABS = ['strokes-gained', 'handicap', 'tee-to-green', 'putting', 'body', 'swing'];
const VIEWS = [
  '/dashboard?tab=on-course',
  '/profile?group=assistant',
  ...TABS.map((tab) => `/analytics?tab=${tab}`),
  '/practice?view=history',
  '/practice?view=drills',
  '/workout?view=history',
  '/playing?view=setup',
  '/scheduling?tab=book',
  '/find-game?tab=mine',
];
const SESSIONS = 3;

/** Every address of a golfer: each route, the views behind them, and their documents, of rounds the newest. */
export const addressesOf = (documents: readonly SeedDocument[], rounds: number): readonly string[] => {
  const of = (entity: SeedDocument['entity'], most: number) =>
    documents.filter((each) => each.entity === entity).slice(0, most);
  const played = of('rounds', documents.length)
    .filter(({ document }) => (document as Round).status === 'finished')
    .slice(0, rounds)
    .flatMap(({ document: { id } }) => [
      ...['card', 'story', 'edit'].map((view) => `/playing?round=${id}&view=${view}`),
      `/analytics?view=summary&round=${id}`,
    ]);
  const underWay = documents
    .filter(({ entity, document }) => entity === 'rounds' && (document as Round).status === 'active')
    .flatMap(({ document: { id } }) => [`/playing?round=${id}&hole=3`, `/playing?round=${id}&view=finish`]);
  return [
    ...Object.keys(screens),
    ...VIEWS,
    ...played,
    ...underWay,
    ...of('practiceSessions', SESSIONS).flatMap(({ document }) => [
      `/practice?session=${document.id}`,
      ...(document as PracticeSession).blocks.map(({ drillId }) => `/practice?drill=${drillId}`),
    ]),
    ...of('courses', SESSIONS).map(({ document }) => `/course?course=${document.id}`),
    ...of('swings', SESSIONS).map(({ document }) => `/video-analysis?swing=${document.id}`),
  ];
};
