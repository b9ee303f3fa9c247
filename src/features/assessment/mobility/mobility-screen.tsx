import { useAssessment, useDraft, useFinishedAssessments } from '#src/data/queries/assessments.ts';
import { MOBILITY_TESTS } from '@divot/golf-content';
import type { AssessmentSearch, GoTo } from '#src/features/assessment/assessment-search.ts';
import { copy } from '#src/features/assessment/copy.ts';
import { GoneResult } from '#src/features/assessment/gone-result.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { useStepFocus } from '#src/ui/primitives/use-step-focus.ts';
import { FinishScreen } from './finish-screen.tsx';
import { MobilityIntro } from './mobility-intro.tsx';
import { MobilityResult } from './mobility-result.tsx';
import { TestScreen } from './test-screen.tsx';

type Props = { readonly at: AssessmentSearch; readonly go: GoTo };

/** Safety and equipment, then twelve tests (one per screen), then the result. */
export const MobilityAssessmentScreen = ({ at, go }: Props) => {
  const { draft, ready } = useDraft('mobility');
  const heading = useStepFocus(`${at.step}`);
  const { assessment: result, ready: resultReady } = useAssessment(at.result);
  const { finished } = useFinishedAssessments('mobility');
  if (!ready || (at.result !== undefined && !resultReady)) {
    return (
      <Page title={copy.mobility.title}>
        <div aria-busy="true">
          <Skeleton className="h-40" />
        </div>
      </Page>
    );
  }
  if (at.result !== undefined && !result) return <GoneResult title={copy.mobility.title} />;
  if (result?.status === 'finished') return <MobilityResult assessment={result} all={finished} />;
  const test = at.step === undefined ? undefined : MOBILITY_TESTS[at.step - 1];
  if (draft && test && at.step !== undefined) {
    return <TestScreen key={test.id} draft={draft} test={test} step={at.step} heading={heading} go={go} />;
  }
  if (draft && at.view === 'review') return <FinishScreen draft={draft} go={go} />;
  return <MobilityIntro draft={draft} go={go} />;
};
