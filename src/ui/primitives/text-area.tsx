import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { FieldFrame, type FieldTexts, box, control } from './field.tsx';

type AreaProps = FieldTexts &
  Omit<ComponentProps<'textarea'>, 'className' | 'id' | 'onChange' | 'value'> & {
    readonly value: string;
    readonly onChange: (text: string) => void;
  };

export const TextArea = ({ label, hint, error, hideLabel, value, onChange, ...rest }: AreaProps) => (
  <FieldFrame label={label} hint={hint} error={error} hideLabel={hideLabel}>
    {(wiring) => (
      <span className={clsx(box, error && 'border-flag-ink')}>
        <textarea
          rows={3}
          dir="auto"
          {...rest}
          {...wiring}
          className={clsx(control, 'field-sizing-content min-h-24')}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </span>
    )}
  </FieldFrame>
);
