import { type SyntheticEvent, useState } from 'react';
import { answerQuestion, startAssessment } from '#src/data/commands/assessments.ts';
import { saveProfile } from '#src/data/commands/profile.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { FIRST_FOCUSES, type FirstFocus, firstQuestions } from '#src/domain/insights/first-insight.ts';
import { forHandedness } from '#src/domain/shared/handedness.ts';
import { NOT_SURE } from '@divot/golf-content';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { Sheet } from '#src/ui/primitives/sheet.tsx';
import { copy } from './copy.ts';
import { Outcome } from './outcome.tsx';
import { ForwardIcon } from '#src/ui/icons/control-icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { StepHeading } from '#src/ui/primitives/step-heading.tsx';
import { takeFocus } from '#src/ui/primitives/use-step-focus.ts';
import { fieldOf } from '#src/domain/entities/limits.ts';
import { choiceField } from '#src/domain/forms/fields.ts';
import { handicapField } from '#src/domain/forms/handicap-field.ts';
import { useForm } from '#src/platform/storage/draft.ts';
import { setPreferences, usePreferences } from '#src/platform/settings/preferences.ts';
import { TextField } from '#src/ui/primitives/field.tsx';
import { focusFirstProblem } from '#src/ui/primitives/first-problem.ts';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';

const words = copy.about;
/** What all later advice needs. */
export const aboutFields = {
  handicap: handicapField(words.handicap, words.handicapHint),
  handedness: choiceField(fieldOf('profiles', 'handedness'), 'right', words.hand, words.hands),
};
const units = (['imperial', 'metric'] as const).map((value) => ({ value, label: words.unitNames[value] }));

type AboutYouProps = { readonly profile: Profile; readonly onNext: () => void };

/** Asks what all later advice needs. The handicap is optional. */
export const AboutYou = ({ profile, onNext }: AboutYouProps) => {
  const preferences = usePreferences();
  const form = useForm(aboutFields, { name: 'welcome', uid: profile.id, document: profile });
  const [failure, setFailure] = useState<string>();
  const next = async (event: SyntheticEvent) => {
    event.preventDefault();
    const read = form.read();
    if (!read.ok) {
      focusFirstProblem();
      return;
    }
    const { handicap, handedness } = read.value;
    const saved = await saveProfile(profile.id, {
      handedness,
      ...(handicap === undefined ? {} : { handicap, handicapSource: 'entered' }),
    });
    setFailure(saved.ok ? undefined : saved.error);
    if (!saved.ok) return;
    form.discard();
    onNext();
  };
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void next(event)}>
      <SegmentedControl {...form.at('handedness')} />
      <SegmentedControl
        label={words.units}
        value={preferences.units}
        segments={units}
        onChange={(next) => setPreferences({ units: next })}
      />
      <TextField {...form.at('handicap')} />
      {failure !== undefined && <ErrorNote title={failure} />}
      <Button type="submit" variant="primary" size="play" block>
        {words.next}
      </Button>
    </form>
  );
};

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
const QuestionCard = <T extends string | number>({
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

const CLUB = 'Mid iron';

type Props = { readonly profile: Profile; readonly onClose: () => void; readonly onDone: () => void };

/**
 * Three facts about you, three questions, one drill. Divot stores each answer at once: what costs most becomes the practice focus,
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
