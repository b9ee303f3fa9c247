import { setRest } from '#src/data/commands/workouts.ts';
import type { Workout } from '#src/domain/entities/workout.entity.ts';
import { REST_STEP_SEC, restChanged, restLeft } from '#src/domain/training/rest.ts';
import { now } from '#src/platform/clock.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { showToast } from '#src/ui/primitives/toast.ts';
import { copy } from '#src/features/workout/copy.ts';
import { clockText } from '#src/features/workout/wording.ts';
import { useCountdownCues } from './use-countdown-cues.ts';

const words = copy.resting;

/** The current rest: the time left by the clock, buttons for 15 seconds more or less, and one to go on. */
export const RestBar = ({ workout: { id, restEndsAt }, at }: { readonly workout: Workout; readonly at: Date }) => {
  const left = restLeft(restEndsAt, at);
  const announcement = useCountdownCues(restEndsAt, left, words);
  const put = async (endsAt: string | undefined) => {
    const saved = await setRest(id, endsAt);
    if (!saved.ok) showToast({ text: saved.error, tone: 'error' });
  };
  const change = (by: number) => restEndsAt !== undefined && void put(restChanged(restEndsAt, now(), by));
  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {left > 0 && (
        <section
          aria-label={words.title}
          className="flex flex-wrap items-center gap-2 rounded-control bg-fairway-tint px-3 py-2 in-data-[theme=sunlight]:edge"
        >
          <p className="flex flex-1 items-baseline gap-2">
            <span className="text-note">{words.title}</span>
            <span role="timer" className="figures text-head font-strong">
              {clockText(left)}
            </span>
          </p>
          <Button aria-label={words.less} className="px-2!" onClick={() => change(-REST_STEP_SEC)}>
            {words.lessShort}
          </Button>
          <Button aria-label={words.more} className="px-2!" onClick={() => change(REST_STEP_SEC)}>
            {words.moreShort}
          </Button>
          <Button aria-label={words.skip} className="px-2!" onClick={() => void put(undefined)}>
            {words.skipShort}
          </Button>
        </section>
      )}
    </>
  );
};
