import { type Ref, useState } from 'react';
import { answerQuestion } from '#src/data/commands/assessments.ts';
import type { Assessment } from '#src/domain/entities/assessment.entity.ts';
import { forHandedness } from '#src/domain/shared/handedness.ts';
import { NOT_SURE, QUESTIONS, type Question } from '#src/domain/swing-assessment/questions.ts';
import type { GoTo } from '#src/features/assessment/assessment-search.ts';
import { BackLink } from '#src/features/assessment/back-link.tsx';
import { copy } from '#src/features/assessment/copy.ts';
import { ActionBar } from '#src/ui/layout/action-bar.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { ProgressBar } from '#src/ui/primitives/progress.tsx';
import { RadioCards } from '#src/ui/primitives/radio-cards.tsx';
import { StepHeading } from '#src/ui/primitives/step-heading.tsx';

const words = copy.swing;

type Props = {
  readonly draft: Assessment;
  readonly question: Question;
  readonly step: number;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly go: GoTo;
};

/** One question. Each tap is stored before the golfer can reach the next screen. */
export const QuestionScreen = ({ draft, question, step, heading, go }: Props) => {
  const [tapped, setTapped] = useState<number>();
  const [error, setError] = useState<string>();
  const hand = draft.handedness ?? 'right';
  const answer = tapped ?? draft.answers?.[question.id];
  const choose = async (value: string) => {
    setTapped(Number(value));
    const saved = await answerQuestion(draft.id, question.id, Number(value));
    setError(saved.ok ? undefined : saved.error);
  };
  const isLast = step === QUESTIONS.length;
  return (
    <Page title={words.title} back={<BackLink />}>
      <div className="flex flex-col gap-2">
        <p className="text-note text-rough">{words.question(step)}</p>
        <ProgressBar quiet label={words.title} value={step} max={QUESTIONS.length} valueText={words.question(step)} />
      </div>
      <StepHeading level={2} look="head" ref={heading}>
        {forHandedness(question.text, hand)}
      </StepHeading>
      <RadioCards
        hideLabel
        label={forHandedness(question.text, hand)}
        value={answer === undefined ? undefined : String(answer)}
        cards={[
          ...question.options.map(({ label }, at) => ({ value: String(at), title: forHandedness(label, hand) })),
          { value: String(NOT_SURE), title: words.notSure },
        ]}
        onChange={(value) => void choose(value)}
      />
      <ActionBar problem={error}>
        <Button size="play" onClick={() => go(step === 1 ? {} : { step: step - 1 })}>
          {words.previous}
        </Button>
        <Button
          variant="primary"
          size="play"
          className="flex-1"
          onClick={() => go(isLast ? { view: 'review' } : { step: step + 1 })}
        >
          {isLast ? words.review : answer === undefined ? words.skip : words.next}
        </Button>
      </ActionBar>
    </Page>
  );
};
