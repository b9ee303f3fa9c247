import { clsx } from 'clsx';
import { OpenIcon } from '#src/ui/icons/control-icons.ts';
import { FieldFrame } from './field.tsx';

export type Option<T extends string> = { readonly value: T; readonly label: string };

type SelectProps<T extends string> = {
  readonly label: string;
  readonly value: T;
  readonly options: readonly Option<T>[];
  readonly onChange: (value: T) => void;
  readonly hint?: string;
  readonly error?: string;
  readonly hideLabel?: boolean;
  readonly disabled?: boolean;
};

/** The platform's own select. On a phone its wheel beats any custom control, and it costs nothing. */
export const Select = <T extends string>(props: SelectProps<T>) => (
  <FieldFrame label={props.label} hint={props.hint} error={props.error} hideLabel={props.hideLabel}>
    {(wiring) => (
      <span className="relative flex">
        <select
          {...wiring}
          className={clsx(
            'edge min-h-touch w-full appearance-none truncate rounded-control bg-surface py-2 pr-10 pl-3 text-body text-ink',
            props.error && 'border-flag-ink',
          )}
          value={props.value}
          disabled={props.disabled}
          onChange={(event) => props.onChange(event.currentTarget.value as T)}
        >
          {props.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <OpenIcon className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-rough" />
      </span>
    )}
  </FieldFrame>
);
