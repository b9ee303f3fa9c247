import { clsx } from 'clsx';
import { CheckIcon } from '#src/ui/icons/control-icons.ts';
import { ProgressBar } from '#src/ui/primitives/progress.tsx';
import { PlainScreen } from './plain-screen.tsx';

type StartupScreenProps = {
  readonly label: string;
  readonly steps: readonly string[];
  /** Index of the current step. Equals steps.length when all are done. */
  readonly current: number;
};

/** The named startup steps (SPEC section 2). Each is ticked off when its work is done. */
export const StartupScreen = ({ label, steps, current }: StartupScreenProps) => (
  <PlainScreen>
    <ProgressBar label={label} value={current} max={steps.length} valueText={steps[current] ?? label} quiet />
    <ol className="flex flex-col">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className={clsx(
            'flex min-h-9 items-center gap-3 text-body',
            index === current ? 'font-medium text-ink' : 'text-rough',
          )}
        >
          <span className="figures grid w-5 place-items-center text-note">
            {index < current ? <CheckIcon className="size-5 text-fairway-ink" /> : index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  </PlainScreen>
);
