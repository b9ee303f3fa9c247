import { clsx } from 'clsx';
import { useCallback, useEffect, useRef } from 'react';
import { emptyVideo } from '#src/platform/device/empty-video.ts';
import { cameraOn, frameOfPicture } from '@divot/golf-content';
import {
  asRightHander,
  bodyAt,
  bodyOf,
  type Crop,
  drawBody,
  type Fit,
  frameAt,
  MARKS,
  type OverlayStyle,
  type PoseSequence,
  shareAt,
  viewOf,
} from '@divot/swing';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { copy } from '#src/features/swing/copy.ts';
import { flagColour } from '#src/features/swing/share/flag-colour.ts';
import { type Playhead, usePlayheadMs } from './playhead.ts';
import { SeenFigure } from '#src/ui/figures/seen-figure.tsx';

export type StageBody = {
  readonly swing: Pick<Swing, 'view' | 'events'>;
  readonly poses: PoseSequence;
  /** For a body from another clip: maps the stage's moment to that clip's, and the body into this picture. */
  readonly guest?: { readonly match: (ms: number) => number; readonly fit: Fit };
};

type Props = {
  readonly playhead: Playhead;
  /** Object URL. Without one, the drawn golfer stands in the body's place. */
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

/** Every body of the moment, and of the first one's address, which gives the scale. */
const seenBodies = (bodies: readonly StageBody[], ms: number) =>
  bodies.map(({ swing, poses, guest }) => {
    const seen = (frame: number) => {
      const body = bodyAt(poses, frame);
      return body && guest ? guest.fit(body) : body;
    };
    const frame = frameAt(poses, guest ? guest.match(ms) : ms);
    const address = swing.events?.['address'];
    return { swing, frame, isGhost: guest !== undefined, body: seen(frame), address: address && seen(address.frame) };
  });

type DrawnBodiesProps = Pick<Props, 'bodies' | 'style' | 'widthPx' | 'heightPx'> & { readonly ms: number };

/** The bodies as drawn golfers, where they stand in the picture. */
const DrawnBodies = ({ bodies, style: { handedness, highlight }, widthPx, heightPx, ms }: DrawnBodiesProps) => {
  const aspect = widthPx / heightPx;
  const seen = seenBodies(bodies, ms);
  const scaled = seen.find(({ isGhost }) => !isGhost) ?? seen[0];
  const first = scaled?.address ?? scaled?.body;
  if (!first) return null;
  const points = (body: NonNullable<typeof first>) => asRightHander(bodyOf(body, aspect), handedness, aspect);
  const camera = cameraOn(points(first));
  const on = highlight && MARKS[highlight];
  return (
    <SeenFigure
      golfers={seen.flatMap(({ swing, frame, isGhost, body }) =>
        body
          ? {
              points: points(body),
              view: viewOf(swing),
              share: shareAt(swing, frame),
              isGhost,
              props: on && !isGhost ? [{ kind: 'mark', on, tone: 'wrong' }] : [],
            }
          : [],
      )}
      camera={camera}
      frame={frameOfPicture(aspect, camera)}
      hand={handedness}
      label={copy.player.noDraw}
      className="absolute inset-0 size-full"
    />
  );
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

  // One stable function per playhead and film. Otherwise React would detach and reattach the video at every picture.
  const attach = useCallback(
    (video: HTMLVideoElement) => {
      video.src = address!;
      playhead.attach(video, startMs);
      return () => {
        playhead.attach(undefined);
        emptyVideo(video);
      };
    },
    [playhead, startMs, address],
  );

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.clearRect(0, 0, context.canvas.width, context.canvas.height);
    const flag = flagColour();
    for (const { poses, guest } of bodies) {
      const body = bodyAt(poses, frameAt(poses, guest ? guest.match(ms) : ms));
      if (body) drawBody(context, guest ? guest.fit(body) : body, { ...style, flag, ghost: guest !== undefined });
    }
  });

  return (
    <div
      className={clsx(
        'edge relative w-full overflow-hidden rounded-control',
        address === undefined ? 'bg-sunken' : 'bg-[oklch(0.2_0.015_155)]',
        half ? 'max-h-[clamp(272px,44dvh,560px)]' : 'max-h-[clamp(272px,52dvh,640px)] low:max-h-60',
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
      {address === undefined ? (
        <DrawnBodies bodies={bodies} style={style} widthPx={widthPx} heightPx={heightPx} ms={ms} />
      ) : (
        <canvas
          ref={canvas}
          width={Math.round(widthPx * scale)}
          height={Math.round(heightPx * scale)}
          role="img"
          aria-label={copy.player.noDraw}
          className="absolute inset-0 size-full object-contain"
        />
      )}
      {children}
    </div>
  );
};
