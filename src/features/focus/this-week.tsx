import { type ReactNode, useState } from 'react';
import { useArrival } from '#src/data/queries/arrival.ts';
import { type Decided, useDecision } from '#src/data/queries/decision.ts';
import { isSwingAssessed } from '#src/domain/insights/insights.ts';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { EarlyCard } from './early-card.tsx';
import { FetchingCard } from './fetching-card.tsx';
import { FocusCard } from './focus-card.tsx';
import { NewGolfer } from './new-golfer.tsx';
import { QuietCard } from './quiet-card.tsx';

const hasGolf = ({ known: { profile, rounds, swings } }: Decided): boolean =>
  isSwingAssessed(profile) || rounds.length > 0 || swings.length > 0;

/** The golfer has entered and answered nothing yet, and has not skipped the first steps. */
const isNew = (decided: Decided): boolean => {
  const { known, decision } = decided;
  const isUnanswered = decision.kind === 'not-enough' && !decision.hint && !known.draft;
  return isUnanswered && !hasGolf(decided) && known.profile.preferences?.['welcome'] !== 'skipped';
};

const isThrough = ({ known: { profile } }: Decided): boolean =>
  ['done', 'skipped'].includes(String(profile.preferences?.['welcome']));

type Props = {
  /** The first steps for a new golfer, from another feature. */
  readonly welcome: ReactNode;
};

/** The card at the top of Home, with the one answer to "What should I work on?". */
export const ThisWeek = ({ welcome }: Props) => {
  const arrival = useArrival();
  const decided = useDecision();
  const [isWelcomed, setWelcomed] = useState(false);
  if (arrival === 'fetching') return <FetchingCard />;
  if (!decided) return <Skeleton className="h-140" />;
  const { decision, known } = decided;
  // The first answers already produce a hint, so keep the first steps on screen until the golfer finishes or skips
  // them. Golf that arrives from another device ends them at once.
  const staysWelcome = isWelcomed && !isThrough(decided) && !hasGolf(decided);
  if (isNew(decided) !== isWelcomed && !staysWelcome) setWelcomed(!isWelcomed);
  if (isNew(decided) || staysWelcome) return <NewGolfer welcome={welcome} />;
  switch (decision.kind) {
    case 'work-on':
      return <FocusCard focus={decision} known={known} />;
    case 'nothing-stands-out':
      return <QuietCard decision={decision} decided={decided} />;
    default:
      return <EarlyCard decision={decision} decided={decided} />;
  }
};
