import { factData } from '#src/domain/facts.ts';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useActivePractice } from '#src/data/queries/practice.ts';
import { useActiveRound } from '#src/data/queries/rounds.ts';
import { placesIn } from '@divot/golf-content';
import type { Decision } from '#src/domain/coach/coach.ts';
import { nextStep } from '#src/domain/coach/next-step.ts';
import { FOCUS_OF_PART } from '@divot/practice';
import type { IsoDay } from '@divot/basics';
import { weekdayName } from '#src/platform/clock/day-text.ts';
import { StartIcon } from '#src/ui/icons/frame-icons.ts';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { copy } from './copy.ts';
import { PlayLink } from './play-link.tsx';
import { RestNote } from './rest-note.tsx';
import type { Startable } from './start-session.ts';
import { useSession } from '#src/platform/state.ts';
import { useSingleFlight } from '#src/platform/waiting/use-single-flight.ts';
import { showToast, succeeded } from '#src/ui/primitives/toast.ts';

/**
 * Starts a session of the week and opens it in its player, or shows why it cannot start. Resolves to true once it is
 * open.
 */
const useBegin = (focus: string | undefined) => {
  const session = useSession();
  const navigate = useNavigate();
  return useSingleFlight(async (step: Startable) => {
    if (session.kind !== 'signed-in') return false;
    const start = await import('./start-session.ts').catch(() => undefined);
    if (!start) showToast({ text: copy.next.unreachable, tone: 'error' });
    if (!start) return false;
    const started = await start.startSession(session.user.uid, step, focus);
    if (!succeeded(started)) return false;
    if (step.kind === 'session' && step.session.kind === 'body')
      await navigate({ to: '/workout', search: { workout: started.value } });
    else await navigate({ to: '/guided-practice-player', search: { session: started.value } });
    return true;
  });
};

const words = copy.next;

const labelOf = (step: Startable, today: IsoDay): string => {
  if (step.kind === 'retest') return words.retest(step.retest.minutes);
  const { day, minutes } = step.session;
  return day <= today ? words.today(minutes) : words.later(weekdayName(day), minutes);
};

type Props = { readonly decision: Decision; readonly today: IsoDay };

/** The one thing to do next. Less prominent while a round is under way. */
export const NextButton = ({ decision, today }: Props) => {
  const { session: active } = useActivePractice();
  const { round } = useActiveRound();
  const [busy, setBusy] = useState(false);
  const part = decision.kind === 'work-on' ? decision.part : undefined;
  const begin = useBegin(part && FOCUS_OF_PART[part]);
  const step = nextStep(decision, today);
  const look = { variant: round ? 'secondary' : 'primary', size: 'play', block: true } as const;
  if (active) {
    return (
      <Link to="/guided-practice-player" search={{ session: active.id }} className={buttonLook(look)}>
        <StartIcon className="size-5" />
        {words.resume}
      </Link>
    );
  }
  if (step.kind === 'rest') {
    const { heldBackBy } = decision;
    return <RestNote text={copy.rest.text(placesIn(heldBackBy))} painAreas={heldBackBy} />;
  }
  if (step.kind === 'no-place') {
    return (
      <>
        <p className="measure">{words.noPlace}</p>
        <PlayLink quiet={round !== undefined} />
      </>
    );
  }
  if (step.kind === 'play') return <PlayLink quiet={round !== undefined} />;
  const start = async () => {
    setBusy(true);
    setBusy(await begin(step));
  };
  return (
    <Button {...look} busy={busy} onClick={() => void start()}>
      <StartIcon className="size-5" />
      <span
        {...(step.kind === 'session' &&
          factData(['minutes', copy.strip.minutes(step.session.minutes), step.session.day]))}
      >
        {labelOf(step, today)}
      </span>
    </Button>
  );
};
