import { Link } from '@tanstack/react-router';
import type { Assessment } from '#src/domain/entities/assessment.entity.ts';
import { faultById } from '@divot/golf-content';
import { forHandedness } from '#src/domain/shared/handedness.ts';
import { reassessOn } from '#src/domain/shared/reassessment.ts';
import { savedReasons } from '#src/domain/swing-assessment/saved-verdict.ts';
import { BackLink } from '#src/features/assessment/back-link.tsx';
import { copy } from '#src/features/assessment/copy.ts';
import { FaultTile } from '#src/ui/figures/row-picture.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Section } from '#src/ui/primitives/section.tsx';
import { Badge } from '#src/ui/primitives/badge.tsx';
import { ReasonList } from './fault-reasons.tsx';

const words = copy.swing;

/** A saved verdict: what to do about each fault, and links to the next steps. */
export const SwingResult = ({ assessment }: { readonly assessment: Assessment }) => {
  const hand = assessment.handedness ?? 'right';
  const faultIds = assessment.faultIds ?? [];
  const [first] = faultIds;
  return (
    <Page
      title={words.resultTitle}
      lead={assessment.assessedOn && copy.mobility.due(reassessOn(assessment.assessedOn))}
      back={<BackLink />}
    >
      {faultIds.length === 0 && <p className="measure text-lead">{words.praise}</p>}
      {faultIds.map((id) => {
        const fault = faultById(id);
        if (!fault) return null;
        return (
          <Section
            key={id}
            title={fault.title}
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
              <ReasonList fault={fault.title} reasons={savedReasons(assessment, fault.id)} hand={hand} />
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
