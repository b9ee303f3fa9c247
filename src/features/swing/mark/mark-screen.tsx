import { Link, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { queueMarked } from '#src/data/commands/swings.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { BackIcon, CheckIcon, ForwardIcon } from '#src/ui/icons/control-icons.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Clip } from '#src/ui/primitives/clip.tsx';
import { Button, IconButton } from '#src/ui/primitives/button.tsx';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { succeeded } from '#src/ui/primitives/toast.ts';
import { copy } from '#src/features/swing/copy.ts';
import { resumeAnalyses } from '#src/features/swing/queue/analysis-queue.ts';
import { useVideo } from '#src/features/swing/result/use-video.ts';
import { MARK_NAMES, type SomeMarks, completeMarks, outOfOrder } from './marks.ts';

const words = copy.mark;
const STEP_MS = 1000 / 30;

type ClipProps = { readonly address: string; readonly onMoment: (ms: number) => void };

/** The clip with a scrubber. Reports the moment it shows. */
const MarkedClip = ({ address, onMoment }: ClipProps) => {
  const video = useRef<HTMLVideoElement>(null);
  const [durationMs, setDuration] = useState(0);
  const [ms, setMs] = useState(0);
  const [broken, setBroken] = useState(false);
  const seek = (to: number) => {
    const next = Math.min(Math.max(0, to), durationMs);
    setMs(next);
    onMoment(next);
    if (video.current) video.current.currentTime = next / 1000;
  };
  return (
    <div className="flex flex-col gap-2">
      <Clip
        ref={video}
        src={address}
        preload="auto"
        aria-label={words.clip}
        className="h-[36dvh] lg:h-[min(60dvh,600px)]"
        onLoadedMetadata={({ currentTarget }) => setDuration(Math.round(currentTarget.duration * 1000) || 0)}
        onError={() => setBroken(true)}
      />
      {broken && <ErrorNote title={words.brokenTitle}>{words.broken}</ErrorNote>}
      <div className="flex items-center gap-2">
        <IconButton label={copy.player.back} icon={<BackIcon />} onClick={() => seek(ms - STEP_MS)} />
        <input
          type="range"
          aria-label={copy.player.scrub}
          aria-valuetext={copy.player.second(ms)}
          min={0}
          max={durationMs}
          step={10}
          value={ms}
          className="h-11 min-w-0 flex-1 accent-fairway"
          onChange={({ currentTarget }) => seek(Number(currentTarget.value))}
        />
        <IconButton label={copy.player.forward} icon={<ForwardIcon />} onClick={() => seek(ms + STEP_MS)} />
        <p className="figures w-14 text-right text-note">{copy.player.second(ms)}</p>
      </div>
    </div>
  );
};

/** No swing was found. The golfer marks where it is, and Divot measures it between those moments. */
export const MarkScreen = ({ swing }: { readonly swing: Swing }) => {
  const video = useVideo(swing.userId, swing.id);
  const [marks, setMarks] = useState<SomeMarks>({});
  const [ms, setMs] = useState(0);
  const navigate = useNavigate();
  const complete = completeMarks(marks);
  const wrong = outOfOrder(marks);
  const start = async () => {
    if (!complete) return;
    if (!succeeded(await queueMarked(swing.id, complete))) return;
    void resumeAnalyses(swing.userId);
    await navigate({ to: '/video-analysis' });
  };
  return (
    <Page
      title={words.title}
      lead={words.lead}
      back={
        <Link to="/video-analysis" className={`${buttonLook({ variant: 'quiet' })} -ml-4 self-start`}>
          <BackIcon className="size-5" />
          {copy.result.back}
        </Link>
      }
    >
      {video.kind === 'looking' && <Skeleton className="h-96" />}
      {video.kind === 'elsewhere' && <EmptyState of="swings">{words.elsewhere}</EmptyState>}
      {video.kind === 'here' && (
        <div className="grid gap-x-10 gap-y-4 lg:grid-cols-2">
          <MarkedClip address={video.address} onMoment={setMs} />
          <div className="flex flex-col gap-3">
            <ol className="flex flex-col">
              {MARK_NAMES.map((name) => (
                <li key={name} className="rule-b flex min-h-touch items-center gap-3 py-1">
                  <span className="flex-1">
                    <span className="block font-medium">{words.names[name]}</span>
                    <span className="text-note text-rough">{words.hints[name]}</span>
                  </span>
                  <span className="figures text-note">
                    {marks[name] === undefined ? '' : copy.player.second(marks[name])}
                  </span>
                  <Button
                    aria-label={words.set(words.names[name])}
                    onClick={() => setMarks({ ...marks, [name]: Math.round(ms) })}
                  >
                    {marks[name] !== undefined && <CheckIcon className="size-5" />}
                    {words.here}
                  </Button>
                </li>
              ))}
            </ol>
            {wrong && (
              <p role="alert" className="text-note font-medium text-flag-ink">
                {words.order(words.names[wrong])}
              </p>
            )}
            <Button variant="primary" size="play" disabled={!complete} onClick={() => void start()}>
              {words.start}
            </Button>
          </div>
        </div>
      )}
    </Page>
  );
};
