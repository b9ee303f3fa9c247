import { useState } from 'react';
import { deleteAssessment, restoreAssessment, startAssessment } from '#src/data/commands/assessments.ts';
import { useRepeatedPain } from '#src/data/queries/pain.ts';
import { usePainAreas } from '#src/data/queries/profile.ts';
import { MOBILITY_TESTS, painIn, painLines } from '@divot/golf-content';
import type { Assessment } from '#src/domain/entities/assessment.entity.ts';
import type { GoTo } from '#src/features/assessment/assessment-search.ts';
import { BackLink } from '#src/features/assessment/back-link.tsx';
import { copy } from '#src/features/assessment/copy.ts';
import { useSession } from '#src/platform/state.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { showUndo } from '#src/ui/primitives/toast.ts';
import { openSteps } from './open-tests.ts';
import { PainNote } from './pain-note.tsx';

const words = copy.mobility;

const Resume = ({ draft, go }: { readonly draft: Assessment; readonly go: GoTo }) => {
  const results = draft.tests ?? [];
  const open = openSteps(results, painIn(results, usePainAreas()));
  const [step] = open;
  const startOver = async () => {
    const deleted = await deleteAssessment(draft.id);
    if (deleted.ok) showUndo(words.startedOver, () => void restoreAssessment(draft));
  };
  return (
    <>
      <p>{words.done(MOBILITY_TESTS.length - open.length)}</p>
      <Button
        variant="primary"
        size="play"
        block
        onClick={() => go(step === undefined ? { view: 'review' } : { step })}
      >
        {step === undefined ? words.review : words.resume(step)}
      </Button>
      <Button variant="quiet" onClick={() => void startOver()}>
        {words.startOver}
      </Button>
    </>
  );
};

const Begin = ({ go }: { readonly go: GoTo }) => {
  const session = useSession();
  const [error, setError] = useState<string>();
  const begin = async () => {
    if (session.kind !== 'signed-in') return;
    const started = await startAssessment(session.user.uid, 'mobility');
    if (started.ok) go({ step: 1 });
    else setError(started.error);
  };
  return (
    <>
      {error !== undefined && <ErrorNote title={error} />}
      <Button variant="primary" size="play" block onClick={() => void begin()}>
        {words.begin}
      </Button>
    </>
  );
};

/** What the assessment leaves out because of pain reported earlier. */
const PainBefore = () => <PainNote lines={painLines(usePainAreas(), useRepeatedPain())} />;

export const MobilityIntro = ({ draft, go }: { readonly draft: Assessment | undefined; readonly go: GoTo }) => (
  <Page title={words.title} lead={words.lead} back={<BackLink />}>
    <Section title={words.safety}>
      <div className="flex flex-col gap-3">
        <p className="measure">{words.safetyText}</p>
        <PainBefore />
      </div>
    </Section>
    <Section title={words.equipment}>
      <ul className="list-disc pl-5">
        {words.equipmentList.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    </Section>
    {draft ? <Resume draft={draft} go={go} /> : <Begin go={go} />}
  </Page>
);
