// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { Point } from '#src/domain/ground/plane.ts';
import { useMapInput } from '#src/features/round/map/use-map-input.ts';

/** A green being traced by keys: every tap is a corner. */
const Tracing = ({ tell }: { readonly tell: (corner: Point) => void }) => {
  const [target, setTarget] = useState<Point>();
  const input = useMapInput({
    target,
    start: [200, 300],
    flag: [200, 300],
    marks: [],
    onMark: () => undefined,
    onFlag: () => undefined,
    onTarget: setTarget,
    onTap: tell,
  });
  return <svg aria-label="green" role="img" {...input} />;
};

it('traces a green by keys: arrows move, Shift strides, Enter sets a corner, Escape leaves', () => {
  const corners: Point[] = [];
  render(<Tracing tell={(corner) => corners.push(corner)} />);
  const press = (key: string, shiftKey = false) => fireEvent.keyDown(screen.getByRole('img'), { key, shiftKey });

  press('Enter');
  press('ArrowUp');
  press('Enter');
  press('ArrowRight', true);
  press('Enter');
  press('Escape');
  press('Enter');

  expect(corners).toEqual([
    [200, 294],
    [236, 294],
  ]);
});
