// Tells when the camera has moved: somebody keeps their posture, but within a moment stands elsewhere in the picture, or
// aslant, or in another size. Nobody can do that, and a phone that falls over does.

import { type Body, type Point, distance, middle } from './body.ts';

/** Shorter than any step or bend, as long as a phone takes to tip. */
const MOMENT_MS = 300;
/** In that time at least this: torso lengths, radians, and the logarithm of the size. */
const MOVED = { lengths: 0.9, radians: 0.4, size: 0.3 };
/** The same posture: no joint is farther off than this on average, in torso lengths. */
const SAME = 0.15;
/**
 * The new view has to last this long, because the model may take somebody who walks past for the golfer for a while.
 * Nobody walks past aslant.
 */
const LASTS_MS = { upright: 6000, aslant: 1000 };

interface Change {
  readonly lengths: number;
  readonly radians: number;
  readonly size: number;
  /** What is left of the difference between the two bodies after turning, moving and scaling one onto the other. */
  readonly rest: number;
}

const centreOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** The turn, shift and scale that brings one body nearest to the other (least squares in the plane). */
const changeBetween = (from: Body, to: Body): Change => {
  const [p, q] = [centreOf(from.frame), centreOf(to.frame)];
  let [along, across, size] = [0, 0, 0];
  from.frame.forEach((point, i) => {
    const [ax, ay, bx, by] = [point.x - p.x, point.y - p.y, to.frame[i]!.x - q.x, to.frame[i]!.y - q.y];
    along += ax * bx + ay * by;
    across += ax * by - ay * bx;
    size += ax * ax + ay * ay;
  });
  const [c, s] = [along / size, across / size];
  const off = from.frame.reduce((sum, point, i) => {
    const [ax, ay] = [point.x - p.x, point.y - p.y];
    return sum + (q.x + c * ax - s * ay - to.frame[i]!.x) ** 2 + (q.y + s * ax + c * ay - to.frame[i]!.y) ** 2;
  }, 0);
  return {
    lengths: distance(p, q) / from.torso,
    radians: Math.abs(Math.atan2(s, c)),
    size: Math.abs(Math.log(Math.hypot(c, s))),
    rest: Math.sqrt(off / from.frame.length) / to.torso,
  };
};

const isMove = ({ lengths, radians, size }: Change): boolean =>
  lengths > MOVED.lengths || radians > MOVED.radians || size > MOVED.size;

/** Legs of somebody who stands in the same place lean by at most this, in radians. */
const LEAN = 0.25;

/** Where somebody stands, how upright and how large. */
type Stand = Pick<Body, 'ms' | 'torso' | 'hips' | 'feet'>;

const standsWhere = (before: Stand, body: Stand): boolean => {
  const lean = ({ feet, hips }: Stand) => Math.atan2(feet.x - hips.x, feet.y - hips.y);
  const legs = ({ feet, hips }: Stand) => Math.log(distance(feet, hips));
  return (
    distance(middle(body.hips, body.feet), middle(before.hips, before.feet)) < before.torso &&
    Math.abs(lean(body) - lean(before)) < LEAN &&
    Math.abs(legs(body) - legs(before)) < MOVED.size
  );
};

/** So many places at which somebody has swung are remembered. */
const STANCES = 4;

/** Where somebody of the other hand would stand to this ball. */
const acrossBall = ({ ms, torso, hips, feet }: Body, ballX: number): Stand => {
  const across = ({ x, y }: Point) => ({ x: 2 * ballX - x, y });
  return { ms, torso, hips: across(hips), feet: across(feet) };
};

export const watchCamera = () => {
  let recent: readonly Body[] = [];
  /** Where somebody has stood lately, or swung: who reappears there shows that the camera has not moved. */
  let places: readonly Body[] = [];
  let stances: readonly Stand[] = [];
  let suspicion: { readonly before: Body; readonly ms: number; readonly lastsMs: number } | null = null;
  return {
    know(stance: Body, ballX: number): void {
      stances = [...stances.slice(2 - 2 * STANCES), stance, acrossBall(stance, ballX)];
    },
    /** Takes pictures in time order. True once the camera has certainly moved. */
    hasMoved(bodies: readonly Body[]): boolean {
      const [first] = bodies as readonly [Body];
      const { ms } = first;
      const suspected = suspicion;
      if (suspected && bodies.some((body) => standsWhere(suspected.before, body))) suspicion = null;
      else if (suspected && ms - suspected.ms > suspected.lastsMs) return true;
      recent = [...recent.filter((body) => body.ms >= ms - MOMENT_MS), ...bodies];
      places = places.filter((body) => body.ms > ms - LASTS_MS.upright);
      if (!places.some((body) => body.ms > ms - MOMENT_MS)) places = [...places, ...bodies];
      const before = recent[0]!;
      const isAlone = new Set(recent.map((body) => body.ms)).size === recent.length;
      if (suspicion || !isAlone) return false;
      const change = changeBetween(before, first);
      const isNew = () => ![...places, ...stances].some((body) => body.ms < before.ms && standsWhere(body, first));
      if (change.rest < SAME && isMove(change) && isNew())
        suspicion = { before, ms, lastsMs: change.radians > MOVED.radians ? LASTS_MS.aslant : LASTS_MS.upright };
      return false;
    },
  };
};
