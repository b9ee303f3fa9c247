import type { Point, Ring } from '@divot/golf-relief';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';

/** The size of the picture, in its own units. */
export const WIDE = 360;
export const TALL = 270;

const KEY_STEP = 8;
const STEPS: Readonly<Record<string, Point>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
const FEWEST_CORNERS = 4;

type Options = {
  readonly toView: (p: Point) => Point;
  readonly toMetres: (p: Point) => Point;
  /** Where arrow keys start. */
  readonly cursor: Point;
  readonly onTap: ((at: Point) => void) | undefined;
  readonly onTrace: ((outline: Ring) => void) | undefined;
};

/** A tap or an arrow key points at a spot; a finger that is dragged draws round something. */
export const useReliefInput = ({ toView, toMetres, cursor, onTap, onTrace }: Options) => {
  const trace = useRef<Point[]>(undefined);
  const at = (event: MouseEvent<SVGSVGElement>): Point => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    return toMetres([((event.clientX - left) / width) * WIDE, ((event.clientY - top) / height) * TALL]);
  };
  if (onTrace)
    return {
      onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        trace.current = [at(event)];
      },
      onPointerMove: (event: PointerEvent<SVGSVGElement>) => trace.current?.push(at(event)),
      onPointerCancel: () => {
        trace.current = undefined; // two fingers enlarge the page
      },
      onPointerUp: () => {
        const outline = trace.current;
        trace.current = undefined;
        if (outline && outline.length >= FEWEST_CORNERS) onTrace(outline);
      },
    };
  if (!onTap) return {};
  return {
    tabIndex: 0,
    onClick: (event: MouseEvent<SVGSVGElement>) => onTap(at(event)),
    onKeyDown: (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (!step) return;
      event.preventDefault();
      const [x, y] = toView(cursor);
      onTap(toMetres([x + step[0] * KEY_STEP, y + step[1] * KEY_STEP]));
    },
  };
};
