import { type ReactNode, useId } from 'react';

export type RadioCard<T extends string> = { readonly value: T; readonly title: string; readonly text?: ReactNode };

type RadioCardsProps<T extends string> = {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly value: T | undefined;
  readonly cards: readonly RadioCard<T>[];
  readonly onChange: (value: T) => void;
};

/** A choice between a few options that need a line of explanation each. */
export const RadioCards = <T extends string>(props: RadioCardsProps<T>) => {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className={props.hideLabel ? 'sr-only' : 'mb-1.5 text-note font-medium'}>{props.label}</legend>
      <div className="rule-t">
        {props.cards.map(({ value, title, text }) => (
          <label
            key={value}
            className="rule-b relative flex min-h-play items-start gap-3 px-2 py-3 transition-colors duration-120 has-checked:bg-fairway-tint"
          >
            <input
              type="radio"
              name={name}
              value={value}
              aria-labelledby={`${name}-${value}`}
              aria-describedby={text ? `${name}-${value}-text` : undefined}
              className="edge mt-0.5 size-6 shrink-0 appearance-none rounded-full bg-surface checked:border-[7px] checked:border-fairway-ink"
              checked={props.value === value}
              onChange={() => props.onChange(value)}
            />
            <span className="flex flex-col gap-0.5">
              <span id={`${name}-${value}`} className="text-body font-medium">
                {title}
              </span>
              {text && (
                <span id={`${name}-${value}-text`} className="text-note text-rough">
                  {text}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
