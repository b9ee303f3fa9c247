import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { ErrorIcon } from '#src/ui/icons/control-icons.ts';

export type FieldTexts = {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  /** Shown inside the box at the end: a unit, a button. */
  readonly end?: ReactNode;
  readonly hideLabel?: boolean;
};

type Wiring = { readonly id: string; readonly 'aria-describedby'?: string; readonly 'aria-invalid'?: true };

/** The looks of a field, and of what is typed into. */
export const box =
  'edge flex w-full items-stretch rounded-control bg-surface focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus';
export const control = 'min-h-touch w-full min-w-0 bg-transparent px-3 py-2 text-body text-ink outline-none';

/** Label above, control, then hint and error, linked for screen readers. The error never moves the label. */
export const FieldFrame = ({
  label,
  hint,
  error,
  hideLabel = false,
  children,
}: FieldTexts & { readonly children: (wiring: Wiring) => ReactNode }) => {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-note font-medium'}>
        {label}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-fine text-rough">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-note font-medium text-flag-ink">
          <ErrorIcon className="mt-0.5 size-4" />
          {error}
        </p>
      )}
    </div>
  );
};

type TextProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'className' | 'id' | 'onChange' | 'value'> & {
    readonly value: string;
    readonly onChange: (text: string) => void;
  };

export const TextField = ({ label, hint, error, end, hideLabel, value, onChange, ...rest }: TextProps) => (
  <FieldFrame label={label} hint={hint} error={error} hideLabel={hideLabel}>
    {(wiring) => (
      <span className={clsx(box, error && 'border-flag-ink')}>
        <input
          type="text"
          dir="auto"
          {...rest}
          {...wiring}
          className={control}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {end && (
          <span
            className={clsx('flex items-center pl-2 text-note text-rough', typeof end === 'string' ? 'pr-3' : 'pr-1')}
          >
            {end}
          </span>
        )}
      </span>
    )}
  </FieldFrame>
);

/**
 * A number as the golfer types it ("14,2", "+2.1"). The text is kept and the caller parses it, so that nothing typed is
 * ever lost. `decimal` chooses the keyboard.
 */
export const NumberField = ({ decimal = false, ...rest }: TextProps & { readonly decimal?: boolean }) => (
  <TextField autoComplete="off" {...rest} inputMode={decimal ? 'decimal' : 'numeric'} />
);
