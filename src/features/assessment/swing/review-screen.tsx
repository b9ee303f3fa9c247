import { FAULTS, assessSwing, readFaultIds, faultName } from '@divot/golf-content';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { finishSwingAssessment, nameCoachFaults } from '#src/data/commands/assessments.ts';
import { useSwingEvidence } from '#src/data/queries/assessments.ts';
import type { Assessment } from '#src/domain/entities/assessment.entity.ts';
import type { GoTo } from '#src/features/assessment/assessment-search.ts';
import { BackLink } from '#src/features/assessment/back-link.tsx';
import { copy } from '#src/features/assessment/copy.ts';
import { CloseIcon } from '#src/ui/icons/control-icons.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { FaultReasons } from './fault-reasons.tsx';
import { firstOpen } from './swing-intro.tsx';

const words = copy.swing;

const Coach = ({ draft }: { readonly draft: Assessment }) => {
  const named = draft.coachFaults ?? [];
  const open = FAULTS.filter(({ id }) => !named.includes(id));
  return (
    <Section title={words.coach}>
      <div className="flex flex-col gap-3">
        <p className="text-note text-rough">{words.coachHint}</p>
        <Select
          label={words.coach}
          hideLabel
          value=""
          options={[
            { value: '', label: words.coachNone },
            ...open.map(({ id, title }) => ({ value: id as string, label: title })),
          ]}
          onChange={(id) => id !== '' && void nameCoachFaults(draft.id, [...named, id])}
        />
        {named.map((id) => (
          <Button
            key={id}
            className="self-start"
            onClick={() =>
              void nameCoachFaults(
                draft.id,
                named.filter((other) => other !== id),
              )
            }
          >
            {words.coachRemove(faultName(id))}
            <CloseIcon className="size-4" />
          </Button>
        ))}
      </div>
    </Section>
  );
};

/** The top three with their reasons, before anything is saved. */
export const ReviewScreen = ({ draft, go }: { readonly draft: Assessment; readonly go: GoTo }) => {
  const { evidence, ready } = useSwingEvidence();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const hand = draft.handedness ?? 'right';
  const answers = draft.answers ?? {};
  const verdict = assessSwing({ ...evidence, answers, coachFaults: readFaultIds(draft.coachFaults) });
  const save = async () => {
    setBusy(true);
    const saved = await finishSwingAssessment(draft.id, evidence);
    if (saved.ok) {
      go({ result: draft.id }, { replace: true });
      return;
    }
    setBusy(false);
    setError(saved.error);
  };
  return (
    <Page title={words.reviewTitle} lead={words.reviewLead} back={<BackLink />}>
      <p className="text-note text-rough">{words.confidence(verdict.confidence)}</p>
      {verdict.needsClip && (
        <div className="flex flex-col items-start gap-3 bg-sand-tint p-4">
          <p>{words.needsClip}</p>
          <Link to="/video-analysis" className={buttonLook()}>
            {words.film}
          </Link>
        </div>
      )}
      {verdict.faultIds.length === 0 ? (
        <p className="measure text-lead">{words.praise}</p>
      ) : (
        <section aria-label={words.reviewTitle}>
          <h2 className="sr-only">{words.reviewTitle}</h2>
          <ol className="rule-t [&>li:last-child]:border-b-0">
            {verdict.faultIds.map((id) => (
              <FaultReasons key={id} faultId={id} verdict={verdict} hand={hand} />
            ))}
          </ol>
        </section>
      )}
      <Coach draft={draft} />
      {error !== undefined && <ErrorNote title={error} />}
      {!verdict.canBeSaved && (
        <div className="flex flex-col items-start gap-3">
          <p>{words.tooFew(Object.keys(answers).length)}</p>
          <Button onClick={() => go({ step: firstOpen(answers) })}>{words.unanswered}</Button>
        </div>
      )}
      <div className="flex gap-3">
        <Button size="play" onClick={() => go({ step: 14 })}>
          {words.previous}
        </Button>
        <Button
          variant="primary"
          size="play"
          className="flex-1"
          busy={busy}
          disabled={!ready || !verdict.canBeSaved}
          onClick={() => void save()}
        >
          {words.save}
        </Button>
      </div>
    </Page>
  );
};
