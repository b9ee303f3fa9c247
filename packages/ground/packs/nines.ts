import { compact } from '@divot/basics';
import type { CoursePack, PackArea, PackHole, Steps } from './course-pack.ts';
import { type Box, boxOf } from '../geometry/lines.ts';
import { type Plane, planeAt } from '../geometry/plane.ts';
import { fromSteps, toSteps } from './steps.ts';

// Places with 27 holes are played as two of their nines. Mappers number them A1, B1, C1 (three packs) or 1 to 27 (one).
// Either way the golfer chooses which nine comes first, and the card has those 18 holes.

export type Nine = { readonly name: string; readonly pack: CoursePack; readonly holes: readonly PackHole[] };

const NINE = 9;
const SAME_M = 1;

/** Every nine that can be half of a round. Fewer than two if there is no choice. */
export const ninesOf = (packs: readonly CoursePack[]): readonly Nine[] =>
  packs.flatMap((pack): Nine[] => {
    const { holes, name } = pack;
    if (holes.length === NINE) return [{ name, pack, holes }];
    if (holes.length !== 3 * NINE) return [];
    return [0, 1, 2].map((at) => {
      const nine = holes.slice(at * NINE, (at + 1) * NINE);
      return { name: `${name} · ${nine[0]!.n}–${nine.at(-1)!.n}`, pack, holes: nine };
    });
  });

const renumbered = (holes: readonly PackHole[], before: number): PackHole[] =>
  holes.map((hole, at) => ({ ...hole, n: before + at + 1 }));

/** Converts steps from one pack's origin into steps from another's. */
const mover =
  (from: Plane, to: Plane) =>
  (steps: Steps): Steps =>
    toSteps(fromSteps(steps).map((point) => to.toPoint(from.toPosition(point))));

const isSameBox = (a: Box, b: Box): boolean => a.every((edge, i) => Math.abs(edge - b[i]!) <= SAME_M);

/** `areas` plus the areas of `others` that are not among them, and the new index of each of `others`. */
const withAreas = (areas: readonly PackArea[], others: readonly PackArea[]) => {
  const all = [...areas];
  const boxes = areas.map(({ ring }) => boxOf(fromSteps(ring)));
  const places = others.map((area) => {
    const box = boxOf(fromSteps(area.ring));
    const sameAt = boxes.findIndex((other, at) => all[at]!.kind === area.kind && isSameBox(box, other));
    if (sameAt >= 0) return sameAt;
    boxes.push(box);
    return all.push(area) - 1;
  });
  return { all, places };
};

/** Two nines as one course of 18 holes. */
export const joinNines = (front: Nine, back: Nine): CoursePack => {
  const name = front.name === back.name ? front.name : `${front.name} + ${back.name}`;
  const first = renumbered(front.holes, 0);
  if (front.pack === back.pack) return { ...front.pack, name, holes: [...first, ...renumbered(back.holes, NINE)] };
  const move = mover(planeAt(back.pack.origin), planeAt(front.pack.origin));
  const moved = back.pack.areas.map((area) =>
    compact({ ...area, ring: move(area.ring), inner: area.inner?.map(move) }),
  );
  const { all, places } = withAreas(front.pack.areas, moved);
  const second = renumbered(back.holes, NINE).map(({ green, line, rivals, teeSpots, farTees, ...hole }) =>
    compact({
      ...hole,
      line: move(line),
      green: green === undefined ? undefined : places[green]!,
      rivals: rivals && move(rivals),
      teeSpots: teeSpots && move(teeSpots),
      farTees: farTees?.map((tee) => places[tee]!),
    }),
  );
  // Both copies of the same shore would fill the land between them, so only one nine's is drawn.
  const coast = front.pack.coast ?? back.pack.coast?.map(move);
  return compact({ ...front.pack, name, holes: [...first, ...second], areas: all, coast });
};
