import { expect, it } from 'vitest';
import { contoursFor } from '#src/ui/figures/contours.ts';

it('gives one course the same face every time, however its name is typed', () => {
  expect(contoursFor('Heron Creek')).toEqual(contoursFor(' heron creek '));
});

it('gives courses with other names different faces', () => {
  const names = ['Heronsbridge', 'Fernhill Links', 'Old Quarry', 'Saltmarsh', 'Heron Creek', 'Heron Creeks', ''];

  expect(new Set(names.map((name) => contoursFor(name).lines.join())).size).toBe(names.length);
});

it('keeps every line and the flag within the picture', () => {
  for (let n = 0; n < 300; n += 1) {
    const { lines, hole } = contoursFor(`Course ${n}`);
    const figures = lines.flatMap((line) => line.match(/-?[\d.]+/g)!.map(Number));
    expect(Math.min(...figures, ...hole)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...figures, ...hole)).toBeLessThanOrEqual(72);
    expect(hole[1] - 22).toBeGreaterThanOrEqual(0);
  }
});
