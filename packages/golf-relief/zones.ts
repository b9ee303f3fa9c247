import {
  type Point,
  type Ring,
  type Segment,
  along,
  arc,
  crossingsOf,
  direction,
  distance,
  edgesOf,
  hullOf,
  nearestOf,
  nearestOnRings,
  onCircle,
} from './geometry/points.ts';
import { type Shape, boxOf, boxesMeet, regionsOf } from './geometry/region.ts';
import {
  type CourseArea,
  type Ground,
  type Mark,
  type OpenArea,
  areaAt,
  areaOf,
  areasOf,
  isIn,
  segmentsOf,
  shapesIn,
} from './ground.ts';

// Relief areas (Definitions: Relief Area) as outlines. Circles are drawn from inside where they are the limit and from
// outside where they are the place to leave, half a centimetre clear: no point of an outline breaks its limits.

export type Limits = {
  /** Areas of the course that the ball may lie in. */
  readonly areas: readonly CourseArea[];
  /** Outlines that the ball must leave. */
  readonly leave?: readonly Shape<Mark>[] | undefined;
  /** Areas of which one must hold the ball. */
  readonly stay?: readonly OpenArea[] | undefined;
};

const CLEAR_M = 0.005;
const STEP = Math.PI / 36;
const SAG_M = 0.001;

const disc = (centre: Point, reach: number): Ring => arc(centre, reach - CLEAR_M, [0, 2 * Math.PI], STEP).slice(0, -1);

const angleOf = (from: Point, to: Point): number => Math.atan2(to[1] - from[1], to[0] - from[0]);

/** What is nearer the hole than the reference point, as far as the reach around that point goes. */
const nearer = (flag: Point, reference: Point, reach: number): readonly Shape<Mark>[] => {
  const radius = distance(flag, reference);
  if (radius < CLEAR_M) return [];
  const step = Math.min(STEP, Math.sqrt((8 * SAG_M) / radius));
  const outer = (radius + CLEAR_M) / Math.cos(step / 2);
  const middle = angleOf(flag, reference);
  const half = reach < radius ? Math.asin(reach / radius) * 1.1 + step : Math.PI;
  const ring =
    half < Math.PI
      ? [flag, ...arc(flag, outer, [middle - half, middle + half], step)]
      : arc(flag, outer, [0, 2 * Math.PI], step).slice(0, -1);
  return [{ rings: [ring], marks: ['nearer'] }];
};

const cut = (
  ground: Ground,
  zone: readonly Ring[],
  limit: readonly Shape<Mark>[],
  { areas, leave = [], stay = [] }: Limits,
): readonly Ring[] => {
  const box = boxOf(zone);
  const shapes: readonly Shape<Mark>[] = [
    ...zone.map((ring): Shape<Mark> => ({ rings: [ring], marks: ['zone'] })),
    ...limit,
    ...leave.filter(({ rings }) => boxesMeet(boxOf(rings), box)),
    ...stay.map(({ rings }): Shape<Mark> => ({ rings, marks: ['stay'] })),
    ...shapesIn(ground, box),
  ];
  return regionsOf(
    shapes,
    box,
    (has) =>
      has('zone') &&
      !has('nearer') &&
      !has('leave') &&
      !has('edge') &&
      !has('no-play') &&
      !has('wrong-green') &&
      (stay.length === 0 || has('stay')) &&
      areas.includes(areaOf(has)),
  );
};

export const leaving = (areas: readonly OpenArea[]): readonly Shape<Mark>[] =>
  areas.map(({ rings }) => ({ rings, marks: ['leave'] }));

/** Within reach of the reference point and not nearer the hole than it. */
export const zoneAround = (ground: Ground, reference: Point, reach: number, limits: Limits): readonly Ring[] =>
  cut(ground, [disc(reference, reach)], nearer(ground.flag, reference, reach), limits);

/** A dropping zone, or another area that is a relief area as it is. */
export const zoneOfAreas = (ground: Ground, areas: readonly OpenArea[], limits: Limits): readonly Ring[] =>
  areas.flatMap(({ polygon }) => cut(ground, [polygon], [], limits));

const FARTHEST_M = 500;
const DRAWN_M = 100;

