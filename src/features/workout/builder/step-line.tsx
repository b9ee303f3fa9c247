import { clsx } from 'clsx';
import { copy } from '#src/features/workout/copy.ts';
import type { Step } from '#src/features/workout/workout-search.ts';

type Props = {
  readonly steps: readonly Step[];
  readonly current: Step;
  readonly onChoose: (step: Step) => void;
};

/** Shows which of the four steps the golfer is on. Each step can be opened. */
export const StepLine = ({ steps, current, onChoose }: Props) => (
  <nav aria-label={copy.builder.stepOf(steps.indexOf(current) + 1)}>
    <ol className="grid grid-cols-4 gap-1">
      {steps.map((step, at) => (
        <li key={step}>
          <button
            type="button"
            aria-current={step === current ? 'step' : undefined}
            className={clsx(
              'flex min-h-touch w-full flex-col justify-center border-t-4 px-1 text-left text-fine leading-tight',
              at <= steps.indexOf(current) ? 'border-fairway-ink' : 'border-rule',
              step === current ? 'font-strong text-ink' : 'text-rough',
            )}
            onClick={() => onChoose(step)}
          >
            {copy.builder.steps[step]}
          </button>
        </li>
      ))}
    </ol>
  </nav>
);
