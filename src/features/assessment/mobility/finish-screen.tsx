import { useState } from 'react';
import { finishMobilityAssessment } from '#src/data/commands/assessments.ts';
import { usePainAreas } from '#src/data/queries/profile.ts';
import { MOBILITY_TESTS, mobilitySummary, painIn, sparesPain } from '@divot/golf-content';
import { painLines } from '#src/domain/body/pain-words.ts';
import type { Assessment } from '#src/domain/entities/assessment.entity.ts';
import type { GoTo } from '#src/features/assessment/assessment-search.ts';
import { BackLink } from '#src/features/assessment/back-link.tsx';
import { copy } from '#src/features/assessment/copy.ts';
import { Page } from '#src/ui/layout/page.tsx';
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
