import { clsx } from 'clsx';
import { CheckIcon } from '#src/ui/icons/control-icons.ts';

type Chip<T> = { readonly value: T; readonly label: string; readonly name?: string };
type Props<T extends string | number> = {
  readonly label: string;
  readonly hint?: string;
  readonly chips: readonly Chip<T>[];
  readonly chosen: readonly T[];
  /** One row of equally wide chips, if large letters let it. */
  readonly inOneRow?: boolean;
  readonly onChange: (chosen: T[]) => void;
};

/** Short choices, any number of which can be selected. */
export const Chips = <T extends string | number>({
  label,
  hint,
  chips,
  chosen,
  inOneRow = false,
  onChange,
}: Props<T>) => (
  <fieldset className="flex min-w-0 flex-col gap-2">
    <legend className="mb-1 text-note font-medium">{label}</legend>
    {hint && <p className="text-note text-rough">{hint}</p>}
    <div
      className={
        inOneRow ? 'grid grid-cols-[repeat(auto-fit,minmax(min(2.3rem,100%),1fr))] gap-1' : 'flex flex-wrap gap-2'
      }
    >
      {chips.map(({ value, label: text, name }) => (
        <label
          key={value}
          className={clsx(
            'edge relative inline-flex min-h-touch items-center justify-center gap-1.5 rounded-control bg-surface text-body',
            !inOneRow && 'min-w-11 px-3',
            'has-checked:border-fairway has-checked:bg-fairway has-checked:text-on-fairway has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          )}
        >
          <input
            type="checkbox"
            className="peer absolute inset-0 appearance-none outline-none"
            aria-label={name}
            checked={chosen.includes(value)}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
            }
          />
          {!inOneRow && <CheckIcon className="pointer-events-none hidden size-4 peer-checked:block" />}
          <span className="pointer-events-none">{text}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
