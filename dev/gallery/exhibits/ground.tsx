import {
  type Ball,
  type GroundMark,
  ballsOn,
  distance,
  inventedCourse,
  openHole,
  openPack,
  overpassOf,
  readOverpass,
  shotRows,
} from '@divot/ground';
import { type Exhibit, nothing } from '#dev/gallery/exhibit.ts';
import type { Hole } from '#src/domain/entities/round.entity.ts';
import { HoleList } from '#src/features/ground/map/hole-list.tsx';
import { MarkedBalls } from '#src/features/ground/map/marked-balls.tsx';
import { ShotsDrawing } from '#src/features/ground/map/shots-drawing.tsx';

// The map parts used on more than one screen, over the first hole of an invented course.

const HOLE = 1;
const course = inventedCourse({ seed: 11, lat: 51.24, lon: -1.31, holes: 9 });
const pack = readOverpass(overpassOf(course))[0]!;
const { plane } = openPack(pack);
const flag = plane.toPosition(openHole(pack, HOLE)!.middle);

const card = pack.holes.map(({ n, par = 4 }) => ({ n, par }));
const scored = card.map(({ n, par }): Hole => {
  const shots: Hole['shots'] = [
    { id: 'tee', lie: 'tee', distance: 120 + n * 30 },
    { id: 'near', lie: 'green', distance: 12 + n },
  ];
  const strokes = par + (n % 4) - 1;
  return n < 8 ? { n, par, strokes, putts: strokes - 1, shots } : { n, par };
});

/** A tee shot, a shot to the green and the ball there. `aside`: metres the tee shot ends right of the line. */
const marksOf = (round: string, aside: number, more: Partial<GroundMark> = {}): readonly GroundMark[] =>
  [
    { ball: [110, 0] as const, club: 'Driver', isAssumed: true },
    { ball: [128 + aside, 190] as const, club: '8-iron', ...more },
    { ball: [110, 340] as const },
  ].map(({ ball, ...rest }, i) => ({
    id: `${round}-${i}`,
    hole: HOLE,
    at: i,
    accuracyM: 4,
    ...course.at(ball),
    ...rest,
  }));
const ballsOf = (round: string, aside: number, more?: Partial<GroundMark>): readonly Ball[] =>
  ballsOn({ pack, n: HOLE, marks: marksOf(round, aside, more) });

const marked = (balls: readonly Ball[]) => (
  <MarkedBalls
    balls={balls}
    hole={HOLE}
    holes={card.map(({ n }) => n)}
    on={{ flag, metresBetween: (a, b) => distance(plane.toPoint(a), plane.toPoint(b)) }}
    marking={{ moveTo: nothing, removeListed: nothing }}
  />
);
const others = [-18, 6, 14, 22, 31].map((aside) => ballsOf(`round ${aside}`, aside));
const drawn = (isOverlaid: boolean, earlier = others) => (
  <ShotsDrawing
    pack={pack}
    n={HOLE}
    label="Hole 1 with its shots"
    rows={shotRows(ballsOf('this', 0), 2)}
    flag={undefined}
    others={earlier}
    isOverlaid={isOverlaid}
  />
);

export const ground: readonly Exhibit[] = [
  {
    name: 'HoleList',
    states: {
      'before the first hole': <HoleList holes={card} shown={1} onShow={nothing} />,
      'seven holes with strokes gained': <HoleList holes={scored} shown={4} onShow={nothing} className="max-w-96" />,
    },
  },
  {
    name: 'MarkedBalls',
    states: {
      'tee taken from the map': marked(ballsOf('this', 0)),
      dropped: marked(ballsOf('this', 40, { isDrop: true, lie: 'rough' })),
    },
  },
  {
    name: 'ShotsDrawing',
    states: {
      'the first round here': drawn(false, []),
      'with other tee shots': drawn(false),
      'all rounds over each other': drawn(true),
    },
  },
];
