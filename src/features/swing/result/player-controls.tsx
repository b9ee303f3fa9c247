import { frameAt, frameMs, type PoseSequence } from '@divot/swing';
import { useSingleKeys } from '#src/platform/device/use-single-keys.ts';
import { BackIcon, ForwardIcon, HideIcon, ShowIcon } from '#src/ui/icons/control-icons.ts';
import { StartIcon } from '#src/ui/icons/frame-icons.ts';
import { PauseIcon } from '#src/ui/icons/screen-icons.ts';
import { Button, IconButton } from '#src/ui/primitives/button.tsx';
import { copy } from '#src/features/swing/copy.ts';
import { type Playhead, useIsPlaying, usePlayheadMs, useRate } from './playhead.ts';

const words = copy.player;
const RATES = [1, 0.25] as const;

type Props = {
  readonly playhead: Playhead;
  readonly poses: Pick<PoseSequence, 'timesMs' | 'fps' | 'frames'>;
  readonly bodyShown: boolean;
  readonly onShowBody: (shown: boolean) => void;
};

/** Moves `by` frames from the playhead. */
export const stepFrames = (playhead: Playhead, poses: Props['poses'], by: number): void => {
  const frame = Math.min(poses.frames.length - 1, Math.max(0, frameAt(poses, playhead.read()) + by));
  playhead.seek(frameMs(poses, frame));
};

const Moment = ({ playhead, poses }: Pick<Props, 'playhead' | 'poses'>) => {
  const ms = usePlayheadMs(playhead);
  return (
    <p className="figures ml-auto text-right text-note leading-tight text-rough">
      <span className="block text-ink">{words.second(ms)}</span>
      {words.frame(frameAt(poses, ms))}
    </p>
  );
};

const isOn = (target: EventTarget | null, controls: string) => target instanceof Element && target.closest(controls);

/** Desktop keys: comma and dot step, space plays. Inactive while the golfer types or a control has the focus. */
const usePlayerKeys = (playhead: Playhead, poses: Props['poses']) =>
  useSingleKeys((event) => {
    if (event.key === ',' || event.key === '.') {
      if (isOn(event.target, 'input:not([type=range]), textarea, select')) return;
      stepFrames(playhead, poses, event.key === ',' ? -1 : 1);
    } else if (event.key === ' ' && !isOn(event.target, 'input, textarea, select, button, a, [role]')) {
      event.preventDefault();
      if (playhead.isPlaying()) playhead.pause();
      else playhead.play();
    }
  });

export const PlayerControls = ({ playhead, poses, bodyShown, onShowBody }: Props) => {
  const playing = useIsPlaying(playhead);
  const rate = useRate(playhead);
  usePlayerKeys(playhead, poses);
  const nextRate = () => playhead.setRate(RATES.find((one) => one !== rate) ?? 1);
  return (
    <div className="flex flex-wrap items-center gap-1">
      <IconButton label={words.back} icon={<BackIcon />} onClick={() => stepFrames(playhead, poses, -1)} />
      <IconButton
        label={playing ? words.pause : words.play}
        icon={playing ? <PauseIcon /> : <StartIcon />}
        variant="secondary"
        onClick={() => (playing ? playhead.pause() : playhead.play())}
      />
      <IconButton label={words.forward} icon={<ForwardIcon />} onClick={() => stepFrames(playhead, poses, 1)} />
      <Button variant="quiet" aria-label={rate === 1 ? words.normal : words.quarter} onClick={nextRate}>
        <span className="figures">{rate === 1 ? '1×' : '¼×'}</span>
      </Button>
      <IconButton
        label={bodyShown ? words.bodyOn : words.bodyOff}
        aria-pressed={bodyShown}
        icon={bodyShown ? <ShowIcon /> : <HideIcon />}
        onClick={() => onShowBody(!bodyShown)}
      />
      <Moment playhead={playhead} poses={poses} />
    </div>
  );
};
