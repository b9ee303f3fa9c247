import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { frameAt, frameMs, type PlacedPosition, type PoseSequence } from '@divot/swing';
import type { Playhead } from './playhead.ts';

/** A finger that moves less than this counts as a tap. */
const TAP_PX = 5;
const FRAMES_BY_KEY: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -5,
  PageUp: 5,
};

type Drag = { readonly event: string; readonly startX: number; readonly frame: number; readonly dragged: boolean };

type Line = {
  readonly playhead: Pick<Playhead, 'seek'>;
  readonly poses: Pick<PoseSequence, 'timesMs' | 'fps' | 'frames'>;
  /** How many ms one pixel of the line stands for. */
  readonly msPerPx: number;
  readonly onSelect: ((position: PlacedPosition) => void) | undefined;
  /** Without it, positions can be viewed but not moved. */
  readonly onMove: ((position: PlacedPosition, frame: number) => void) | undefined;
};

/** A tap or Enter shows a position. A drag or an arrow key corrects it. The clip follows the finger. */
export const useDragPosition = ({ playhead, poses, msPerPx, onSelect, onMove }: Line) => {
  const [drag, setDrag] = useState<Drag>();
  // Pointer events come faster than renders, so each must see the effect of the one before it.
  const current = useRef<Drag>(undefined);
  const follow = (next: Drag | undefined) => {
    current.current = next;
    setDrag(next);
  };
  const withinClip = (frame: number) => Math.min(poses.frames.length - 1, Math.max(0, frame));
  const show = (position: PlacedPosition) => {
    onSelect?.(position);
    playhead.seek(position.ms);
  };

  const handlersOf = (position: PlacedPosition) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      follow({ event: position.event, startX: event.clientX, frame: position.frame, dragged: false });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const now = current.current;
      if (!onMove || now?.event !== position.event) return;
      const byPx = event.clientX - now.startX;
      if (!now.dragged && Math.abs(byPx) < TAP_PX) return;
      const frame = withinClip(frameAt(poses, position.ms + byPx * msPerPx));
      follow({ ...now, frame, dragged: true });
      playhead.seek(frameMs(poses, frame));
    },
    onPointerUp: () => {
      const now = current.current;
      follow(undefined);
      if (now?.event !== position.event) return;
      if (!onMove || !now.dragged || now.frame === position.frame) {
        show(position);
        return;
      }
      onSelect?.(position);
      onMove(position, now.frame);
    },
    onPointerCancel: () => follow(undefined),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        show(position);
        return;
      }
      const by = FRAMES_BY_KEY[event.key];
      if (by === undefined || !onMove) return;
      event.preventDefault();
      const frame = withinClip(position.frame + by);
      playhead.seek(frameMs(poses, frame));
      onSelect?.(position);
      onMove(position, frame);
    },
  });

  /** A position's current frame: under the finger while dragged. */
  const frameOf = (position: PlacedPosition) => (drag?.event === position.event ? drag.frame : position.frame);
  const msOf = (position: PlacedPosition) =>
    drag?.event === position.event ? frameMs(poses, drag.frame) : position.ms;
  return { handlersOf, frameOf, msOf };
};
