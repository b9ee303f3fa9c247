// A green's contour lines, generated from a name. The same name gives the same lines on every device, in every year.

import { chanceFrom } from './from-name.ts';

const SIZE = 72;
const CORNERS = 32;
const LINES = 4;

export type Contours = {
  /** From the outside in. */
  readonly lines: readonly string[];
  readonly hole: readonly [x: number, y: number];
};

const figure = (value: number) => Math.round(value * 10) / 10;

export const contoursFor = (name: string): Contours => {
  const chance = chanceFrom(name);
  const waves = [2, 3, 5].map((count) => ({ count, high: (chance() * 0.5) / count, turn: chance() * 2 * Math.PI }));
  const flat = 0.72 + chance() * 0.2;
  const lean = chance() * Math.PI;
  const [driftX, driftY] = [(chance() - 0.5) * 16, (chance() - 0.5) * 12];
  const lines = Array.from({ length: LINES }, (_, line) => {
    const share = 1 - line / (LINES + 0.4);
    const points = Array.from({ length: CORNERS }, (_unused, corner) => {
      const angle = (corner / CORNERS) * 2 * Math.PI;
      const radius = waves.reduce(
        (sum, { count, high, turn }) => sum + high * share * Math.cos(count * angle + turn),
        1,
      );
      const reach = (SIZE / 2 - 8) * share * radius * 0.86;
      const [x, y] = [reach * Math.cos(angle), reach * flat * Math.sin(angle)];
      const inwards = 1 - share;
      return [
        figure(SIZE / 2 + x * Math.cos(lean) - y * Math.sin(lean) + driftX * inwards),
        figure(SIZE / 2 + 3 + x * Math.sin(lean) + y * Math.cos(lean) + driftY * inwards),
      ].join(' ');
    });
    return `M${points.join('L')}Z`;
  });
  return { lines, hole: [figure(SIZE / 2 + driftX * 0.7), figure(SIZE / 2 + 3 + driftY * 0.7)] };
};
