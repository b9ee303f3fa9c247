import type { KeyboardEvent } from 'react';
import { MinusIcon, PlusIcon } from '#src/ui/icons/screen-icons.ts';
import { Button } from './button.tsx';

type StepperProps = {
  readonly label: string;
  readonly value: number | undefined;
  readonly onChange: (value: number) => void;
  readonly min: number;
  readonly max: number;
  /** The value after the first press if nothing is entered yet. */
  readonly start: number;
  /** Screen-reader text for the value, e.g. "5, bogey". */
  readonly valueText?: string;
  readonly size?: 'score' | 'regular';
};

/** Big minus, value, big plus. The value is a spin button, so arrows, Home and End work on a keyboard. */
export const Stepper = ({ label, value, onChange, min, max, start, valueText, size = 'regular' }: StepperProps) => {
  const clamp = (next: number) => Math.min(max, Math.max(min, next));
  const step = (by: number) => onChange(clamp(value === undefined ? start : value + by));
  const onKeyDown = (event: KeyboardEvent) => {
    const keys: Record<string, () => void> = {
      ArrowUp: () => step(1),
      ArrowRight: () => step(1),
      ArrowDown: () => step(-1),
      ArrowLeft: () => step(-1),
      Home: () => onChange(min),
      End: () => onChange(max),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const big = size === 'score';
  return (
    <div role="group" aria-label={label} className="flex items-center justify-between gap-2">
      {!big && (
        <span aria-hidden="true" className="flex-1 text-note font-medium">
          {label}
        </span>
      )}
      <Button
        variant="secondary"
        size="icon-play"
        aria-label={`${label}: one fewer`}
        disabled={value !== undefined && value <= min}
        className={big ? 'size-18' : undefined}
        onClick={() => step(-1)}
      >
        <MinusIcon className={big ? 'size-8' : 'size-6'} />
      </Button>
      <div
        role="spinbutton"
        tabIndex={0}
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={valueText ?? (value === undefined ? 'not entered' : undefined)}
        className={
          big
            ? 'figures min-w-28 text-center text-score font-strong'
            : 'figures min-w-16 text-center text-title font-strong'
        }
        onKeyDown={onKeyDown}
      >
        <span key={value} className="inline-block animate-settle">
          {value ?? '–'}
        </span>
      </div>
      <Button
        variant="secondary"
        size="icon-play"
        aria-label={`${label}: one more`}
        disabled={value !== undefined && value >= max}
        className={big ? 'size-18' : undefined}
        onClick={() => step(1)}
      >
        <PlusIcon className={big ? 'size-8' : 'size-6'} />
      </Button>
    </div>
  );
};
