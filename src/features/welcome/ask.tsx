import { useEffect, useRef } from 'react';
import { ForwardIcon } from '#src/ui/icons/icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { copy } from './copy.ts';

type AskProps<T> = {
  readonly number: number;
  readonly question: string;
  readonly answers: readonly { readonly value: T; readonly label: string }[];
  readonly onAnswer: (value: T) => void;
  readonly onBack: () => void;
};

/** One question whose answers are buttons: a tap answers and goes on. */
export const Ask = <T extends string | number>({ number, question, answers, onAnswer, onBack }: AskProps<T>) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was tapped is gone: this question is read out. One question, one mount (`key`).
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col gap-3">
      <p className="text-note text-rough">{copy.question(number)}</p>
      <h3 ref={heading} tabIndex={-1} className="text-head font-strong outline-none">
        {question}
      </h3>
      <ul className="rule-t">
        {answers.map(({ value, label }) => (
          <li key={value} className="rule-b">
            <button
              type="button"
              className="flex min-h-play w-full items-center gap-3 py-2 text-left font-medium hover:bg-sunken"
              onClick={() => onAnswer(value)}
            >
              <span className="flex-1">{label}</span>
              <ForwardIcon className="size-5 text-rough" />
            </button>
          </li>
        ))}
      </ul>
      <Button variant="quiet" className="self-start" onClick={onBack}>
        {copy.back}
      </Button>
    </div>
  );
};