/** The parts of a line on which the ball may be dropped, the first hundred metres of them. */
const allowedParts = (
  ground: Ground,
  [from, to]: Segment,
  { areas, leave = [], stay = [] }: Limits,
): readonly { readonly part: Segment; readonly area: CourseArea }[] => {
  const way = direction(from, to);
  const length = distance(from, to);
  const marked = ground.areas.filter(({ marks }) => marks.length > 0);
  const edges = [...segmentsOf([...marked, ...stay]), ...leave.flatMap(({ rings }) => rings.flatMap(edgesOf))];
  const stops = [0, length, ...crossingsOf([from, to], edges).map((share) => share * length)].toSorted((a, b) => a - b);
  const left = { metres: DRAWN_M };
  return stops.slice(1).flatMap((stop, i) => {
    const start = stops[i]! + 0.01;
    const middle = along(from, way, (start + stop) / 2);
    const area = areaAt(ground, middle);
    const mayDrop =
      stop - start > 0.02 &&
      left.metres > 0 &&
      areas.includes(area) &&
      (stay.length === 0 || stay.some((one) => isIn(middle, one))) &&
      !leave.some(({ rings }) => isIn(middle, { rings, box: boxOf(rings) } as OpenArea)) &&
      !marked.some((one) => (one.marks.includes('no-play') || one.marks.includes('wrong-green')) && isIn(middle, one));
    if (!mayDrop) return [];
    const end = Math.min(stop - 0.01, start + left.metres);
    left.metres -= end - start;
    return [{ part: [along(from, way, start), along(from, way, end)] as const, area }];
  });
};

const capsule = ([a, b]: Segment, reach: number): Ring => {
  const angle = angleOf(a, b);
  const quarter = Math.PI / 2;
  return [
    ...arc(a, reach - CLEAR_M, [angle + quarter, angle + 3 * quarter], STEP),
    ...arc(b, reach - CLEAR_M, [angle - quarter, angle + quarter], STEP),
  ];
};

/**
 * Back on the line: the parts of the line behind the reference point, and what is within reach of each part in the same area of
 * the course.
 */
export const zoneOnLine = (
  ground: Ground,
  reference: Point,
  reach: number,
  limits: Limits,
): { readonly line: readonly Segment[]; readonly zones: readonly Ring[] } => {
  const far = along(reference, direction(ground.flag, reference), FARTHEST_M);
  const parts = allowedParts(ground, [reference, far], limits);
  const limit = nearer(ground.flag, reference, reach);
  return {
    line: parts.map(({ part }) => part),
    zones: limits.areas.flatMap((area) => {
      const capsules = parts.filter((one) => one.area === area).map(({ part }) => capsule(part, reach));
      return capsules.length === 0 ? [] : cut(ground, capsules, limit, { ...limits, areas: [area] });
    }),
  };
};

// The space that a golfer needs to stand and swing, seen from the ball: metres towards the hole, and to the golfer's side of the line.
// An estimate for an iron; the Rules leave it to the stroke that the golfer would make.
const BALL_M = 0.03;
const STANCE: readonly Point[] = [
  [-BALL_M, -BALL_M],
  [BALL_M, -BALL_M],
  [0.35, 0.55],
  [0.35, 0.85],
  [-0.35, 0.85],
  [-0.35, 0.55],
];
/** Rule 25.4d: the device is part of the stance. */
const WHEELED: readonly Point[] = [...STANCE, [0.6, 1.6], [-0.6, 1.6]];
const SHADOW_M = 400;

export type Player = { readonly hand: 'right' | 'left'; readonly isWheeled: boolean };

/** Where a ball would still have interference from the areas, for a ball, stance and swing as they are at a point. */
export const interference = (
  areas: readonly OpenArea[],
  flag: Point,
  at: Point,
  { hand, isWheeled }: Player,
  withLine = false,
): readonly Shape<Mark>[] => {
  const [ux, uy] = direction(at, flag);
  const side = hand === 'right' ? 1 : -1; // a right-hander stands left of the line
  const needed = (isWheeled ? WHEELED : STANCE).map(([ahead, left]): Point => [
    ahead * ux - side * left * uy,
    ahead * uy + side * left * ux,
  ]);
  const around = segmentsOf(areas).flatMap((edge) => {
    const reach = hullOf(edge.flatMap(([x, y]) => needed.map(([dx, dy]): Point => [x - dx, y - dy])));
    const [a, b] = edge.map((p) => along(p, direction(flag, p), SHADOW_M)) as [Point, Point];
    return withLine ? [reach, [edge[0], edge[1], b, a]] : [reach];
  });
  return [...leaving(areas), ...around.map((ring): Shape<Mark> => ({ rings: [ring], marks: ['leave'] }))];
};

