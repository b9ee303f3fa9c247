import { Link } from '@tanstack/react-router';
import { useDecision } from '#src/data/queries/decision.ts';
import { focusQuote, sessionName } from '#src/domain/coach/focus-words.ts';
import { weekdayText } from '#src/platform/day-text.ts';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { copy } from './copy.ts';

const words = copy.story;

/** Quotes the coach's decision: what to work on and when the next session is. */
export const NextSession = () => {
  const decided = useDecision();
  if (!decided) return <Skeleton className="h-24" />;
  const { decision, known } = decided;
  const headline =
    decision.kind === 'not-enough' ? words.notEnough(decision.roundsToGo) : focusQuote(decision, known.index);
  const next = decision.week.find(({ isDone }) => !isDone);
  return (
    <>
      <p className="text-lead font-strong">{headline}</p>
      {next && (
        <p>
          {weekdayText(next.day)}: {words.session(sessionName(next), next.minutes)}
        </p>
      )}
      <Link to="/dashboard" className={`${buttonLook()} self-start`}>
        {words.practise}
      </Link>
    </>
  );
};
