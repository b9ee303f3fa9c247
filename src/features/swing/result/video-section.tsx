import { useEffect, useState } from 'react';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import type { Result } from '@divot/basics';
import { connectionCost } from '#src/platform/network/connection-cost.ts';
import { UploadIcon } from '#src/ui/icons/screen-icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { ProgressBar } from '#src/ui/primitives/progress.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { succeeded } from '#src/ui/primitives/toast.ts';
import { copy } from '#src/features/swing/copy.ts';
import {
  bringVideo,
  resumeUpload,
  stopUpload,
  takeOutOfCloud,
  uploadVideo,
  useUploads,
} from '#src/features/swing/queue/upload-queue.ts';
import type { SwingVideo } from './use-video.ts';

const words = copy.cloud;
const megabytes = (bytes: number) => Math.max(1, Math.round(bytes / 1_000_000));

const Uploading = ({ swing }: { readonly swing: Swing }) => {
  const upload = useUploads()[swing.id];
  useEffect(() => resumeUpload(swing), [swing]);
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="measure text-note" role="status">
        {upload?.why ?? (upload?.waitsFor ? words.waits[upload.waitsFor] : words.uploading(upload?.share ?? 0))}
      </p>
      {upload?.share !== undefined && <ProgressBar label={words.title} value={upload.share} max={1} />}
      <div className="flex flex-wrap gap-3">
        {(upload?.waitsFor === 'tap' || upload?.why !== undefined) && (
          <Button onClick={() => void uploadVideo(swing)}>{words.goOn}</Button>
        )}
        <Button variant="quiet" onClick={() => void stopUpload(swing)}>
          {words.stop}
        </Button>
      </div>
    </div>
  );
};

type Props = { readonly swing: Swing; readonly video: SwingVideo; readonly onBrought: () => void };

type CopiesProps = {
  readonly swing: Swing;
  readonly isHere: boolean;
  readonly busy: boolean;
  readonly onAct: (work: () => Promise<Result<void>>) => void;
  readonly onBring: () => void;
};

/** Where the copies are, and the way to another: into the cloud, back, or out of it. */
const Copies = ({ swing, isHere, busy, onAct, onBring }: CopiesProps) => {
  const size = megabytes(swing.videoBytes ?? 0);
  if (swing.cloudVideo !== 'uploaded')
    return (
      <>
        <p className="measure text-note">{words.onlyHere}</p>
        {connectionCost() === 'unknown' && <p className="measure text-note text-rough">{words.unsaid}</p>}
        <Button onClick={() => onAct(() => uploadVideo(swing))}>
          <UploadIcon className="size-5" />
          {words.upload(size)}
        </Button>
      </>
    );
  return (
    <>
      <p className="measure text-note">{words.both(isHere)}</p>
      <div className="flex flex-wrap gap-3">
        {!isHere && (
          <Button busy={busy} onClick={onBring}>
            {words.bring(size)}
          </Button>
        )}
        <Button variant="quiet" busy={busy} onClick={() => onAct(() => takeOutOfCloud(swing))}>
          {words.takeOut}
        </Button>
      </div>
    </>
  );
};

/** Where the video is. Copies it to the golfer's cloud folder or back, only when the golfer says so. */
export const VideoSection = ({ swing, video, onBrought }: Props) => {
  const [busy, setBusy] = useState(false);
  const act = async (work: () => Promise<Result<void>>, done?: () => void) => {
    setBusy(true);
    const outcome = await work();
    setBusy(false);
    if (succeeded(outcome)) done?.();
  };
  const isHere = video.kind === 'here';
  if (video.kind === 'looking' || (!isHere && swing.cloudVideo !== 'uploaded')) return null;
  return (
    <Section title={words.title}>
      {swing.cloudVideo === 'uploading' ? (
        <Uploading swing={swing} />
      ) : (
        <div className="flex flex-col items-start gap-3">
          <Copies
            swing={swing}
            isHere={isHere}
            busy={busy}
            onAct={(work) => void act(work)}
            onBring={() => void act(() => bringVideo(swing), onBrought)}
          />
        </div>
      )}
    </Section>
  );
};
