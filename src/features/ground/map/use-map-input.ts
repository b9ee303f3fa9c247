import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Point } from '@divot/ground';

const GRAB = 32;
const GRAB_BALL = 18;
const MOVED = 8;
/** While dragged, the target stays above the finger so that it remains visible. */
const ABOVE_FINGER = 60;
/** An arrow key moves the target this far. Shift multiplies the distance. */
const STEP = 6;
const STRIDE = 6;
const WAYS: Readonly<Record<string, Point>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

type Drag = {
  readonly what: 'target' | 'flag' | 'mark' | 'nothing';
  readonly id?: string | undefined;
  readonly from: Point;
  hasMoved: boolean;
};

type Options = {
  readonly target: Point | undefined;
  /** Where the first arrow key puts the target. Undefined while there is nothing for keys to move. */
  readonly start: Point | undefined;
  readonly flag: Point;
  readonly marks: readonly { readonly id: string; readonly at: Point }[];
  readonly onMark: (id: string, at: Point) => void;
  /** A tap, or Enter at the target. */
  readonly onTap: (at: Point) => void;
  readonly onTarget: (at: Point | undefined) => void;
  readonly onFlag: (at: Point) => void;
};

const apart = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);
const placeOf = (event: PointerEvent<SVGSVGElement>): Point => {
  const { left, top } = event.currentTarget.getBoundingClientRect();
  return [event.clientX - left, event.clientY - top];
};

/**
 * A tap or an arrow key sets the target. A tap on it or Escape clears it. Target, flag and marked balls can be dragged.
 * Enter taps at the target, which is how a green is traced by keyboard.
 */
export const useMapInput = ({ target, start, flag, marks, onTap, onTarget, onFlag, onMark }: Options) => {
  const drag = useRef<Drag>(undefined);
  return {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      if (!event.isPrimary) return;
      const from = placeOf(event);
      const isTarget = target !== undefined && apart(from, target) < GRAB;
      const ball = marks.find(({ at }) => apart(from, at) < GRAB_BALL);
      const other = apart(from, flag) < GRAB ? 'flag' : 'nothing';
      const what = isTarget ? 'target' : ball ? 'mark' : other;
      drag.current = { what, id: ball?.id, from, hasMoved: false };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      const dragged = drag.current;
      if (!dragged || !event.isPrimary) return;
      const at = placeOf(event);
      dragged.hasMoved ||= apart(at, dragged.from) > MOVED;
      if (!dragged.hasMoved) return;
      if (dragged.what === 'target') onTarget([at[0], at[1] - ABOVE_FINGER]);
      if (dragged.what === 'flag') onFlag(at);
      if (dragged.what === 'mark' && dragged.id !== undefined) onMark(dragged.id, at);
    },
    onPointerUp: (event: PointerEvent<SVGSVGElement>) => {
      const dragged = drag.current;
      drag.current = undefined;
      if (!dragged || dragged.hasMoved || !event.isPrimary) return;
      if (dragged.what === 'target') onTarget(undefined);
      else onTap(placeOf(event));
    },
    onPointerCancel: () => {
      drag.current = undefined;
    },
    tabIndex: 0,
    onKeyDown: (event: KeyboardEvent<SVGSVGElement>) => {
      const way = WAYS[event.key];
      if (start && way) {
        const [x, y] = target ?? start;
        const step = event.shiftKey ? STEP * STRIDE : STEP;
        onTarget([x + step * way[0], y + step * way[1]]);
      } else if (target && event.key === 'Enter') onTap(target);
      else if (target && event.key === 'Escape') onTarget(undefined);
      else return;
      event.preventDefault(); // no scrolling, no change of hole
      event.stopPropagation();
    },
  };
};
export type MapInput = ReturnType<typeof useMapInput>;
