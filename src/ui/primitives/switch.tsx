import { useId } from 'react';

type SwitchProps = {
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
};

/** A setting that takes effect at once. The whole row is the target. */
export const Switch = ({ label, hint, checked, onChange, disabled }: SwitchProps) => {
  const id = useId();
  return (
    <label className="flex min-h-touch items-center justify-between gap-4 py-2">
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
      <span className="relative flex shrink-0">
        <input
          type="checkbox"
          role="switch"
          aria-checked={checked}
          aria-labelledby={id}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="peer edge h-8 w-14 appearance-none rounded-full bg-sunken transition-colors duration-120 checked:border-fairway checked:bg-fairway disabled:opacity-55 in-data-[theme=sunlight]:checked:border-edge"
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className="pointer-events-none absolute top-1.5 left-1.5 size-5 rounded-full bg-rough transition-[translate,background-color] duration-120 peer-checked:translate-x-6 peer-checked:bg-on-fairway" />
      </span>
    </label>
  );
};
