import { useMemo } from 'react';
import { METRES_PER_YARD } from '@divot/basics';
import {
  type CoursePack,
  type Frame,
  type HoleDrawing,
  type HolePlay,
  type PictureFrame,
  type RoundMarks,
  ballsOn,
  holeDiagram,
  holePicture,
  holeTile,
  marksOn,
  packHoleOf,
} from '@divot/ground';
import type { Tee } from '#src/domain/entities/course.entity.ts';
import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import { heroHole } from '#src/domain/rounds/round-story.ts';
import { metresOf, shownYards } from '#src/platform/settings/lengths.ts';
import { mapCredit } from '#src/platform/position/map-credit.ts';
import { type UnitSystem, usePreferences } from '#src/platform/settings/preferences.ts';
import { useCourse } from './courses.ts';
import { groundOf, useGround, useRoundMarks } from './ground.ts';

// The drawings of holes that screens show: from the course's map, with the golfer's own balls, and without a map from
// the card's length alone.

const TILE = { width: 56, height: 56 };
const DIAGRAM_TILE = { ...TILE, margin: { top: 15, side: 4, bottom: 6 }, shiftX: -9 };
const TICK = 100; // of the golfer's unit

/** The drawing of a hole of which only the length is known. */
export const diagramOf = (
  yards: number,
  frame: Frame,
  units: UnitSystem,
): HoleDrawing & { readonly caption: string } => ({
  ...holeDiagram(yards * METRES_PER_YARD, frame, metresOf(TICK, units)),
  caption: String(shownYards(yards, units)),
});

const lengthOn = (tee: Tee | undefined, n: number): number | undefined => tee?.yards?.[n - 1] || undefined;

/** The golfer's balls on a hole of the card. */
const playOn = (pack: CoursePack, marked: RoundMarks, cardHole: number): HolePlay => {
  const n = packHoleOf(pack, cardHole);
  const flag = marked.flags[String(cardHole)];
  return { flag, balls: n === undefined ? [] : ballsOn({ pack, n, marks: marksOn(marked, cardHole), flag }) };
};

/** The hole that stands for a course: the last one whose green is on the map. */
const faceHole = ({ holes }: CoursePack): number | undefined => holes.findLast(({ green }) => green !== undefined)?.n;

const tiles = new WeakMap<CoursePack, HoleDrawing | undefined>();
const tileOf = (pack: CoursePack): HoleDrawing | undefined => {
  if (!tiles.has(pack)) {
    const n = faceHole(pack);
    tiles.set(pack, n === undefined ? undefined : holeTile(pack, n, TILE));
  }
  return tiles.get(pack);
};

/** A course's last hole as a tile: from its map, or from its card. Undefined if neither is known. */
export const useCourseTile = (courseId: string | undefined) => {
  const { document: course } = useCourse(courseId);
  const { units } = usePreferences();
  return useMemo(() => {
    const ground = course && groundOf(course);
    if (ground) return tileOf(ground.pack);
    const [tee] = course?.tees ?? [];
    const yards = tee && lengthOn(tee, tee.par.length);
    return yards === undefined ? undefined : diagramOf(yards, DIAGRAM_TILE, units);
  }, [course, units]);
};

/** The hole that stands for a round: the decisive or best of those on which its balls were marked on a map. */
export const useHeroHole = (round: Round, decidedAt: number | undefined): Hole | undefined => {
  const { ground } = useGround(round.courseId);
  const marked = useRoundMarks(round.id);
  return useMemo(
    () =>
      ground &&
      heroHole(
        round.holes,
        decidedAt,
        (n) => packHoleOf(ground.pack, n) !== undefined && marksOn(marked, n).length > 1,
      ),
    [ground, marked, round.holes, decidedAt],
  );
};

/** The hole that stands for a round, with its balls, as a tile. Undefined if none was marked. */
export const useRoundTile = (round: Round): HoleDrawing | undefined => {
  const { ground } = useGround(round.courseId);
  const marked = useRoundMarks(round.id);
  const hero = useHeroHole(round, undefined);
  return useMemo(
    () =>
      ground &&
      hero &&
      holeTile(ground.pack, packHoleOf(ground.pack, hero.n)!, TILE, playOn(ground.pack, marked, hero.n)),
    [ground, marked, hero],
  );
};

/** A hole of a round from above with the golfer's balls, and the map's credit. Undefined if the course has no map. */
export const useHolePicture = (round: Round, n: number | undefined, frame: PictureFrame) => {
  const { ground } = useGround(round.courseId);
  const marked = useRoundMarks(round.id);
  return useMemo(() => {
    const pack = ground?.pack;
    const hole = pack && n !== undefined ? packHoleOf(pack, n) : undefined;
    const drawing = pack && hole !== undefined && holePicture(pack, hole, frame, playOn(pack, marked, n!));
    return drawing ? { drawing, pack, credit: mapCredit(pack) } : undefined;
  }, [ground, marked, n, frame]);
};
