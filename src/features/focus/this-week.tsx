import { type ReactNode, useState } from 'react';
import { useArrival } from '#src/data/queries/arrival.ts';
import { useDecision } from '#src/data/queries/decision.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import type { Decided } from '#src/domain/coach/coach.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { isSwingAssessed } from '#src/domain/insights/swing-assessed.ts';
import { lazyPart } from '#src/platform/waiting/lazy-part.ts';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { FocusCard } from './focus-card.tsx';

// Home shows one card. A golfer with a focus does not wait for the others.
const cards = () => import('./cards-without-focus.tsx');
const FetchingCard = lazyPart(cards, 'FetchingCard');
const NewGolfer = lazyPart(cards, 'NewGolfer');
const QuietCard = lazyPart(cards, 'QuietCard');
const EarlyCard = lazyPart(cards, 'EarlyCard');

type Start = { readonly decided: Decided; readonly profile: Profile };

const isPlaying = ({ decided, profile }: Start): boolean => isSwingAssessed(profile) || decided.hasRounds;

/** The golfer has played and answered nothing yet, and has not skipped the first steps. A clean clip answers nothing. */
const isNew = (start: Start): boolean => {
  const { decision, assessment } = start.decided;
  const isUnanswered = decision.kind === 'not-enough' && !decision.hint && assessment !== 'begun';
  return isUnanswered && !isPlaying(start) && start.profile.preferences?.['welcome'] !== 'skipped';
};

const isThrough = ({ profile }: Start): boolean =>
  ['done', 'skipped'].includes(String(profile.preferences?.['welcome']));

type Props = {
  /** The first steps for a new golfer, from another feature. */
  readonly welcome: ReactNode;
  /** The camera check of a focus on a swing fault, from another feature. */
  readonly check?: ReactNode;
};

/** The card at the top of Home, with the one answer to "What should I work on?". */
export const ThisWeek = ({ welcome, check }: Props) => {
  const arrival = useArrival();
  const decided = useDecision();
  const { profile } = useProfile();
  const [isWelcomed, setWelcomed] = useState(false);
  if (arrival === 'fetching' && !isWelcomed) return <FetchingCard />;
  if (!decided || !profile) return <Skeleton className="h-140" />;
  const { decision } = decided;
  const start = { decided, profile };
  // The first answers already produce a hint, so keep the first steps on screen until the golfer finishes or skips
  // them. Golf that arrives from another device ends them at once.
  const staysWelcome = isWelcomed && !isThrough(start) && !isPlaying(start);
  if (isNew(start) !== isWelcomed && !staysWelcome) setWelcomed(!isWelcomed);
  if (isNew(start) || staysWelcome) return <NewGolfer welcome={welcome} filmed={decided.filmed} />;
  switch (decision.kind) {
    case 'work-on':
      return <FocusCard focus={decision} decided={decided} profile={profile} check={check} />;
    case 'nothing-stands-out':
      return <QuietCard decision={decision} decided={decided} />;
    default:
      return <EarlyCard decision={decision} decided={decided} profile={profile} />;
  }
};
