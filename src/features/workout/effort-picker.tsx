import { useId } from 'react';

type Props = {
  readonly label: string;
  readonly hint: string;
  readonly value: number | undefined;
  readonly onChange: (value: number) => void;
};
const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Effort from 1 to 10. */
export const EffortPicker = ({ label, hint, value, onChange }: Props) => {
  const name = useId();
  return (
    <fieldset aria-describedby={`${name}-hint`} className="min-w-0">
      <legend className="text-note font-medium">{label}</legend>
      <p id={`${name}-hint`} className="mb-1.5 text-fine text-rough">
        {hint}
      </p>
      <div className="grid grid-cols-5 gap-1 sm:grid-cols-10">
        {LEVELS.map((level) => (
          <label
            key={level}
            className="figures edge relative grid min-h-touch place-items-center rounded-control bg-surface text-body font-medium has-checked:border-fairway has-checked:bg-fairway has-checked:text-on-fairway has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              className="absolute inset-0 appearance-none outline-none"
              checked={value === level}
              onChange={() => onChange(level)}
            />
            <span className="pointer-events-none">{level}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
