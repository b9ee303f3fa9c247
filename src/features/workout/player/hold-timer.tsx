import { restFrom, restLeft } from '#src/domain/training/rest.ts';
import { now } from '#src/platform/clock.ts';
import { wakeSound } from '#src/platform/sounds.ts';
import { useNow } from '#src/platform/use-clock.ts';
import { TimerIcon } from '#src/ui/icons/icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { copy } from '#src/features/workout/copy.ts';
import { clockText } from '#src/features/workout/wording.ts';
import { useCountdownCues } from './use-countdown-cues.ts';

type Props = {
  readonly seconds: number;
  /** When the current hold ends. Stored as an instant, so the hold continues through a screen lock or a reload. */
  readonly endsAt: string | undefined;
  readonly onChange: (endsAt: string | undefined) => void;
};
const words = copy.holding;
const CHECK_MS = 250;

/** Counts down a hold, with tones at its end, so that nobody has to look. */
export const HoldTimer = ({ seconds, endsAt, onChange }: Props) => {
  const at = useNow(CHECK_MS, endsAt !== undefined);
  const left = restLeft(endsAt, at);
  const announcement = useCountdownCues(endsAt, left, words);
  const start = () => {
    wakeSound();
    onChange(restFrom(now(), seconds));
  };
  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {left > 0 ? (
        <div className="flex items-center gap-4">
          <span role="timer" className="figures flex-1 text-figure font-strong">
            {clockText(left)}
          </span>
          <Button onClick={() => onChange(undefined)}>{words.stop}</Button>
        </div>
      ) : (
        <Button disabled={!(seconds > 0)} className="self-start" onClick={start}>
          <TimerIcon className="size-5" />
          {words.start(seconds > 0 ? seconds : 0)}
        </Button>
      )}
    </>
  );
};
