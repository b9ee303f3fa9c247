import type { CoursePack, GroundLie, Position } from '../packs/course-pack.ts';
import { boxOf, boxesMeet, distance, onLine } from '../geometry/lines.ts';
import { type OpenArea, type OpenPack, holds, openPack } from '../packs/open-pack.ts';
import { type Point, isPlace } from '../geometry/plane.ts';
import { toOutline } from '../geometry/rings.ts';

/** `edgeM`: metres to the nearest other lie, at most 99. GPS is off by 5 m, so a lie closer to its edge is a guess. */
export type LieReading = { readonly lie: GroundLie; readonly edgeM: number };

const TEE_SPOT_M = 8;
const FARTHEST_EDGE_M = 99;
const SEA_OFF_SHORE_M = 100; // a pack has only the mapped shore: beyond this the ground is unknown
const GIVES_WAY_TO_TEE: ReadonlySet<GroundLie> = new Set(['rough', 'fairway', 'recovery', 'out']);

const edgeOf = (area: OpenArea, p: Point): number =>
  Math.min(toOutline(p, area.ring), ...area.inner.map((ring) => toOutline(p, ring)));

/**
 * Whether p lies on the coastline's right hand, the sea's side, and how far from it. Undefined without a coastline.
 * Land beyond the ends of the mapped shore has the sea on neither hand, so nothing far from the shore counts as sea.
 */
export const toCoast = (p: Point, coast: OpenPack['coast']): { isSea: boolean; offM: number } | undefined => {
  let nearest: { isSea: boolean; offM: number } | undefined;
  for (const line of coast)
    for (let i = 1; i < line.length; i += 1) {
      const [a, b] = [line[i - 1]!, line[i]!];
      const { offM, alongM, lengthM } = onLine(p, [a, b]);
      const turn = (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);
      // At a corner both edges are equally near. The edge that p lies square to decides.
      const isCloser = nearest === undefined || offM < nearest.offM - 1e-6;
      const isSquarer = nearest !== undefined && offM < nearest.offM + 1e-6 && alongM > 0 && alongM < lengthM;
      const isPastEnd = (i === 1 && alongM === 0) || (i === line.length - 1 && alongM === lengthM);
      const isLand = isPastEnd && distance(line[0]!, line.at(-1)!) > 0; // nobody has mapped a shore beyond this end
      if (isCloser || isSquarer) nearest = { isSea: turn < 0 && !isLand && offM < SEA_OFF_SHORE_M, offM };
    }
  return nearest;
};

/** If one outline is drawn twice with different lies, the first in this list counts. */
const FIRST: readonly GroundLie[] = ['green', 'sand', 'tee', 'water', 'fairway', 'recovery', 'out', 'rough'];
const SAME_SIZE = 0.002;

const isSmaller = (a: OpenArea, b: OpenArea): boolean =>
  Math.abs(a.sizeM2 - b.sizeM2) > SAME_SIZE * b.sizeM2
    ? a.sizeM2 < b.sizeM2
    : FIRST.indexOf(a.kind) < FIRST.indexOf(b.kind);

/**
 * The kind of the smallest area that holds the ball, else rough. Tees mapped as points count as discs of eight metres.
 */
export const lieAt = (pack: CoursePack, at: Position): LieReading => {
  if (!isPlace(at)) return { lie: 'rough', edgeM: 0 };
  const { plane, areas, holes, coast } = openPack(pack);
  const p = plane.toPoint(at);
  const on = areas
    .filter((area) => holds(area, p))
    .reduce<OpenArea | undefined>((least, area) => (least && !isSmaller(area, least) ? least : area), undefined);
  const sea = toCoast(p, coast);
  const ground = on?.kind ?? (sea?.isSea === true ? 'water' : 'rough');
  const toTeeSpot = holes.flatMap(({ teeSpots }) => teeSpots).map((spot) => distance(spot, p) - TEE_SPOT_M);
  const teeEdge = Math.min(FARTHEST_EDGE_M, ...toTeeSpot);
  const lie = teeEdge < 0 && GIVES_WAY_TO_TEE.has(ground) ? 'tee' : ground;
  const around = boxOf([p], FARTHEST_EDGE_M);
  let edgeM = Math.min(Math.abs(teeEdge), sea?.offM ?? FARTHEST_EDGE_M);
  for (const area of areas)
    if ((area.kind !== lie || area === on) && boxesMeet(area.box, around)) edgeM = Math.min(edgeM, edgeOf(area, p));
  return { lie, edgeM };
};
