import { useEffect, useRef } from 'react';
import type { PoseSequence } from '#workers/swing/contract.ts';
import { copy } from '#src/features/swing/copy.ts';
import { type OverlayStyle, drawBody } from './overlay.ts';
import { type Playhead, usePlayheadMs } from './playhead.ts';
import { bodyAt, frameAt } from './pose-at.ts';

export type StageBody = {
  readonly poses: PoseSequence;
  /** The frame to draw at a time of the playhead; its own clip's frame when absent. */
  readonly frameAt?: (ms: number) => number;
  readonly ghost?: boolean;
};

type Props = {
  readonly playhead: Playhead;
  /** Object URL; the body is drawn on plain ground without one. */
  readonly address: string | undefined;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly bodies: readonly StageBody[];
  readonly style: Pick<OverlayStyle, 'handedness' | 'highlight'>;
  readonly onUnplayable?: (() => void) | undefined;
  readonly label: string;
  readonly children?: React.ReactNode;
};

/** Longest side of the drawing in px; it is scaled to the screen like the video under it. */
const DRAWN_PX = 1080;

/** The picture and the bodies over it at the playhead's moment. */
export const Stage = ({
  playhead,
  address,
  widthPx,
  heightPx,
  bodies,
  style,
  onUnplayable,
  label,
  children,
}: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const ms = usePlayheadMs(playhead);
  const scale = DRAWN_PX / Math.max(widthPx, heightPx);

  const attach = (video: HTMLVideoElement | null) => playhead.attach(video ?? undefined);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.clearRect(0, 0, context.canvas.width, context.canvas.height);
    const flag = getComputedStyle(context.canvas).getPropertyValue('--flag');
    for (const { poses, frameAt: own, ghost = false } of bodies) {
      const body = bodyAt(poses, own ? own(ms) : frameAt(poses, ms));
      if (body) drawBody(context, body, { ...style, flag, ghost });
    }
  });

  return (
    <div className="relative h-[min(56dvh,640px)] w-full overflow-hidden rounded-control bg-[oklch(0.2_0.015_155)]">
      {address !== undefined && (
        <video
          key={address}
          ref={attach}
          src={address}
          muted
          playsInline
          preload="auto"
          aria-label={label}
          className="absolute inset-0 size-full object-contain"
          onError={onUnplayable}
        />
      )}
      <canvas
        ref={canvas}
        width={Math.round(widthPx * scale)}
        height={Math.round(heightPx * scale)}
        role="img"
        aria-label={copy.player.noDraw}
        className="absolute inset-0 size-full object-contain"
      />
      {children}
    </div>
  );
};
