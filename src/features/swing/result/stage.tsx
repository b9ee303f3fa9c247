import { clsx } from 'clsx';
import { useCallback, useEffect, useRef } from 'react';
import type { PoseSequence } from '@divot/swing';
import { copy } from '#src/features/swing/copy.ts';
import type { Fit } from '#src/features/swing/compare/fit-body.ts';
import type { Crop } from './close-up.ts';
import { type OverlayStyle, drawBody } from './overlay.ts';
import { type Playhead, usePlayheadMs } from './playhead.ts';
import { bodyAt, frameAt } from './pose-at.ts';

export type StageBody = {
  readonly poses: PoseSequence;
  /** For a body from another clip: maps the stage's moment to that clip's, and the body into this picture. */
  readonly guest?: { readonly match: (ms: number) => number; readonly fit: Fit };
};

type Props = {
  readonly playhead: Playhead;
  /** Object URL. Without one, the body is drawn on a plain background. */
  readonly address: string | undefined;
  /** When the video's first frame comes, on the video's own clock. */
  readonly startMs: number | undefined;
  readonly widthPx: number;
  readonly heightPx: number;
  /** The part of the video that is shown, if it is not all of it. */
  readonly crop?: Crop | undefined;
  readonly bodies: readonly StageBody[];
  readonly style: Pick<OverlayStyle, 'handedness' | 'highlight'>;
  readonly onUnplayable?: (() => void) | undefined;
  readonly label: string;
  /** Takes half the space, beside another stage. */
  readonly half?: boolean;
  readonly children?: React.ReactNode;
};

const WHOLE: Crop = { left: 0, top: 0, width: 1, height: 1 };

/** Longest side of the drawing in px. It is scaled to the screen like the video under it. */
const DRAWN_PX = 1080;

/** The picture and the bodies over it at the playhead's moment. */
export const Stage = ({
  playhead,
  address,
  startMs,
  widthPx,
  heightPx,
  crop: { left, top, width, height } = WHOLE,
  bodies,
  style,
  onUnplayable,
  label,
  half = false,
  children,
}: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const ms = usePlayheadMs(playhead);
  const scale = DRAWN_PX / Math.max(widthPx, heightPx);

  // One stable function per playhead. Otherwise React would detach and reattach the video at every picture.
  const attach = useCallback(
    (video: HTMLVideoElement | null) => playhead.attach(video ?? undefined, startMs),
    [playhead, startMs],
  );

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.clearRect(0, 0, context.canvas.width, context.canvas.height);
    const flag = getComputedStyle(context.canvas).getPropertyValue('--flag');
    for (const { poses, guest } of bodies) {
      const body = bodyAt(poses, frameAt(poses, guest ? guest.match(ms) : ms));
      if (body) drawBody(context, guest ? guest.fit(body) : body, { ...style, flag, ghost: guest !== undefined });
    }
  });

  return (
    <div
      className={clsx(
        'edge relative w-full overflow-hidden rounded-control bg-[oklch(0.2_0.015_155)]',
        half ? 'max-h-[clamp(272px,44dvh,560px)]' : 'max-h-[clamp(272px,52dvh,640px)]',
      )}
      style={{ aspectRatio: widthPx / heightPx }}
    >
      {address !== undefined && (
        <div
          className="absolute inset-y-0 left-1/2 -translate-x-1/2 overflow-hidden"
          style={{ aspectRatio: widthPx / heightPx }}
        >
          <video
            key={address}
            ref={attach}
            src={address}
            muted
            playsInline
            preload="auto"
            aria-label={label}
            className="absolute max-w-none"
            style={{
              left: `${(-100 * left) / width}%`,
              top: `${(-100 * top) / height}%`,
              width: `${100 / width}%`,
              height: `${100 / height}%`,
            }}
            onError={onUnplayable}
          />
        </div>
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
