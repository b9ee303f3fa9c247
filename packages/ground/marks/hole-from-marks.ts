import type { Hole, Lie, Shot } from '@divot/golf-rules';
import { compact, METRES_PER_FOOT, METRES_PER_YARD } from '@divot/basics';
import type { CoursePack, GroundLie, Position } from '../packs/course-pack.ts';
import type { GroundMark } from './ground-marks.ts';
import { TEE_M, toTee } from '../distances/hole-at.ts';
import { lieAt } from '../distances/lie.ts';
import { distance, onLine, rightOfLine } from '../geometry/lines.ts';
import { openHole, openPack } from '../packs/open-pack.ts';
import type { Point } from '../geometry/plane.ts';
import { toOutline } from '../geometry/rings.ts';

// What one tap at each ball says about a hole: its strokes, lies, distances and fairway, for the golfer to confirm. The
// tee need not be marked. The golfer counts the putts, because GPS is coarser than a putt.

const ON_TEE_M = 30;
const LONGEST_PUTT_FT = 120;
const IN_TROUBLE_M = 10;

/** Where a ball lay before a stroke. */
export type Ball = Position & {
  /** The mark's id. Absent for a tee that was not marked. */
  readonly id?: string;
  readonly lie: Lie;
  readonly toHoleM: number;
  readonly club?: string;
  readonly isDrop: boolean;
  /** What the drop cost. */
  readonly dropStrokes?: number;
  readonly isAssumed?: boolean;
};

/**
 * The lie in terms of strokes gained: water and out count as penalties, and a ball on a tee box plays as from the
 * fairway.
 */
export const lieOnMap = (pack: CoursePack, at: Position): Lie => {
  const { lie } = lieAt(pack, at);
  if (lie === 'water' || lie === 'out') return 'rough';
  return lie === 'tee' ? 'fairway' : lie;
};

/**
 * Whether water or out of bounds is near enough for a drop: ten metres, a phone's error. Its edge reveals a narrow
 * burn. Eight points around reveal a lake that the green stands in.
 */
export const isInTrouble = (pack: CoursePack, at: Position): boolean => {
  const { plane, areas } = openPack(pack);
  const p = plane.toPoint(at);
  const isPenalty = (lie: GroundLie) => lie === 'water' || lie === 'out';
  if (areas.some(({ kind, ring }) => isPenalty(kind) && toOutline(p, ring) < IN_TROUBLE_M)) return true;
  const [x, y] = p;
  const around: readonly Point[] = [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => {
    const angle = (eighth * Math.PI) / 4;
    return [x + IN_TROUBLE_M * Math.cos(angle), y + IN_TROUBLE_M * Math.sin(angle)];
  });
  return [p, ...around].some((place) => isPenalty(lieAt(pack, plane.toPosition(place)).lie));
};

/** Whether a hole's first mark is on its tee. A drive may end on another hole's tee. */
export const isTeeMark = (pack: CoursePack, n: number, mark: Position): boolean => {
  const hole = openHole(pack, n)!;
  const p = openPack(pack).plane.toPoint(mark);
  const { offM, alongM } = onLine(p, hole.path);
  return toTee(hole, p) < TEE_M || (alongM < ON_TEE_M && offM < ON_TEE_M);
};

type HoleOnGround = {
  readonly pack: CoursePack;
  /** The hole number on the map. */
  readonly n: number;
  readonly marks: readonly GroundMark[];
  /** The day's flag. Without one, the middle of the green. */
  readonly flag?: Position | undefined;
};

/** Every ball played on a hole, the tee first. Empty if nothing is marked. */
export const ballsOn = ({ pack, n, marks, flag }: HoleOnGround): readonly Ball[] => {
  const hole = openHole(pack, n);
  const [first] = marks;
  if (hole === undefined || first === undefined) return [];
  const { plane } = openPack(pack);
  const cup = flag === undefined ? hole.middle : plane.toPoint(flag);
  const toHoleM = (at: Position) => distance(plane.toPoint(at), cup);
  const tee = plane.toPosition(hole.line[0]!);
  const unmarked: readonly Ball[] = isTeeMark(pack, n, first)
    ? []
    : [{ ...tee, lie: 'tee', toHoleM: toHoleM(tee), isDrop: false }];
  return [
    ...unmarked,
    ...marks.map(({ id, lat, lon, club, lie, isDrop = false, dropStrokes, isAssumed = false }, at): Ball => {
      const isTee = at === 0 && unmarked.length === 0;
      const knownLie = isTee ? 'tee' : (lie ?? lieOnMap(pack, { lat, lon }));
      return compact({
        id,
        lat,
        lon,
        lie: knownLie,
        toHoleM: toHoleM({ lat, lon }),
        isDrop,
        dropStrokes,
        isAssumed,
        club,
      });
    }),
  ];
};

