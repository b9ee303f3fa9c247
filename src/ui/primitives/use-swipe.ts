import { type TouchEvent, useRef } from 'react';

const FAR_PX = 60;

/** A clearly sideways swipe turns the page, unless it begins on something that scrolls sideways. */
export const useSwipe = (turn: (by: 1 | -1) => void) => {
  const from = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches.length === 1 ? event.touches[0] : undefined;
      from.current = touch && { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      const start = from.current;
      from.current = undefined;
      if (!touch || !start) return;
      const [across, down] = [touch.clientX - start.x, touch.clientY - start.y];
      if (Math.abs(across) >= FAR_PX && Math.abs(across) > 2 * Math.abs(down)) turn(across < 0 ? 1 : -1);
    },
  };
};
