import { type Point, type Ring, type Segment, edgesOf, isInRing } from './geometry/points.ts';
import { type Shape, boxOf, boxesMeet } from './geometry/region.ts';
import type { AreaKind, HoleArea, ReliefHole } from './relief-types.ts';

// The areas of the course (Definitions: Areas of the Course) as a hole's outlines have them. Where outlines overlap: out of bounds, penalty
// area, bunker, putting green, teeing area, else the general area. A wrong green is general area.

export type CourseArea = 'out' | 'penalty' | 'bunker' | 'green' | 'teeing' | 'general';

/** What a place may be marked with while a zone is cut. */
export type Mark =
  | 'zone'
  | 'stay'
  | 'leave'
  | 'nearer'
  | 'edge'
  | 'wrong-green'
  | 'no-play'
  | Exclude<CourseArea, 'general'>;

export type OpenArea = HoleArea & {
  readonly rings: readonly Ring[];
  readonly box: ReturnType<typeof boxOf>;
  readonly marks: readonly Mark[];
};

export type Ground = { readonly flag: Point; readonly areas: readonly OpenArea[] };

const COURSE_AREAS = ['out', 'penalty', 'bunker', 'green', 'teeing'] as const;

export const isIn = (p: Point, { rings, box }: OpenArea): boolean =>
  boxesMeet([p[0], p[1], p[0], p[1]], box) && rings.filter((ring) => isInRing(p, ring)).length % 2 === 1;

const marksOf = ({ kind, noPlay }: HoleArea, holdsFlag: boolean): readonly Mark[] => {
  const mark: Mark | undefined =
    kind === 'green' && !holdsFlag ? 'wrong-green' : COURSE_AREAS.find((area) => area === kind);
  const marks: readonly Mark[] = mark === undefined ? [] : [mark];
  return noPlay === true ? [...marks, 'no-play'] : marks;
};

export const openGround = ({ flag, areas }: ReliefHole): Ground => ({
  flag,
  areas: areas.map((area) => {
    const rings = [area.polygon, ...(area.islands ?? [])];
    const holdsFlag = rings.filter((ring) => isInRing(flag, ring)).length % 2 === 1;
    return { ...area, rings, box: boxOf(rings), marks: marksOf(area, holdsFlag) };
  }),
});

export const areaOf = (has: (mark: Mark) => boolean): CourseArea => COURSE_AREAS.find(has) ?? 'general';

/** The area of the course at a point. */
export const areaAt = ({ areas }: Ground, p: Point): CourseArea => {
  const marks = new Set(areas.filter((area) => area.marks.length > 0 && isIn(p, area)).flatMap((area) => area.marks));
  return areaOf((mark) => marks.has(mark));
};

export const areasOf = ({ areas }: Ground, ...kinds: readonly AreaKind[]): readonly OpenArea[] =>
  areas.filter(({ kind }) => kinds.includes(kind));

/** Those of the areas that hold the point. */
export const areasHolding = (p: Point, areas: readonly OpenArea[]): readonly OpenArea[] =>
  areas.filter((area) => isIn(p, area));

export const segmentsOf = (areas: readonly OpenArea[]): readonly Segment[] =>
  areas.flatMap(({ rings }) => rings.flatMap(edgesOf));

const EDGE_M = 0.01;

/** A centimetre on both sides of an edge: a ball that touches an edge may be in the wrong area. */
const bandOf = ([[ax, ay], [bx, by]]: Segment): Shape<Mark> => {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [ux, uy] = [((bx - ax) / length) * EDGE_M, ((by - ay) / length) * EDGE_M];
  const [px, py] = [-uy, ux];
  return {
    rings: [
      [
        [ax - ux + px, ay - uy + py],
        [ax - ux - px, ay - uy - py],
        [bx + ux - px, by + uy - py],
        [bx + ux + px, by + uy + py],
      ],
    ],
    marks: ['edge'],
  };
};

/** The areas of the course that meet a box, and their edges. */
export const shapesIn = ({ areas }: Ground, box: ReturnType<typeof boxOf>): readonly Shape<Mark>[] => {
  const near = areas.filter((area) => area.marks.length > 0 && boxesMeet(area.box, box));
  const edges = segmentsOf(near).filter((edge) => boxesMeet(boxOf([edge]), box));
  return [...near, ...edges.map(bandOf)];
};
