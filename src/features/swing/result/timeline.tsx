import { clsx } from 'clsx';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { PoseSequence } from '#workers/swing/contract.ts';
import { useWidth } from '#src/ui/charts/use-width.ts';
import { copy } from '#src/features/swing/copy.ts';
import { placeChips } from './place-chips.ts';
import { type Playhead, usePlayheadMs } from './playhead.ts';
import { frameAt, frameMs } from './pose-at.ts';
import type { PlacedPosition } from './positions.ts';

const words = copy.positions;
const CHIP_PX = 50;
const LINE_Y = 22;
const ROWS_Y = [52, 106] as const;
/** A finger that moved less than this tapped. */
const TAP_PX = 5;

type Props = {
  readonly playhead: Playhead;
  readonly poses: Pick<PoseSequence, 'timesMs' | 'fps' | 'frames'>;
  readonly positions: readonly PlacedPosition[];
  readonly selected: PlacedPosition | undefined;
  readonly range: { readonly fromMs: number; readonly toMs: number };
  readonly onSelect?: (position: PlacedPosition) => void;
  /** Without it the positions can be looked at, not moved. */
  readonly onMove?: (position: PlacedPosition, frame: number) => void;
};

type Drag = { readonly event: string; readonly startX: number; readonly frame: number; readonly dragged: boolean };

/** The swing as a line: scrub it, tap a position to see it, drag a position (or use its arrow keys) to correct it. */
export const Timeline = ({ playhead, poses, positions, selected, range, onSelect, onMove }: Props) => {
  const [box, width] = useWidth<HTMLDivElement>(358);
  const [drag, setDrag] = useState<Drag>();
  const moving = useRef<Drag>(undefined);
  const ms = usePlayheadMs(playhead);
  const span = Math.max(1, range.toMs - range.fromMs);
  const x = (at: number) => Math.min(width, Math.max(0, ((at - range.fromMs) / span) * width));
  const timeOf = (position: PlacedPosition) =>
    drag?.event === position.event ? frameMs(poses, drag.frame) : position.ms;
  const [upper, lower] = [0, 1].map((row) => {
    const own = positions.filter((_, i) => i % 2 === row);
    const at = placeChips(
      own.map((position) => x(timeOf(position))),
      { gap: CHIP_PX, width },
    );
    return own.map((position, i) => ({ position, left: at[i]!, top: ROWS_Y[row]! }));
  });
  const chips = [...(upper ?? []), ...(lower ?? [])].sort((a, b) => a.position.ms - b.position.ms);

  const follow = (next: Drag | undefined) => {
    moving.current = next;
    setDrag(next);
  };
  const toFrame = (frame: number) => Math.min(poses.frames.length - 1, Math.max(0, frame));
  const grab = (position: PlacedPosition) => (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    follow({ event: position.event, startX: event.clientX, frame: position.frame, dragged: false });
  };
  const pull = (position: PlacedPosition) => (event: PointerEvent<HTMLElement>) => {
    const now = moving.current;
    if (!onMove || now?.event !== position.event) return;
    const byPx = event.clientX - now.startX;
    if (!now.dragged && Math.abs(byPx) < TAP_PX) return;
    const frame = toFrame(frameAt(poses, position.ms + (byPx / width) * span));
    follow({ ...now, frame, dragged: true });
    playhead.seek(frameMs(poses, frame));
  };
  const drop = (position: PlacedPosition) => () => {
    const now = moving.current;
    follow(undefined);
    if (now?.event !== position.event) return;
    onSelect?.(position);
    if (onMove && now.dragged && now.frame !== position.frame) onMove(position, now.frame);
    else playhead.seek(position.ms);
  };
  const press = (position: PlacedPosition) => (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onSelect?.(position);
      playhead.seek(position.ms);
      return;
    }
    const by = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -5, PageUp: 5 }[event.key];
    if (by === undefined || !onMove) return;
    event.preventDefault();
    const frame = toFrame(position.frame + by);
    playhead.seek(frameMs(poses, frame));
    onSelect?.(position);
    onMove(position, frame);
  };

  return (
    <div
      ref={box}
      className="relative h-39 w-full select-none has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus"
    >
      <svg
        width={width}
        height={ROWS_Y[1]}
        className="absolute inset-0 overflow-visible"
        fill="none"
        aria-hidden="true"
      >
        <path d={`M0 ${LINE_Y}H${width}`} className="stroke-edge" strokeWidth="2" />
        {chips.map(({ position, left, top }) => (
          <path
            key={position.event}
            d={`M${x(timeOf(position))} ${LINE_Y - 7}V${LINE_Y + 7}L${left} ${top}`}
            className={position.event === selected?.event ? 'stroke-flag' : 'stroke-edge'}
            strokeWidth={position.event === selected?.event ? 2.5 : 1.5}
          />
        ))}
        <circle cx={x(ms)} cy={LINE_Y} r="9" className="fill-ink stroke-paper" strokeWidth="2" />
      </svg>
      <input
        type="range"
        aria-label={copy.player.scrub}
        aria-valuetext={copy.player.at(ms, frameAt(poses, ms))}
        min={Math.round(range.fromMs)}
        max={Math.round(range.toMs)}
        step={Math.max(1, Math.round(1000 / poses.fps))}
        value={Math.round(ms)}
        className="absolute inset-x-0 top-0 h-11 w-full cursor-pointer appearance-none bg-transparent opacity-0"
        onChange={({ currentTarget }) => playhead.seek(frameMs(poses, frameAt(poses, Number(currentTarget.value))))}
      />
      {chips.map(({ position, left, top }) => (
        <div
          key={position.event}
          role="slider"
          tabIndex={0}
          aria-label={words.chip(position.position, words.names[position.position])}
          aria-valuemin={0}
          aria-valuemax={poses.frames.length - 1}
          aria-valuenow={drag?.event === position.event ? drag.frame : position.frame}
          aria-valuetext={copy.player.at(timeOf(position), position.frame)}
          className={clsx(
            'edge figures absolute grid h-12 w-12 -translate-x-1/2 touch-pan-y place-items-center rounded-control text-note font-medium',
            position.event === selected?.event ? 'border-flag bg-flag text-on-flag' : 'bg-surface',
            position.moved && 'underline decoration-2 underline-offset-4',
          )}
          style={{ left, top }}
          onPointerDown={grab(position)}
          onPointerMove={pull(position)}
          onPointerUp={drop(position)}
          onPointerCancel={() => follow(undefined)}
          onKeyDown={press(position)}
        >
          {position.position}
        </div>
      ))}
    </div>
  );
};
