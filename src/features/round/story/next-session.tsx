import { Link } from '@tanstack/react-router';
import { useDecision } from '#src/data/queries/decision.ts';
import type { Decision } from '#src/domain/coach/coach.ts';
import { dayText } from '#src/platform/day-text.ts';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { copy } from './copy.ts';

const words = copy.story;

const headline = (decision: Decision): string => {
  if (decision.kind === 'work-on') return words.focus(words.groups[decision.part].toLowerCase());
  return decision.kind === 'not-enough' ? words.notEnough(decision.roundsToGo) : words.nothing;
};

/** The coach's own decision, quoted: what to work on and when the next session is. */
export const NextSession = () => {
  const decided = useDecision();
  if (!decided) return <Skeleton className="h-24" />;
  const { decision } = decided;
  const next = decision.week.find(({ isDone }) => !isDone);
  return (
    <>
      <p className="text-lead font-strong">{headline(decision)}</p>
      {next && <p>{words.session(dayText(next.day), next.minutes)}</p>}
      <Link to="/practice" className={`${buttonLook()} self-start`}>
        {words.practise}
      </Link>
    </>
  );
};