/** The marked balls for the map, numbered as in the list of all balls, where the tee is the first. */
export const markedBalls = (balls: readonly Ball[]) =>
  balls.flatMap(({ id, isAssumed, lat, lon }, at) =>
    id === undefined || isAssumed ? [] : [{ id, n: at + 1, place: { lat, lon } }],
  );

const yardsTo = ({ toHoleM }: Ball): number => Math.max(1, Math.round(toHoleM / METRES_PER_YARD));
const feetTo = ({ toHoleM }: Ball): number =>
  Math.min(LONGEST_PUTT_FT, Math.max(1, Math.round(toHoleM / METRES_PER_FOOT)));

const spotOf = (ball: Ball | undefined): Hole['driveEnd'] => ball && { lie: ball.lie, yards: yardsTo(ball) };

/** Which side of the line of play a drive ended on. */
const sideOf = (pack: CoursePack, n: number, ball: Ball): NonNullable<Hole['fairway']> =>
  rightOfLine(openPack(pack).plane.toPoint(ball), openHole(pack, n)!.path) < 0 ? 'left' : 'right';

const fairwayOf = (pack: CoursePack, n: number, drive: Ball | undefined): Hole['fairway'] => {
  if (drive === undefined) return undefined;
  return drive.lie === 'fairway' || drive.lie === 'green' ? 'hit' : sideOf(pack, n, drive);
};

/** How far a stroke went, if its start and end are both marked. A dropped ball says nothing about it. */
const wentYards = (pack: CoursePack, from: Ball, to: Ball | undefined): number | undefined => {
  if (from.id === undefined || from.isAssumed || from.lie === 'green' || to?.id === undefined || to.isDrop) {
    return undefined;
  }
  const { plane } = openPack(pack);
  return Math.round(distance(plane.toPoint(from), plane.toPoint(to)) / METRES_PER_YARD);
};

/** What the drop at a ball cost. */
export const penaltyOf = ({ isDrop, dropStrokes = 1 }: Ball): number => (isDrop ? dropStrokes : 0);

/** The strokes that were marked. A penalty belongs to the stroke before the drop. */
const shotsFor = (pack: CoursePack, balls: readonly Ball[], made: number, yards: number | undefined): Shot[] =>
  balls.slice(0, made).map((ball, at) => {
    const penalty = balls[at + 1] ? penaltyOf(balls[at + 1]!) : 0;
    return compact({
      id: ball.id ?? `tee-${balls[at + 1]?.id ?? 'only'}`,
      lie: ball.lie,
      distance: ball.lie === 'green' ? feetTo(ball) : ball.lie === 'tee' && yards ? yards : yardsTo(ball),
      penalty: penalty > 0 || undefined,
      penaltyStrokes: penalty > 1 ? penalty : undefined,
      club: ball.club || undefined,
      yards: wentYards(pack, ball, balls[at + 1]),
    });
  });

/** The card's hole from its marks and putts. Undefined if nothing is marked. */
export const holeFromMarks = (
  ground: HoleOnGround,
  { par, yards }: Pick<Hole, 'par' | 'yards'>,
  putts: number,
): Partial<Hole> | undefined => {
  const balls = ballsOn(ground);
  if (balls.length === 0) return undefined;
  const { pack, n } = ground;
  const before = balls.filter(({ lie }) => lie !== 'green');
  const onGreen = balls.find(({ lie }) => lie === 'green');
  const penalties = balls.reduce((sum, ball) => sum + penaltyOf(ball), 0);
  const shotsMade = before.length + (onGreen && putts > 0 ? 1 : 0);
  const ended = (strokes: number) => (balls[strokes]?.lie === 'green' ? onGreen : balls[strokes]) ?? onGreen;
  const drive = par > 3 ? balls[1] : undefined;
  return compact({
    strokes: before.length + penalties + putts,
    pickedUp: undefined,
    putts,
    penalties,
    fairway: par > 3 ? fairwayOf(pack, n, drive) : undefined,
    driveEnd: spotOf(drive),
    approachEnd: spotOf(ended(Math.max(1, par - 2))),
    firstPuttFt: putts > 0 && onGreen ? feetTo(onGreen) : undefined,
    sand: before.slice(1).some(({ lie }) => lie === 'sand') || undefined,
    shots: shotsFor(pack, balls, shotsMade, yards),
  });
};
