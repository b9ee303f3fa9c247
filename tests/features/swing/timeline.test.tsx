import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createPlayhead } from '#src/features/swing/result/playhead.ts';
import type { PlacedPosition } from '@divot/swing';
import { Timeline } from '#src/features/swing/result/timeline.tsx';

// One second of a swing at 50 frames a second. jsdom has no layout, so the line has its minimum width of 160 px: 16 px
// are 100 ms.
const poses = { fps: 50, frames: Array.from({ length: 51 }, () => null) };
const address: PlacedPosition = { position: 'P1', event: 'address', frame: 0, ms: 0, moved: false };
const top: PlacedPosition = { position: 'P4', event: 'top', frame: 30, ms: 600, moved: false };
const range = { fromMs: 0, toMs: 1000 };

const timeline = ({ canMove = true } = {}) => {
  const playhead = createPlayhead(range, 0);
  const [onSelect, onMove] = [vi.fn(), vi.fn()];
  render(
    <Timeline
      playhead={playhead}
      poses={poses}
      positions={[address, top]}
      selected={undefined}
      range={range}
      onSelect={onSelect}
      {...(canMove ? { onMove } : {})}
    />,
  );
  return { playhead, onSelect, onMove, chip: screen.getByRole('slider', { name: /P4/ }) };
};
/** jsdom's pointer events have no coordinates. */
const pointer = (chip: HTMLElement, kind: 'down' | 'move' | 'up' | 'cancel', clientX = 0) =>
  fireEvent(chip, new MouseEvent(`pointer${kind}`, { bubbles: true, clientX }));
const drag = (chip: HTMLElement, byPx: number) => {
  pointer(chip, 'down', 100);
  pointer(chip, 'move', 100 + byPx);
};

test('a tap on the top of the backswing shows it and moves nothing', () => {
  const { playhead, onSelect, onMove, chip } = timeline();

  drag(chip, 3);
  pointer(chip, 'up');

  expect(onSelect).toHaveBeenCalledWith(top);
  expect(playhead.read()).toBe(600);
  expect(onMove).not.toHaveBeenCalled();
});

test('a dragged position takes the clip along and is moved once, when the finger lifts', () => {
  const { playhead, onMove, chip } = timeline();

  drag(chip, 16);
  expect(playhead.read()).toBe(700);
  expect(chip.getAttribute('aria-valuenow')).toBe('35');
  expect(onMove).not.toHaveBeenCalled();
  pointer(chip, 'up');

  expect(onMove.mock.calls).toEqual([[top, 35]]);
});

test('a position dragged out of the clip stops at its last frame', () => {
  const { onMove, chip } = timeline();

  drag(chip, 900);
  pointer(chip, 'up');

  expect(onMove).toHaveBeenCalledWith(top, 50);
});

test('a drag interrupted by the phone leaves the position where it was', () => {
  const { onMove, chip } = timeline();

  drag(chip, 16);
  pointer(chip, 'cancel');
  pointer(chip, 'up');

  expect(onMove).not.toHaveBeenCalled();
  expect(chip.getAttribute('aria-valuenow')).toBe('30');
});

test('arrow keys move a position by one frame, page keys by five', () => {
  const { onMove, chip } = timeline();

  fireEvent.keyDown(chip, { key: 'ArrowLeft' });
  fireEvent.keyDown(chip, { key: 'PageUp' });

  expect(onMove.mock.calls).toEqual([
    [top, 29],
    [top, 35],
  ]);
});

test('positions of a comparison are shown, not moved', () => {
  const { playhead, chip } = timeline({ canMove: false });

  drag(chip, 16);
  pointer(chip, 'up');
  expect(playhead.read()).toBe(600);
  fireEvent.keyDown(chip, { key: 'ArrowRight' });

  expect(playhead.read()).toBe(600);
});
