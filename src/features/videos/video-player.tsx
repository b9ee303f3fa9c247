import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { embedUrl, WATCHED_FROM } from '#src/domain/videos/library.ts';
import { type Video, thumbnailUrl } from '#src/domain/videos/videos.ts';
import { useNetwork } from '#src/platform/state.ts';
import { MovingFigure } from '#src/ui/figures/figure.tsx';
import { OfflineIcon } from '#src/ui/icons/control-icons.ts';
import { StartIcon } from '#src/ui/icons/frame-icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { copy } from './copy.ts';
import { askForMessages, readPlayerMessage } from './player-message.ts';

type Props = {
  readonly video: Video;
  readonly isSaved: boolean;
  readonly hand: 'right' | 'left';
  readonly onSave: () => void;
  readonly onWatched: () => void;
  readonly onCannotPlay: () => void;
};

const frame = 'edge relative grid aspect-video w-full place-items-center overflow-hidden rounded-control bg-sunken';

const Embedded = ({ video, onWatched, onCannotPlay }: Omit<Props, 'isSaved' | 'hand' | 'onSave'>) => {
  const player = useRef<HTMLIFrameElement>(null);
  const onMessage = useEffectEvent(({ origin, data, source }: MessageEvent) => {
    if (source !== player.current?.contentWindow) return;
    const message = readPlayerMessage(origin, data);
    if (message?.kind === 'cannot-play') onCannotPlay();
    else if (message && message.share >= WATCHED_FROM) onWatched();
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => onMessage(event);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  return (
    <iframe
      ref={player}
      title={video.title}
      src={embedUrl(video.youtubeId ?? '')}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- of another origin: it cannot reach this page to lift it
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      allow="fullscreen; encrypted-media; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      className="aspect-video w-full rounded-control"
      onLoad={() => player.current && askForMessages(player.current)}
    />
  );
};

/** The drawn golfer performs what the guide teaches, with or without a connection. */
const GuideLoop = ({ video, hand }: Pick<Props, 'video' | 'hand'>) => (
  <MovingFigure id={video.drillIds[0] ?? ''} hand={hand} className="edge w-full rounded-control bg-surface" />
);

/** Loads only the thumbnail from YouTube before the tap. */
export const VideoPlayer = (props: Props) => {
  const { video, isSaved, onSave } = props;
  const isOffline = useNetwork() === 'offline';
  const [isOpen, setOpen] = useState(false);
  if (video.youtubeId === null) return <GuideLoop {...props} />;
  if (isOffline) {
    return (
      <div className="flex flex-col gap-3">
        <GuideLoop {...props} />
        <p className="flex items-start gap-2 text-note">
          <OfflineIcon className="mt-0.5 size-5" />
          {copy.offline}
        </p>
        {isSaved ? (
          <p className="text-note text-rough">{copy.isLater}</p>
        ) : (
          <Button className="self-start" onClick={onSave}>
            {copy.later}
          </Button>
        )}
      </div>
    );
  }
  if (isOpen) return <Embedded {...props} />;
  return (
    <div className="flex flex-col gap-2">
      <button type="button" aria-label={copy.play(video.title)} className={frame} onClick={() => setOpen(true)}>
        <img src={thumbnailUrl(video.youtubeId)} alt="" loading="lazy" className="absolute size-full object-cover" />
        <span className="relative grid size-18 place-items-center rounded-full bg-fairway text-on-fairway">
          <StartIcon className="size-8" />
        </span>
      </button>
      <p className="text-fine text-rough">{copy.playHint}</p>
    </div>
  );
};
