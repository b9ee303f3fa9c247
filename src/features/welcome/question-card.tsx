import { ForwardIcon } from '#src/ui/icons/icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { StepHeading } from '#src/ui/primitives/step-heading.tsx';
import { takeFocus } from '#src/ui/primitives/use-step-focus.ts';
import { copy } from './copy.ts';

type QuestionCardProps<T> = {
  readonly number: number;
  readonly question: string;
  readonly answers: readonly { readonly value: T; readonly label: string }[];
  readonly onAnswer: (value: T) => void;
  readonly onBack: () => void;
};

/**
 * One question with its answers as buttons. A tap answers and moves on, and a screen reader reads the next question.
 */
export const QuestionCard = <T extends string | number>({
  number,
  question,
  answers,
  onAnswer,
  onBack,
}: QuestionCardProps<T>) => (
  <div className="flex flex-col gap-3">
    <p className="text-note text-rough">{copy.question(number)}</p>
    <StepHeading level={3} look="head" ref={takeFocus}>
      {question}
    </StepHeading>
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