/**
 * The nearest point of complete relief: the nearest to the ball that is not nearer the hole, within the limits.
 * `leaveAt`: what must be left with a ball at a point.
 */
export const nearestRelief = (
  ground: Ground,
  ball: Point,
  limits: Omit<Limits, 'leave'>,
  leaveAt: (at: Point) => readonly Shape<Mark>[],
): Point | undefined => {
  const search = (leave: readonly Shape<Mark>[]): Point | undefined => {
    for (const reach of [3, 10, 30, 100]) {
      const rings = cut(ground, [disc(ball, reach)], nearer(ground.flag, ball, reach), { ...limits, leave });
      const nearest = nearestOnRings(ball, rings);
      if (nearest !== undefined) return nearest;
    }
    return undefined;
  };
  const first = search(leaveAt(ball));
  // The stance turns with the line to the hole, so it is settled at the point that was found.
  return first && search(leaveAt(first));
};

/** E-5: between the lines from the hole through ball and fairway, and two club-lengths beyond both. */
export const fairwayZone = (
  ground: Ground,
  ball: Point,
  club: number,
  backM: number,
): { readonly fairway?: Point; readonly zones: readonly Ring[] } => {
  const { flag } = ground;
  const radius = distance(ball, flag);
  const fairways = areasOf(ground, 'fairway');
  const onFairway = fairways.some((area) => isIn(ball, area));
  const candidates = segmentsOf(fairways)
    .flatMap((edge) => [nearestOnRings(ball, [edge])!, ...onCircle(edge, flag, radius)])
    .filter((p) => distance(p, flag) >= radius - 1e-6);
  const fairway = onFairway ? ball : nearestOf(ball, candidates);
  const start = angleOf(flag, ball);
  const turn = fairway === undefined ? 0 : angleOf(flag, fairway) - start;
  const end = start + turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI));
  const outer = radius + backM;
  const strips = [start, end].map((angle): Ring => {
    const way: Point = [Math.cos(angle), Math.sin(angle)];
    const right: Point = [way[1], -way[0]];
    const reach = 2 * club - CLEAR_M;
    const [low, high] = [along(flag, way, radius * 0.5), along(flag, way, outer)];
    return [along(low, right, reach), along(high, right, reach), along(high, right, -reach), along(low, right, -reach)];
  });
  const wedge = [...arc(flag, radius * 0.5, [start, end], STEP / 4), ...arc(flag, outer, [end, start], STEP / 4)];
  const zones = cut(ground, end === start ? strips : [...strips, wedge], nearer(flag, ball, Infinity), {
    areas: ['general'],
  });
  return { ...(fairway && { fairway }), zones };
};

/** B-2: the first point of the area's far edge that is as far from the hole as where the ball crossed. */
export const oppositePoint = ({ flag }: Ground, crossed: Point, area: OpenArea): Point | undefined => {
  const radius = distance(flag, crossed);
  const start = angleOf(flag, crossed);
  const points = segmentsOf([area]).flatMap((edge) => onCircle(edge, flag, radius));
  const isAcross = (to: Point) => {
    const turn = angleOf(flag, to) - start;
    const short = turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI));
    return [0.1, 0.5, 0.9].every((share) => {
      const angle = start + short * share;
      return isIn([flag[0] + radius * Math.cos(angle), flag[1] + radius * Math.sin(angle)], area);
    });
  };
  // A curve of the near bank that the circle only grazes is no other side.
  const isFarSide = (p: Point) => {
    const middle: Point = [(p[0] + crossed[0]) / 2, (p[1] + crossed[1]) / 2];
    return distance(middle, nearestOnRings(middle, area.rings)!) > distance(p, crossed) / 10;
  };
  return nearestOf(
    crossed,
    points.filter((p) => distance(p, crossed) > 0.3 && isAcross(p) && isFarSide(p)),
  );
};
