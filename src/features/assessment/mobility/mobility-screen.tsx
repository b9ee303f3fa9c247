import { useAssessment, useDraft, useFinishedAssessments } from '#src/data/queries/assessments.ts';
import { MOBILITY_TESTS, mobilitySummary, painIn, painLines, sparesPain } from '@divot/golf-content';
import type { AssessmentSearch, GoTo } from '#src/features/assessment/assessment-search.ts';
import { copy } from '#src/features/assessment/copy.ts';
import { GoneResult } from '#src/features/assessment/gone-result.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { useStepFocus } from '#src/ui/primitives/use-step-focus.ts';
import { MobilityIntro } from './mobility-intro.tsx';
import { MobilityResult } from './mobility-result.tsx';
import { TestScreen } from './test-screen.tsx';
import { useState } from 'react';
import { finishMobilityAssessment } from '#src/data/commands/assessments.ts';
import { usePainAreas } from '#src/data/queries/profile.ts';
import type { Assessment } from '#src/domain/entities/assessment.entity.ts';
import { BackLink } from '#src/features/assessment/back-link.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { FlagNote } from '#src/ui/primitives/flag-note.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { isTestDone, openSteps } from './open-tests.ts';

const words = copy.mobility;

/** The tests still open, shown before the result is saved. */
export const FinishScreen = ({ draft, go }: { readonly draft: Assessment; readonly go: GoTo }) => {
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const results = draft.tests ?? [];
  const { testsScored, score } = mobilitySummary(results);
  const hurting = painIn(results, usePainAreas());
  const open = openSteps(results, hurting);
  const leftOut = MOBILITY_TESTS.filter((test) => !isTestDone(test, results) && !sparesPain(test, hurting)).length;
  const finish = async () => {
    setBusy(true);
    const saved = await finishMobilityAssessment(draft.id);
    if (saved.ok) {
      go({ result: draft.id }, { replace: true });
      return;
    }
    setBusy(false);
    setError(saved.error);
  };
  return (
    <Page title={words.reviewTitle} lead={words.reviewLead(testsScored)} back={<BackLink />}>
      {leftOut > 0 && <FlagNote lines={[words.leftOutCount(leftOut), ...painLines(hurting)]} />}
      {score === null && <p>{words.tooFew}</p>}
      {open.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {open.map((step) => (
            <Button key={step} onClick={() => go({ step })}>
              {words.open(step)}
            </Button>
          ))}
        </div>
      )}
      {error !== undefined && <ErrorNote title={error} />}
      <div className="flex gap-3">
        <Button size="play" onClick={() => go({ step: 12 })}>
          {words.previous}
        </Button>
        <Button variant="primary" size="play" className="flex-1" busy={busy} onClick={() => void finish()}>
          {words.save}
        </Button>
      </div>
    </Page>
  );
};

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
