import { useEffect, useRef, useState } from 'react';
import { type Jump, type JumpClip, jumpBetween } from '@divot/swing';
import { BackIcon, ForwardIcon } from '#src/ui/icons/control-icons.ts';
import { Button, IconButton } from '#src/ui/primitives/button.tsx';
import { Clip } from '#src/ui/primitives/clip.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { copy } from './copy.ts';
import { firstMarks, type ReadClip } from './use-jump-clip.ts';

const MARKS = ['takeOff', 'landing'] as const;
type Mark = (typeof MARKS)[number];
const FIELD = { takeOff: 'takeOffMs', landing: 'landingMs' } as const;

/** The first frame at or after this moment. */
const frameAt = ({ timesMs }: JumpClip, ms: number): number => {
  const frame = timesMs.findIndex((time) => time >= ms - 0.01);
  return frame < 0 ? timesMs.length - 1 : frame;
};

type Props = {
  readonly read: ReadClip & { readonly clip: JumpClip };
  readonly onSave: (jump: Jump, isByHand: boolean) => Promise<void>;
  readonly onAnother: () => void;
};

/** The clip at take-off and at landing, frame by frame, and the jump height calculated from the two. */
export const JumpMarks = ({ read: { address, clip, seen, failure }, onSave, onAnother }: Props) => {
  const video = useRef<HTMLVideoElement>(null);
  const [mark, setMark] = useState<Mark>('takeOff');
  const [marks, setMarks] = useState(() => firstMarks(clip, seen));
  const [isByHand, setByHand] = useState(false);
  const [busy, setBusy] = useState(false);
  const { timesMs, startMs, fps } = clip;
  const frame = frameAt(clip, marks[FIELD[mark]]);
  const show = () => {
    // Adds half a frame, because a browser may round the frame's own time down to the frame before.
    if (video.current) video.current.currentTime = (startMs + timesMs[frame]! + 500 / fps) / 1000;
  };
  useEffect(show, [frame, startMs, timesMs, fps]);
  const moveTo = (next: number) => {
    const within = Math.min(Math.max(0, next), timesMs.length - 1);
    setMarks({ ...marks, [FIELD[mark]]: timesMs[within]! });
    setByHand(true);
  };
  const jump = isByHand ? jumpBetween(marks.takeOffMs, marks.landingMs) : seen;
  const save = async () => {
    if (!jump) return;
    setBusy(true);
    await onSave(jump, isByHand);
    setBusy(false);
  };
  return (
    <div className="grid gap-x-10 gap-y-4 lg:grid-cols-2">
      <Clip
        ref={video}
        src={address}
        preload="auto"
        aria-label={copy.video}
        className="h-[38dvh] lg:h-[min(60dvh,600px)]"
        onLoadedMetadata={show}
      />
      <div className="flex flex-col gap-4">
        {failure !== undefined && !isByHand && <ErrorNote title={failure}>{copy.markYourself}</ErrorNote>}
        {jump && (
          <div>
            <p className="figures text-figure font-strong" role="status">
              {copy.height(jump.heightCm)}
            </p>
            <p className="text-note text-rough">{isByHand ? copy.byHand : copy.about(fps)}</p>
          </div>
        )}
        {jump?.hasLowLanding && <p className="measure text-note font-medium">{copy.lowLanding}</p>}
        <SegmentedControl
          label={copy.mark}
          value={mark}
          segments={MARKS.map((value) => ({ value, label: copy.marks[value] }))}
          onChange={setMark}
        />
        <div className="flex flex-col gap-1">
          <div className="flex items-center gap-2">
            <IconButton play label={copy.earlier} icon={<BackIcon />} onClick={() => moveTo(frame - 1)} />
            <input
              type="range"
              aria-label={copy.scrub}
              aria-valuetext={copy.second(timesMs[frame]!)}
              min={0}
              max={timesMs.length - 1}
              value={frame}
              className="h-11 min-w-0 flex-1 accent-fairway"
              onChange={({ currentTarget }) => moveTo(Number(currentTarget.value))}
            />
            <IconButton play label={copy.later} icon={<ForwardIcon />} onClick={() => moveTo(frame + 1)} />
            <p className="figures w-18 text-right text-note">{copy.second(timesMs[frame]!)}</p>
          </div>
          <p className="text-note text-rough">{copy.hints[mark]}</p>
        </div>
        {isByHand && jump === undefined && (
          <p role="alert" className="measure text-note font-medium text-flag-ink">
            {copy.noHeight}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          {jump && (
            <Button variant="primary" size="play" busy={busy} onClick={() => void save()}>
              {copy.save(jump.heightCm)}
            </Button>
          )}
          <Button size="play" onClick={onAnother}>
            {copy.another}
          </Button>
        </div>
      </div>
    </div>
  );
};
