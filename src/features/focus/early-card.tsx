import { Link } from '@tanstack/react-router';
import type { Decided, Decision } from '#src/domain/coach/coach.ts';
import { PART_NAMES, TAPS_FOR } from '#src/domain/coach/focus-words.ts';
import { drillById, faultName } from '@divot/golf-content';
import { LEAST_ROUNDS, lossIn, PARTS } from '@divot/golf-rules';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { useToday } from '#src/platform/clock/use-clock.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { ContourDrawing } from '#src/ui/primitives/contour-drawing.tsx';
import { copy } from './copy.ts';
import { NextButton } from './next-button.tsx';
import { FaultPicture } from './pictures/fault-picture.tsx';
import { PlayLink } from './play-link.tsx';
import { WeekStrip } from './week-strip.tsx';

const words = copy.early;

type NotEnough = Extract<Decision, { kind: 'not-enough' }>;

/** Which parts the rounds show already, and the taps that the others need. Empty before the first round. */
const KnownSoFar = ({ losses, hasGolf }: Pick<Decided, 'losses' | 'hasGolf'>) =>
  hasGolf && (
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
              <dd className="figures shrink-0 text-note">{words.known.rounds(rounds, LEAST_ROUNDS)}</dd>
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
  const drill = drillById(hint?.drillId ?? '');
  if (!hint) return null;
  const done = week.filter(({ isDone }) => isDone).length;
  return (
    <section aria-label={copy.title} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <p className="label text-rough">{copy.progress(done, week.length)}</p>
        <h2 className="text-title">{hint.cause ? faultName(hint.cause.faultId) : drill?.name}</h2>
        <p className="measure">
          {hint.cause && drill && words.start(drill.name)} {words.hintText(words.rounds(roundsToGo))}
        </p>
      </div>
      {hint.cause && <FaultPicture faultId={hint.cause.faultId} hand={profile.handedness ?? 'right'} />}
      {week.length > 0 && <WeekStrip week={week} today={today} />}
      <NextButton decision={decision} today={today} />
      <p className="flex flex-wrap justify-center gap-x-6 text-note lg:justify-start">
        {drill && (
          <Link to="/practice" search={{ drill: drill.id }} className={`${textLinkLook} min-h-touch`}>
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
    <section aria-label={copy.title} className="edge flex flex-col gap-4 rounded-control border-dashed p-5">
      <ContourDrawing className="mx-auto h-28" />
      <div className="flex flex-col gap-1">
        <h2 className="text-head">{words.rounds(roundsToGo)}</h2>
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
