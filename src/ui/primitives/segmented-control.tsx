import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

export type Segment<T extends string> = {
  readonly value: T;
  readonly label: ReactNode;
  /** Announced instead of the label if the label is a picture or a single figure. */
  readonly name?: string;
};

type SegmentedControlProps<T extends string> = {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly value: T | undefined;
  readonly segments: readonly Segment<T>[];
  readonly onChange: (value: T) => void;
  /** 56 px high, for the course. */
  readonly play?: boolean;
};

/** A choice between a few short options, side by side. Built on radio buttons. */
export const SegmentedControl = <T extends string>(props: SegmentedControlProps<T>) => {
  const name = useId();
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className={props.hideLabel ? 'sr-only' : 'mb-1.5 text-note font-medium'}>{props.label}</legend>
      <div className="edge flex flex-wrap overflow-hidden rounded-control bg-surface has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        {props.segments.map(({ value, label, name: spoken }, index) => (
          <label
            key={value}
            className={clsx(
              'relative flex min-w-min flex-1 items-center justify-center px-1.5 py-1 text-center leading-tight font-medium transition-colors duration-120',
              'has-checked:bg-fairway has-checked:text-on-fairway',
              props.play ? 'min-h-play text-lead' : 'min-h-touch text-note',
              index > 0 && 'rule-l',
            )}
          >
            <input
              type="radio"
              className="absolute inset-0 appearance-none outline-none"
              name={name}
              value={value}
              aria-label={spoken}
              checked={props.value === value}
              onChange={() => props.onChange(value)}
            />
            <span className="pointer-events-none">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
