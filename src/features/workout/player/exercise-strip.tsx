import { clsx } from 'clsx';
import type { WorkoutItem } from '#src/domain/entities/workout.entity.ts';
import { isOver } from '#src/domain/training/under-way.ts';
import { copy } from '#src/features/workout/copy.ts';
import { exerciseName } from '#src/features/workout/wording.ts';

type Props = {
  readonly items: readonly WorkoutItem[];
  readonly current: string;
  readonly onShow: (id: string) => void;
};
const words = copy.player;

const stateOf = (item: WorkoutItem): keyof typeof words.stripState => {
  if (item.skippedBecause !== undefined) return 'left';
  return isOver(item) ? 'done' : 'open';
};

/** Scrolls only the strip. `scrollIntoView` would also scroll the page away from the exercise's name. */
const intoView = (button: HTMLButtonElement | null) => {
  const strip = button?.closest('ol');
  if (button && strip) strip.scrollLeft = button.offsetLeft - (strip.clientWidth - button.offsetWidth) / 2;
};

/** All exercises at a glance. A tap opens one. */
export const ExerciseStrip = ({ items, current, onShow }: Props) => (
  <nav aria-label={words.strip} className="-mx-3 min-w-0 flex-1 lg:mx-0">
    <ol className="relative flex gap-1 overflow-x-auto">
      {items.map((item, at) => (
        <li key={item.id} className="min-w-11 flex-1">
          <button
            ref={item.id === current ? intoView : undefined}
            type="button"
            aria-current={item.id === current ? 'step' : undefined}
            aria-label={`${at + 1}, ${exerciseName(item)}, ${words.stripState[stateOf(item)]}`}
            className={clsx(
              'figures min-h-touch w-full rounded-control text-body',
              item.id === current ? 'edge font-strong' : 'border-transparent',
              stateOf(item) === 'done' && 'bg-fairway-tint text-fairway-ink',
              stateOf(item) === 'left' && 'text-rough line-through',
              stateOf(item) === 'open' && item.id !== current && 'bg-sunken',
            )}
            onClick={() => onShow(item.id)}
          >
            {at + 1}
          </button>
        </li>
      ))}
    </ol>
  </nav>
);
