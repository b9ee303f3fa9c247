import {
  type CoursePack,
  type Point,
  type GroundMark,
  type RoundMarks,
  direction,
  distance,
  holeFromMarks,
  inventedCourse,
  lengthOf,
  marksOn,
  openHole,
  openPack,
  overpassOf,
  packMap,
  readOverpass,
} from '@divot/ground';
import { METRES_PER_FOOT, METRES_PER_YARD } from '@divot/basics';
import type { Hole } from '#src/domain/entities/round.entity.ts';
import { MAX_MAP } from '#src/domain/entities/course.entity.ts';
import type { Chance } from './chance.ts';
import type { PlayedOn } from './course-cards.ts';

// Invented ground for the sample golfer's courses, drawn after their cards, and the balls of one round on it.

const PLACES = {
  'demo-course-heronsbridge': { seed: 11, lat: 51.24, lon: -1.31, turn: 20 },
  'demo-course-fernhill': { seed: 12, lat: 56.02, lon: -3.4, turn: 100 },
  'demo-course-quarry': { seed: 13, lat: 51.27, lon: -1.36, turn: 300 },
} as const satisfies Readonly<Record<PlayedOn['courseId'], unknown>>;

const drawn = new Map<string, CoursePack>();

export const groundOf = ({ courseId, name, tee: { par, strokeIndex = [], yards = [] } }: PlayedOn): CoursePack => {
  const before = drawn.get(courseId);
  if (before) return before;
  const card = par.map((each, at) => ({
    par: each,
    si: strokeIndex[at] ?? at + 1,
    lengthM: (yards[at] ?? 300) * METRES_PER_YARD,
  }));
  const [read] = readOverpass(overpassOf(inventedCourse({ ...PLACES[courseId], name, card, isNatural: true })));
  const pack = { ...read!, attribution: 'Invented ground' };
  drawn.set(courseId, pack);
  return pack;
};

/** The course's map as its document has it. */
export const mapOf = (at: PlayedOn, savedAt: string): string => {
  const { asOf: _asOf, ...pack } = groundOf(at);
  const { lat, lon } = pack.origin;
  const ground = { name: at.name, box: { south: lat - 0.02, west: lon - 0.02, north: lat + 0.02, east: lon + 0.02 } };
  return packMap({ pack, found: ground, savedAt }, MAX_MAP)!;
};

/** The point this far along a line, and this far right of it. */
const alongLine = (line: readonly Point[], metres: number, rightM: number): Point => {
  let left = metres;
  const leg = line.slice(1).findIndex((to, at) => {
    const length = distance(line[at]!, to);
    if (left <= length || at === line.length - 2) return true;
    left -= length;
    return false;
  });
  const [x, y] = line[leg]!;
  const [ux, uy] = direction(line[leg]!, line[leg + 1]!);
  return [x + ux * left + uy * rightM, y + uy * left - ux * rightM];
};

const DRIVE_M = 205;
/** Short of every green and its fringe. */
const BESIDE_GREEN_M = 24;
const LONGEST_PUTT_M = 7;

/** Where the ball lay before each stroke up to the green, and on it. */
const ballsOf = (
  { par, strokes = par, putts = 2, fairway, firstPuttFt = 15 }: Hole,
  line: readonly Point[],
  chance: Chance,
) => {
  const total = lengthOf(line);
  const toGreen = strokes - putts;
  const aside = fairway === 'right' ? chance.between(20, 28) : fairway === 'left' ? -chance.between(20, 28) : 0;
  const end = total - BESIDE_GREEN_M;
  const first = par === 3 ? end : Math.min(end - 20, DRIVE_M * chance.between(0.93, 1.07));
  const between = Array.from({ length: Math.max(0, toGreen - 1) }, (_, at) =>
    at === 0
      ? alongLine(line, first, aside + chance.between(-6, 6))
      : alongLine(line, first + ((end - first) * at) / (toGreen - 2), chance.between(-12, 12)),
  );
  const puttM = Math.min(LONGEST_PUTT_M, firstPuttFt * METRES_PER_FOOT);
  const [x, y] = line.at(-1)!;
  const angle = chance.between(0, 2 * Math.PI);
  return [line[0]!, ...between, [x + puttM * Math.cos(angle), y + puttM * Math.sin(angle)] as Point];
};

const clubFor = (metres: number, carries: readonly (readonly [club: string, carryYards: number, ...unknown[]])[]) =>
  (carries.toReversed().find(([, carry]) => carry * METRES_PER_YARD >= metres) ?? carries[0]!)[0];

const MINUTES_A_HOLE = 13;

type Walk = {
  readonly id: string;
  readonly date: string;
  readonly holes: readonly Hole[];
  readonly carries: Parameters<typeof clubFor>[1];
};

/** The round with every ball marked on the map: its marks, and the holes as they follow from those. Scores stay. */
export const walked = (
  { id, date, holes, carries }: Walk,
  pack: CoursePack,
  chance: Chance,
): { readonly marks: GroundMark[]; readonly holes: Hole[] } => {
  const { plane } = openPack(pack);
  const marks = holes.flatMap((hole) => {
    const { path } = openHole(pack, hole.n)!;
    const balls = ballsOf(hole, path, chance);
    return balls.map((ball, at) => ({
      id: `demo-ball-${hole.n}-${at + 1}`,
      hole: hole.n,
      at: Date.parse(date) + (hole.n * MINUTES_A_HOLE + at * 2) * 60_000,
      accuracyM: 4,
      ...plane.toPosition(ball),
      ...(at === balls.length - 1
        ? { lie: 'green' as const }
        : { club: at === 0 && hole.par > 3 ? carries[0]![0] : clubFor(distance(ball, balls[at + 1]!), carries) }),
    }));
  });
  const all: RoundMarks = { roundId: id, marks, flags: {} };
  return {
    marks,
    holes: holes.map((hole) => {
      const { n, par, si, yards, putts = 2, routine } = hole;
      const ground = { pack, n, marks: marksOn(all, n) };
      return { n, par, si, yards, routine, ...holeFromMarks(ground, hole, putts) };
    }),
  };
};
