import { type ReactNode, useId } from 'react';
import { CheckIcon } from '#src/ui/icons/control-icons.ts';

type CheckboxProps = {
  readonly label: ReactNode;
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
};

export const Checkbox = ({ label, hint, checked, onChange, disabled }: CheckboxProps) => {
  const id = useId();
  return (
    <label className="flex min-h-touch items-start gap-3 py-2.5">
      <span className="relative mt-0.5 grid shrink-0 place-items-center">
        <input
          type="checkbox"
          aria-labelledby={id}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="peer edge size-6 appearance-none rounded-control bg-surface transition-colors duration-120 checked:border-fairway checked:bg-fairway disabled:opacity-55 in-data-[theme=sunlight]:checked:border-edge"
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <CheckIcon className="pointer-events-none absolute hidden size-4 text-on-fairway peer-checked:block" />
      </span>
      <span className="flex flex-col">
        <span id={id} className="text-body">
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="text-fine text-rough">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
};
