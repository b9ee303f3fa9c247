import { Link } from '@tanstack/react-router';
import { useDraft } from '#src/data/queries/assessments.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { faultById } from '#src/domain/faults/faults.ts';
import { FIRST_FOCUSES, firstInsight } from '#src/domain/insights/first-insight.ts';
import { QUESTIONS } from '#src/domain/swing-assessment/questions.ts';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { copy } from './copy.ts';

const words = copy.hint;

type Props = { readonly profile: Profile; readonly onPutAway: () => void };

/** What the first answers pointed to and what comes next, until the whole assessment says more. */
export const FirstHint = ({ profile, onPutAway }: Props) => {
  const { draft } = useDraft('swing');
  const answered = Object.keys(draft?.answers ?? {}).length;
  if (!draft?.answers || answered === 0) return null;
  const focus = FIRST_FOCUSES.find((one) => one === profile.practiceFocus) ?? 'general';
  const { faultId, drill } = firstInsight({ focus, answers: draft.answers });
  const fault = faultId && faultById(faultId);
  return (
    <Section title={words.title}>
      <div className="flex flex-col gap-4">
        <div>
          {fault && <p className="text-head font-strong">{fault.title}</p>}
          <p className="measure text-rough">{words.next(drill.name, QUESTIONS.length - answered)}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Link
            to="/practice"
            search={{ drill: drill.id }}
            className={buttonLook({ variant: 'primary', size: 'play' })}
          >
            {copy.outcome.practise}
          </Link>
          <Link to="/swing-assessment" className={buttonLook({ size: 'play' })}>
            {words.assess}
          </Link>
          <Button variant="quiet" size="play" onClick={onPutAway}>
            {words.putAway}
          </Button>
        </div>
      </div>
    </Section>
  );
};
