import { useAssessment, useDraft } from '#src/data/queries/assessments.ts';
import { useDecision } from '#src/data/queries/decision.ts';
import { whyNotFault } from '#src/domain/coach/focus-words.ts';
import {
  NOT_SURE,
  QUESTIONS,
  type Question,
  faultById,
  readFaultId,
  savedReasons,
  faultName,
} from '@divot/golf-content';
import type { AssessmentSearch, GoTo } from '#src/features/assessment/assessment-search.ts';
import { copy } from '#src/features/assessment/copy.ts';
import { GoneResult } from '#src/features/assessment/gone-result.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { useStepFocus } from '#src/ui/primitives/use-step-focus.ts';
import { ReviewScreen } from './review-screen.tsx';
import { SwingIntro } from './swing-intro.tsx';
import { type Ref, useState } from 'react';
import { answerQuestion } from '#src/data/commands/assessments.ts';
import type { Assessment } from '#src/domain/entities/assessment.entity.ts';
import { forHandedness } from '#src/domain/shared/handedness.ts';
import { BackLink } from '#src/features/assessment/back-link.tsx';
import { ActionBar } from '#src/ui/layout/action-bar.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { ProgressBar } from '#src/ui/primitives/progress.tsx';
import { RadioCards } from '#src/ui/primitives/radio-cards.tsx';
import { StepHeading } from '#src/ui/primitives/step-heading.tsx';
import { Link } from '@tanstack/react-router';
import { reassessOn } from '#src/domain/shared/reassessment.ts';
import { FaultTile } from '#src/ui/figures/row-picture.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Section } from '#src/ui/primitives/section.tsx';
import { Badge } from '#src/ui/primitives/badge.tsx';
import { ReasonList } from './fault-reasons.tsx';

const words = copy.swing;

/** A saved verdict: what to do about each fault, and links to the next steps. */
const SwingResult = ({ assessment }: { readonly assessment: Assessment }) => {
  const hand = assessment.handedness ?? 'right';
  const faultIds = assessment.faultIds ?? [];
  const [first] = faultIds;
  const decision = useDecision()?.decision;
  const named = readFaultId(first ?? '');
  const whyNot = decision && named && whyNotFault(decision, named);
  return (
    <Page
      title={words.resultTitle}
      lead={assessment.assessedOn && copy.mobility.due(reassessOn(assessment.assessedOn))}
      back={<BackLink />}
    >
      {faultIds.length === 0 && <p className="measure text-lead">{words.praise}</p>}
      {whyNot !== undefined && <p className="measure text-note text-rough">{whyNot}</p>}
      {faultIds.map((id) => {
        const fault = faultById(id);
        if (!fault) return null;
        return (
          <Section
            key={id}
            title={faultName(fault.id)}
            aside={
              <span className="flex items-center gap-2">
                <Badge tone="sand">{words.outOf(assessment.scores?.[id] ?? 0)}</Badge>
                <FaultTile id={id} hand={hand} />
              </span>
            }
          >
            <div className="measure flex flex-col gap-2">
              <p>{forHandedness(fault.description, hand)}</p>
              <p>
                <strong>{words.fix}:</strong> {forHandedness(fault.biomechanicalFix, hand)}
              </p>
              <p className="text-note text-rough">
                {words.causes}: {forHandedness(fault.likelyCauses.join(', '), hand)}
              </p>
              <p>
                <strong>{words.thought}:</strong> {fault.swingThought}
              </p>
              <h3 className="mt-1 text-note font-strong">{words.whoSaid}</h3>
              <ReasonList fault={faultName(fault.id)} reasons={savedReasons(assessment, fault.id)} hand={hand} />
            </div>
          </Section>
        );
      })}
      <div className="flex flex-wrap gap-3">
        <Link to="/practice" state={{ swingIssues: faultIds }} className={buttonLook({ variant: 'primary' })}>
          {words.practise}
        </Link>
        <Link to="/workout-new" state={{ swingIssues: faultIds }} className={buttonLook()}>
          {words.train}
        </Link>
        <Link to="/videos" state={first === undefined ? {} : { swingIssue: first }} className={buttonLook()}>
          {words.watch}
        </Link>
      </div>
      <p className="text-note text-rough">
        {words.confidence(assessment.confidence ?? 0)}. {words.estimate}
      </p>
    </Page>
  );
};

type QuestionScreenProps = {
  readonly draft: Assessment;
  readonly question: Question;
  readonly step: number;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly go: GoTo;
};

/** One question. Each tap is stored before the golfer can reach the next screen. */
const QuestionScreen = ({ draft, question, step, heading, go }: QuestionScreenProps) => {
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

type Props = { readonly at: AssessmentSearch; readonly go: GoTo };

/** Intro, then fourteen questions (one per screen), then review, then result. */
export const SwingAssessmentScreen = ({ at, go }: Props) => {
  const { draft, ready } = useDraft('swing');
  const heading = useStepFocus(`${at.step}`);
  const { assessment: result, ready: resultReady } = useAssessment(at.result);
  if (!ready || (at.result !== undefined && !resultReady)) {
    return (
      <Page title={copy.swing.title}>
        <div aria-busy="true">
          <Skeleton className="h-40" />
        </div>
      </Page>
    );
  }
  if (at.result !== undefined && !result) return <GoneResult title={copy.swing.title} />;
  if (result?.status === 'finished') return <SwingResult assessment={result} />;
  const question = at.step === undefined ? undefined : QUESTIONS[at.step - 1];
  if (draft && question && at.step !== undefined) {
    return (
      <QuestionScreen key={question.id} draft={draft} question={question} step={at.step} heading={heading} go={go} />
    );
  }
  if (draft && at.view === 'review') return <ReviewScreen draft={draft} go={go} />;
  return <SwingIntro draft={draft} go={go} />;
};
