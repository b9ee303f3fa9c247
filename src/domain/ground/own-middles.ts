import type { CoursePack, Position } from './course-pack.ts';
import { planeAt } from './plane.ts';
import { fromSteps, toSteps } from './steps.ts';

/** By hole of the map: where the golfer stood and said "this is the middle", on greens that nobody has mapped. */
export type OwnMiddles = Readonly<Record<string, Position>>;

/** The pack with the golfer's own middles as the ends of their holes. A green that is mapped stays as it is mapped. */
export const withOwnMiddles = (pack: CoursePack, own: OwnMiddles): CoursePack => {
  const { toPoint } = planeAt(pack.origin);
  return {
    ...pack,
    holes: pack.holes.map((hole) => {
      const middle = own[String(hole.n)];
      if (middle === undefined || hole.green !== undefined) return hole;
      return { ...hole, line: toSteps([...fromSteps(hole.line).slice(0, -1), toPoint(middle)]) };
    }),
  };
};
