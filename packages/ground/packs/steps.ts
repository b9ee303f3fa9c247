import type { Steps } from './course-pack.ts';
import type { Point } from '../geometry/plane.ts';

const PER_M = 10;

/** Points in metres as steps of decimetres: small numbers, which compress well. */
export const toSteps = (points: readonly Point[]): Steps => {
  let [lastX, lastY] = [0, 0];
  return points.flatMap(([x, y]) => {
    const step = [Math.round(x * PER_M) - lastX || 0, Math.round(y * PER_M) - lastY || 0]; // JSON has no -0
    lastX += step[0]!;
    lastY += step[1]!;
    return step;
  });
};

export const fromSteps = (steps: Steps): Point[] => {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i + 1 < steps.length; i += 2) {
    x += steps[i]!;
    y += steps[i + 1]!;
    points.push([x / PER_M, y / PER_M]);
  }
  return points;
};
