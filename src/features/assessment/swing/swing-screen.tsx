import { useAssessment, useDraft } from '#src/data/queries/assessments.ts';
import { QUESTIONS } from '#src/domain/swing-assessment/questions.ts';
import type { AssessmentSearch, GoTo } from '#src/features/assessment/assessment-search.ts';
import { copy } from '#src/features/assessment/copy.ts';
import { GoneResult } from '#src/features/assessment/gone-result.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { useStepFocus } from '#src/ui/primitives/use-step-focus.ts';
import { QuestionScreen } from './question-screen.tsx';
import { ReviewScreen } from './review-screen.tsx';
import { SwingIntro } from './swing-intro.tsx';
import { SwingResult } from './swing-result.tsx';

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
