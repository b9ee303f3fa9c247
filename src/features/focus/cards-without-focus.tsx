import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useArrived } from '#src/data/queries/arrival.ts';
import type { Decided, Decision } from '#src/domain/coach/coach.ts';
import { PART_NAMES, TAPS_FOR, bandText, verdictText } from '#src/domain/coach/focus-words.ts';
import { countData, factData } from '#src/domain/facts.ts';
import { faultName } from '@divot/golf-content';
import { LEAST_ROUNDS, lossIn } from '@divot/analytics';
import { PARTS } from '@divot/golf-rules';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { useToday } from '#src/platform/clock/use-clock.ts';
import { BusyIcon, CheckIcon, ForwardIcon } from '#src/ui/icons/control-icons.ts';
import { PlayIcon, SwingIcon } from '#src/ui/icons/frame-icons.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { ContourDrawing } from '#src/ui/primitives/contour-drawing.tsx';
import { copy } from './copy-without-focus.ts';
import { copy as homeCopy } from './copy.ts';
import { FocusLinks } from './focus-links.tsx';
import { NextButton } from './next-button.tsx';
import { FaultPicture } from './pictures/fault-picture.tsx';
import { PlayLink } from './play-link.tsx';
import { WeekStrip } from './week-strip.tsx';

// What Home shows at the top while the golfer has no focus.

