import { type ReactNode, useState } from 'react';
import { useArrival, useArrived } from '#src/data/queries/arrival.ts';
import { useDecision } from '#src/data/queries/decision.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import { isSwingAssessed } from '#src/domain/insights/insights.ts';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { EarlyCard } from './early-card.tsx';
import { FocusCard } from './focus-card.tsx';
import { Link, type LinkProps } from '@tanstack/react-router';
import { BusyIcon, CheckIcon, ForwardIcon } from '#src/ui/icons/control-icons.ts';
import { PlayIcon, SwingIcon } from '#src/ui/icons/frame-icons.ts';
import { copy } from './copy.ts';
import { ContourDrawing } from '#src/ui/primitives/contour-drawing.tsx';
import { PlayLink } from './play-link.tsx';
import type { Decided, Decision } from '#src/domain/coach/coach.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { useToday } from '#src/platform/clock/use-clock.ts';
import { PART_NAMES, bandText } from '#src/domain/coach/focus-words.ts';
import { FocusLinks } from './focus-links.tsx';
import { NextButton } from './next-button.tsx';
import { WeekStrip } from './week-strip.tsx';

const quietCardWords = copy.nothing;

const Rows = ({ losses }: Pick<Decided, 'losses'>) => (
  <div>
    <p className="text-fine text-rough">{quietCardWords.rows}</p>
    <dl>
      {losses.map((loss) => (
        <div key={loss.part} className="rule-b flex items-baseline justify-between gap-4 py-2">
          <dt>{PART_NAMES[loss.part]}</dt>
          <dd className="figures text-right">
            {quietCardWords.row(loss)}
            <span className="block text-fine text-rough">{bandText(loss)}</span>
          </dd>
        </div>
      ))}
    </dl>
  </div>
);

type QuietCardProps = {
  readonly decision: Extract<Decision, { kind: 'nothing-stands-out' }>;
  readonly decided: Decided;
};

/**
 * Shown when no part costs more than the golfer's level: no headline number, the four parts in small print, and a week
 * that measures.
 */
const QuietCard = ({ decision, decided: { index, losses } }: QuietCardProps) => {
  const today = useToday();
  const { rounds, week, unknown } = decision;
  const done = week.filter(({ isDone }) => isDone).length;
  return (
    <section aria-label={copy.title} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <p className="label text-rough">{copy.progress(done, week.length)}</p>
        <h2 className="text-title">{quietCardWords.title}</h2>
        <p>{quietCardWords.text(index, rounds)}</p>
        {unknown.length > 0 && (
          <p className="text-rough">
            {quietCardWords.unknown(unknown.map((part) => PART_NAMES[part].toLowerCase()).join(', '))}
          </p>
        )}
      </div>
      <Rows losses={losses} />
      <WeekStrip week={week} today={today} />
      <NextButton decision={decision} today={today} />
      <FocusLinks />
    </section>
  );
};

const words = copy.fetching;

/**
 * Shown while this device first fetches the golfer's documents: what has arrived, and what the golfer can already do.
 */
const FetchingCard = () => {
  const arrived = useArrived();
  return (
    <section aria-label={copy.title} aria-busy="true" className="flex flex-col gap-5">
      <ContourDrawing className="mx-auto h-44" />
      <div>
        <h2 className="text-title">{words.title}</h2>
        <p className="text-rough">{words.text}</p>
      </div>
      <ul>
        {(['rounds', 'practice', 'swings'] as const).map((part) => (
          <li key={part} className="rule-t flex min-h-touch items-center gap-4">
            {arrived[part] > 0 ? (
              <CheckIcon className="size-5" />
            ) : (
              <BusyIcon className="size-5 animate-busy text-rough motion-reduce:animate-none" />
            )}
            <span className="flex-1">{words.parts[part]}</span>
            <span className="figures text-rough">{arrived[part] > 0 ? arrived[part] : words.coming}</span>
          </li>
        ))}
      </ul>
      <PlayLink />
    </section>
  );
};

const cards: readonly (readonly [texts: readonly [string, string], to: LinkProps['to'], icon: ReactNode])[] = [
  [copy.fresh.round, '/playing', <PlayIcon key="play" className="size-8" />],
  [copy.fresh.swing, '/video-analysis', <SwingIcon key="swing" className="size-8" />],
];

/** The first day: a question, a round or a swing, and nothing else on the first screen. */
const NewGolfer = ({ welcome }: { readonly welcome: ReactNode }) => (
  <div className="flex min-h-[calc(100dvh-15rem)] flex-col gap-4 lg:min-h-0">
    {welcome}
    <ul>
      {cards.map(([[title, text], to, icon]) => (
        <li key={title} className="rule-t">
          <Link
            to={to}
            className="grid grid-cols-[5.75rem_1fr_auto] items-center gap-4 py-3 text-ink no-underline hover:bg-sunken"
          >
            <span className="grid h-23 place-items-center rounded-control bg-fairway-tint text-fairway-ink">
              {icon}
            </span>
            <span>
              <span className="block text-lead font-strong">{title}</span>
              <span className="block text-note text-rough">{text}</span>
            </span>
            <ForwardIcon className="size-5 text-rough" />
          </Link>
        </li>
      ))}
    </ul>
  </div>
);

type Start = { readonly decided: Decided; readonly profile: Profile };

const isPlaying = ({ decided, profile }: Start): boolean => isSwingAssessed(profile) || decided.hasGolf;

/** The golfer has entered and answered nothing yet, and has not skipped the first steps. */
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
  if (isNew(start) || staysWelcome) return <NewGolfer welcome={welcome} />;
  switch (decision.kind) {
    case 'work-on':
      return <FocusCard focus={decision} decided={decided} profile={profile} check={check} />;
    case 'nothing-stands-out':
      return <QuietCard decision={decision} decided={decided} />;
    default:
      return <EarlyCard decision={decision} decided={decided} profile={profile} />;
  }
};
