import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { Point } from '@divot/ground';
import { useMapInput } from '#src/features/ground/map/use-map-input.ts';

/** Traces a green with the keys: every tap places a corner. */
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

type Told = {
  readonly target: (Point | undefined)[];
  readonly flag: Point[];
  readonly ball: [string, Point][];
  taps: Point[];
};

/** A target at 200, 300, the flag far above it and one marked ball below it. */
const Aiming = ({ told }: { readonly told: Told }) => {
  const input = useMapInput({
    target: [200, 300],
    start: [200, 300],
    flag: [200, 60],
    marks: [{ id: 'drive', at: [120, 420] }],
    onMark: (id, at) => told.ball.push([id, at]),
    onFlag: (at) => told.flag.push(at),
    onTarget: (at) => told.target.push(at),
    onTap: (at) => told.taps.push(at),
  });
  return <svg aria-label="hole" role="img" {...input} />;
};

const aiming = () => {
  const told: Told = { target: [], flag: [], ball: [], taps: [] };
  render(<Aiming told={told} />);
  const map = screen.getByRole('img', { name: 'hole' });
  map.setPointerCapture = () => undefined;
  const touch = (type: 'pointerdown' | 'pointermove' | 'pointerup', [clientX, clientY]: Point, isPrimary = true) => {
    const event = new MouseEvent(type, { bubbles: true, clientX, clientY });
    fireEvent(map, Object.assign(event, { pointerId: 1, isPrimary }));
  };
  const drag = (from: Point, to: Point) => {
    touch('pointerdown', from);
    touch('pointermove', to);
    touch('pointerup', to);
  };
  return { told, touch, drag };
};

it('drags the target above the finger, the flag and a marked ball under it', () => {
  const { told, drag } = aiming();

  drag([205, 305], [230, 280]);
  drag([190, 70], [204, 52]);
  drag([124, 424], [140, 400]);

  expect(told).toEqual({ target: [[230, 220]], flag: [[204, 52]], ball: [['drive', [140, 400]]], taps: [] });
});

it('sets the target with a tap, clears it with a tap on it, and ignores a second finger', () => {
  const { told, touch } = aiming();
  const tap = (at: Point, isPrimary = true) => {
    touch('pointerdown', at, isPrimary);
    touch('pointerup', at, isPrimary);
  };

  tap([300, 200]);
  tap([203, 297]);
  tap([10, 10], false);
  touch('pointermove', [50, 50]);

  expect(told).toEqual({ target: [undefined], flag: [], ball: [], taps: [[300, 200]] });
});