const Rows = ({ losses }: Pick<Decided, 'losses'>) => (
  <div>
    <p className="text-fine text-rough">{copy.nothing.rows}</p>
    <dl>
      {losses.map((loss) => (
        <div key={loss.part} className="rule-b flex items-baseline justify-between gap-4 py-2">
          <dt>{PART_NAMES[loss.part]}</dt>
          <dd
            className="figures text-right"
            {...factData(['loss', verdictText(loss), loss.part], ['band', bandText(loss), loss.part])}
          >
            {verdictText(loss)}
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
export const QuietCard = ({ decision, decided: { index, losses } }: QuietCardProps) => {
  const today = useToday();
  const { rounds, week, unknown } = decision;
  const done = week.filter(({ isDone }) => isDone).length;
  return (
    <section aria-label={homeCopy.title} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <p
          className="label text-rough"
          {...factData(['week', week.length > 0 ? homeCopy.of(done, week.length) : undefined])}
        >
          {homeCopy.progress(done, week.length)}
        </p>
        <h2 className="text-title">{copy.nothing.title}</h2>
        <p>{copy.nothing.text(index, rounds)}</p>
        {unknown.length > 0 && (
          <p className="text-rough">
            {copy.nothing.unknown(unknown.map((part) => PART_NAMES[part].toLowerCase()).join(', '))}
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

/**
 * Shown while this device first fetches the golfer's documents: what has arrived, and what the golfer can already do.
 */
export const FetchingCard = () => {
  const arrived = useArrived();
  return (
    <section aria-label={homeCopy.title} aria-busy="true" data-awaits-sync className="flex flex-col gap-5">
      <ContourDrawing className="mx-auto h-44" />
      <div>
        <h2 className="text-title">{copy.fetching.title}</h2>
        <p className="text-rough">{copy.fetching.text}</p>
      </div>
      <ul>
        {(['rounds', 'practice', 'swings'] as const).map((part) => (
          <li key={part} className="rule-t flex min-h-touch items-center gap-4">
            {arrived[part] > 0 ? (
              <CheckIcon className="size-5" />
            ) : (
              <BusyIcon className="size-5 animate-busy text-rough motion-reduce:animate-none" />
            )}
            <span className="flex-1">{copy.fetching.parts[part]}</span>
            <span className="figures text-rough">{arrived[part] > 0 ? arrived[part] : copy.fetching.coming}</span>
          </li>
        ))}
      </ul>
      <PlayLink />
    </section>
  );
};

type FirstStep = readonly [texts: readonly [string, string], to: LinkProps['to'], icon: ReactNode];
const firstSteps = (filmed: Decided['filmed']): readonly FirstStep[] => [
  [copy.fresh.round, '/playing', <PlayIcon key="play" className="size-8" />],
  [
    filmed ? copy.fresh.otherSide[filmed] : copy.fresh.swing,
    '/video-analysis',
    <SwingIcon key="swing" className="size-8" />,
  ],
];

type NewGolferProps = { readonly welcome: ReactNode; readonly filmed: Decided['filmed'] };

/** The first day: a question, a round or a swing, and nothing else on the first screen. */
export const NewGolfer = ({ welcome, filmed }: NewGolferProps) => (
  <div className="flex min-h-[calc(100dvh-15rem)] flex-col gap-4 lg:min-h-0">
    {welcome}
    <ul>
      {firstSteps(filmed).map(([[title, text], to, icon]) => (
        <li key={title} className="rule-t">
          <Link
            to={to}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-ink no-underline hover:bg-sunken"
          >
            <span className="grid h-23 w-[5.75rem] place-items-center rounded-control bg-fairway-tint text-fairway-ink">
              {icon}
            </span>
            <span className="row-words">
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

const words = copy.early;

type NotEnough = Extract<Decision, { kind: 'not-enough' }>;

/** Which parts the rounds show already, and the taps that the others need. Empty before the first round. */
const KnownSoFar = ({ losses, hasRounds }: Pick<Decided, 'losses' | 'hasRounds'>) =>
  hasRounds && (
    <div>
      <h3 className="text-note font-medium">{words.known.title}</h3>
      <dl>
        {PARTS.map((part) => {
          const rounds = lossIn(losses, part)?.rounds ?? 0;
          return (
            <div key={part} className="rule-b flex items-baseline justify-between gap-4 py-2">
              <dt>
                {PART_NAMES[part]}
                {rounds < LEAST_ROUNDS && <span className="block text-fine text-rough">{TAPS_FOR[part]}</span>}
              </dt>
              <dd
                className="figures shrink-0 text-note"
                {...(rounds < LEAST_ROUNDS && countData(`${part} rounds`, rounds, LEAST_ROUNDS))}
              >
                {words.known.rounds(rounds, LEAST_ROUNDS)}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );

/** A first hint, from the golfer's first answers or their first swing fault. */
const HintCard = ({ decision, decided, profile }: Props) => {
  const today = useToday();
  const { hint, week, roundsToGo } = decision;
  if (!hint) return null;
  const done = week.filter(({ isDone }) => isDone).length;
  return (
    <section aria-label={homeCopy.title} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <p
          className="label text-rough"
          {...factData(['week', week.length > 0 ? homeCopy.of(done, week.length) : undefined])}
        >
          {homeCopy.progress(done, week.length)}
        </p>
        <h2 className="text-title">{hint.cause ? faultName(hint.cause.faultId) : hint.drillName}</h2>
        <p className="measure" {...factData(['to-go', String(roundsToGo), 'weakest part'])}>
          {hint.cause && hint.drillName && words.start(hint.drillName)} {words.hintText(words.rounds(roundsToGo))}
        </p>
      </div>
      {hint.cause && <FaultPicture faultId={hint.cause.faultId} hand={profile.handedness ?? 'right'} />}
      {week.length > 0 && <WeekStrip week={week} today={today} />}
      <NextButton decision={decision} today={today} />
      <p className="flex flex-wrap justify-center gap-x-6 text-note lg:justify-start">
        {hint.drillId && (
          <Link to="/practice" search={{ drill: hint.drillId }} className={`${textLinkLook} min-h-touch`}>
            {words.drill}
          </Link>
        )}
        {decided.assessment !== 'finished' && (
          <Link to="/swing-assessment" className={`${textLinkLook} min-h-touch`}>
            {words.assess}
          </Link>
        )}
      </p>
      <KnownSoFar {...decided} />
    </section>
  );
};

type Props = { readonly decision: NotEnough; readonly decided: Decided; readonly profile: Profile };

/** Shown until there are enough rounds: a hint if there is one, else how many rounds are missing. Never a guess. */
export const EarlyCard = (props: Props) => {
  const { decision, decided } = props;
  const { hint, roundsToGo } = decision;
  if (hint) return <HintCard {...props} />;
  return (
    <section aria-label={homeCopy.title} className="edge flex flex-col gap-4 rounded-control border-dashed p-5">
      <ContourDrawing className="mx-auto h-28" />
      <div className="flex flex-col gap-1">
        <h2 className="text-head" {...factData(['to-go', String(roundsToGo), 'weakest part'])}>
          {words.rounds(roundsToGo)}
        </h2>
        <p className="measure text-rough">{words.text}</p>
      </div>
      <KnownSoFar {...decided} />
      <PlayLink />
      {decided.assessment !== 'finished' && (
        <Link to="/swing-assessment" className={`${textLinkLook} grid min-h-touch place-items-center`}>
          {words.test}
        </Link>
      )}
    </section>
  );
};
