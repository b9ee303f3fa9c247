import { useState } from 'react';
import { answerQuestion, startAssessment } from '#src/data/commands/assessments.ts';
import { saveProfile } from '#src/data/commands/profile.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { FIRST_FOCUSES, type FirstFocus, firstQuestions } from '#src/domain/insights/first-insight.ts';
import { forHandedness } from '#src/domain/shared/handedness.ts';
import { NOT_SURE } from '#src/domain/swing-assessment/questions.ts';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { Sheet } from '#src/ui/primitives/sheet.tsx';
import { AboutYou } from './about-you.tsx';
import { QuestionCard } from './question-card.tsx';
import { copy } from './copy.ts';
import { Outcome } from './outcome.tsx';

const CLUB = 'Mid iron';

type Props = { readonly profile: Profile; readonly onClose: () => void; readonly onDone: () => void };

/**
 * About you, three questions, one drill. Divot stores each answer at once: what costs most becomes the practice focus,
 * and the other two go into the draft of the swing assessment, which continues from there.
 */
export const FirstSteps = ({ profile, onClose, onDone }: Props) => {
  const [step, setStep] = useState(0);
  const [focus, setFocus] = useState<FirstFocus>('general');
  const [answers, setAnswers] = useState<Readonly<Record<string, number>>>({});
  const [failure, setFailure] = useState<string>();
  const hand = profile.handedness ?? 'right';
  const question = step < 2 ? undefined : firstQuestions(focus)[step - 2];
  const isOutcome = step >= 2 && !question;

  const chooseFocus = async (chosen: FirstFocus) => {
    setFocus(chosen);
    setStep(2);
    const saved = await saveProfile(profile.id, { practiceFocus: chosen });
    setFailure(saved.ok ? undefined : saved.error);
  };
  const answer = async (id: string, option: number) => {
    setAnswers({ ...answers, [id]: option });
    setStep(step + 1);
    const draft = await startAssessment(profile.id, 'swing', { handedness: hand, club: CLUB });
    const saved = draft.ok ? await answerQuestion(draft.value.id, id, option) : draft;
    setFailure(saved.ok ? undefined : saved.error);
  };

  return (
    <Sheet
      open
      onClose={isOutcome ? onDone : onClose}
      title={isOutcome ? copy.outcome.title : step === 0 ? copy.about.title : copy.title}
    >
      {failure !== undefined && <ErrorNote title={failure} />}
      {step === 0 && <AboutYou profile={profile} onNext={() => setStep(1)} />}
      {step === 1 && (
        <QuestionCard
          key="focus"
          number={1}
          question={copy.focus}
          answers={FIRST_FOCUSES.map((value) => ({ value, label: copy.focuses[value] }))}
          onAnswer={(value) => void chooseFocus(value)}
          onBack={() => setStep(0)}
        />
      )}
      {question && (
        <QuestionCard
          key={question.id}
          number={step}
          question={forHandedness(question.text, hand)}
          answers={[
            ...question.options.map(({ label }, value) => ({ value, label: forHandedness(label, hand) })),
            { value: NOT_SURE, label: copy.notSure },
          ]}
          onAnswer={(option) => void answer(question.id, option)}
          onBack={() => setStep(step - 1)}
        />
      )}
      {isOutcome && <Outcome profile={profile} focus={focus} answers={answers} onDone={onDone} />}
    </Sheet>
  );
};
