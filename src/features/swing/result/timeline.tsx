import { clsx } from 'clsx';
import { frameAt, frameMs, type PlacedPosition, type PoseSequence } from '@divot/swing';
import { useWidth } from '#src/ui/charts/use-width.ts';
import { copy } from '#src/features/swing/copy.ts';
import { placeChips } from '#src/ui/layout/place-chips.ts';
import { type Playhead, usePlayheadMs } from './playhead.ts';
import { useDragPosition } from './use-drag-position.ts';

const words = copy.positions;
const CHIP_PX = 50;
const LINE_Y = 22;
const ROWS_Y = [52, 106] as const;

type Props = {
  readonly playhead: Playhead;
  readonly poses: Pick<PoseSequence, 'timesMs' | 'fps' | 'frames'>;
  readonly positions: readonly PlacedPosition[];
  readonly selected: PlacedPosition | undefined;
  readonly range: { readonly fromMs: number; readonly toMs: number };
  readonly onSelect?: (position: PlacedPosition) => void;
  /** Without it, positions can be viewed but not moved. */
  readonly onMove?: (position: PlacedPosition, frame: number) => void;
};

/** The chips in two rows, in time order. Each chip is near its moment, and none covers another. */
const placedChips = (positions: readonly PlacedPosition[], wantedLeft: (at: PlacedPosition) => number, width: number) =>
  ROWS_Y.flatMap((top, row) => {
    const rowPositions = positions.filter((_, i) => i % 2 === row);
    const lefts = placeChips(rowPositions.map(wantedLeft), { gap: CHIP_PX, width });
    return rowPositions.map((position, i) => ({ position, left: lefts[i]!, top }));
  }).sort((a, b) => a.position.ms - b.position.ms);

/** The swing as a line. Scrub it, tap a position to see it, drag a position (or use its arrow keys) to correct it. */
export const Timeline = ({ playhead, poses, positions, selected, range, onSelect, onMove }: Props) => {
  const [box, width] = useWidth<HTMLDivElement>(358);
  const ms = usePlayheadMs(playhead);
  const span = Math.max(1, range.toMs - range.fromMs);
  const x = (at: number) => Math.min(width, Math.max(0, ((at - range.fromMs) / span) * width));
  const { handlersOf, frameOf, msOf } = useDragPosition({ playhead, poses, msPerPx: span / width, onSelect, onMove });
  const chips = placedChips(positions, (position) => x(msOf(position)), width);
  const isSelected = (position: PlacedPosition) => position.event === selected?.event;

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
            d={`M${x(msOf(position))} ${LINE_Y - 7}V${LINE_Y + 7}L${left} ${top}`}
            className={isSelected(position) ? 'stroke-fairway' : 'stroke-edge'}
            strokeWidth={isSelected(position) ? 2.5 : 1.5}
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
          aria-valuenow={frameOf(position)}
          aria-valuetext={copy.player.at(msOf(position), position.frame)}
          className={clsx(
            'edge figures absolute grid h-12 w-12 -translate-x-1/2 touch-pan-y place-items-center rounded-control text-note font-medium',
            isSelected(position) ? 'border-fairway bg-fairway text-on-fairway' : 'bg-surface',
            position.moved && 'underline decoration-2 underline-offset-4',
          )}
          style={{ left, top }}
          {...handlersOf(position)}
        >
          {position.position}
        </div>
      ))}
    </div>
  );
};
