import { type FactName, factData } from '#src/domain/facts.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useHandicap } from '#src/data/queries/handicap.ts';
import { useDecision } from '#src/data/queries/decision.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import { useFinishedRounds, useRoundsThisMonth } from '#src/data/queries/rounds.ts';
import { useWorkoutsThisWeek } from '#src/data/queries/training.ts';
import { newestGoals } from '#src/domain/goals/newest-goals.ts';
import { faultsAsStored, weekFault } from '#src/domain/coach/fault-order.ts';
import { type Insight, insights } from '#src/domain/insights/insights.ts';
import { handicapText } from '#src/domain/profile/handicap-text.ts';
import { knownScore, scoreFacts } from '#src/domain/rounds/known-score.ts';
import { toParText } from '#src/domain/rounds/score-names.ts';
import { courseName } from '#src/domain/rounds/course-name.ts';
import { type FaultId, ROUTINES, faultName } from '@divot/golf-content';
import { weekdayText } from '#src/platform/clock/day-text.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { Name } from '#src/ui/primitives/name.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { copy as homeCopy } from './copy.ts';
import { copy } from './lower-copy.ts';
import { copy as progressCopy } from './progress/copy.ts';
import { roundsPlanned, workoutsPlanned } from './progress/progress.ts';

const words = copy.old;
const ROUNDS_SHOWN = 5;

const links = [
  ['/playing', copy.train.tiles.play[0]],
  ['/practice', copy.quick.links.practice],
  ['/workout', copy.train.workouts],
  ['/video-analysis', copy.analysis.title],
  ['/videos', copy.quick.links.videos],
  ['/analytics', copy.quick.links.stats],
  ['/scheduling', copy.train.tiles.lesson[0]],
  ['/find-coach', copy.quick.links.findCoach],
] as const;

type LineProps = { readonly name: string; readonly fact?: FactName; readonly children: ReactNode };

const Line = ({ name, fact, children }: LineProps) => (
  <div className="rule-b flex items-baseline justify-between gap-6 py-2">
    <dt className="text-rough">{name}</dt>
    <dd
      className="min-w-0 text-right wrap-anywhere"
      {...(fact && typeof children === 'string' && factData([fact, children]))}
    >
      {children}
    </dd>
  </div>
);

const Figures = () => {
  const { profile, ready: profileReady } = useProfile();
  const { count: month, ready: roundsReady } = useRoundsThisMonth();
  const { workouts, ready: workoutsReady } = useWorkoutsThisWeek();
  const { handicap, ready: handicapReady } = useHandicap();
  return (
    <dl className={profileReady && roundsReady && workoutsReady && handicapReady ? '' : 'invisible'}>
      <Line fact="index" name={progressCopy.handicap}>
        {handicap ? handicapText(handicap.index) : progressCopy.none}
      </Line>
      <Line fact="rounds" name={words.month}>
        {progressCopy.of(month, roundsPlanned(profile))}
      </Line>
      <Line fact="workouts" name={words.week}>
        {progressCopy.of(workouts.length, workoutsPlanned(profile))}
      </Line>
    </dl>
  );
};

const Mental = () => {
  const { profile, ready } = useProfile();
  const goals = newestGoals(profile?.playingGoals ?? []);
  const routine = ROUTINES.find(({ id }) => id === profile?.preshotRoutine);
  return (
    <dl className={ready ? '' : 'invisible'}>
      <Line name={copy.recommend.thought.title}>{profile?.swingThought || words.none}</Line>
      <Line name={copy.recommend.mental.routine}>{routine?.name ?? words.none}</Line>
      <Line name={copy.goals.title}>
        {goals.length === 0 ? words.none : goals.map(({ id, text }) => <p key={id}>{text}</p>)}
      </Line>
    </dl>
  );
};

const Rounds = () => {
  const { documents: rounds, ready } = useFinishedRounds(ROUNDS_SHOWN);
  if (rounds.length === 0) return !ready ? null : <p className="text-rough">{words.none}</p>;
  return (
    <ul>
      {rounds.map((round) => {
        const { strokes, toPar } = knownScore(round);
        return (
          <li key={round.id} className="rule-b">
            <Link
              to="/playing"
              search={{ round: round.id }}
              className="flex min-h-touch items-center justify-between gap-4 text-ink no-underline hover:bg-sunken"
            >
              <Name className="min-w-0">{courseName(round.courseSnapshot?.name)}</Name>
              <span className="ml-auto text-note whitespace-nowrap text-rough">{weekdayText(round.playedOn)}</span>
              <span className="figures whitespace-nowrap" {...(strokes && scoreFacts(round.id, { strokes, toPar }))}>
                {strokes === undefined
                  ? homeCopy.rounds.noScore
                  : `${strokes} (${toPar === undefined ? homeCopy.rounds.total : toParText(toPar)})`}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
};

/** The insights with this fault for the swing, also if the profile stores none. */
const swingOf = (all: readonly Insight[], fault: FaultId | undefined): readonly Insight[] =>
  all.map((one) =>
    fault && one.topic === 'swing' ? { topic: 'swing', kind: 'fault', message: faultName(fault) } : one,
  );

/** The dashboard's figures as one plain list. */
export const OldDashboardScreen = () => {
  const { profile } = useProfile();
  const decision = useDecision()?.decision;
  const [firstFault] = faultsAsStored(profile, decision);
  const ofWeek = weekFault(profile, decision);
  return (
    <Page
      title={words.title}
      lead={words.lead}
      action={
        <Link to="/dashboard" className={textLinkLook}>
          {words.newer}
        </Link>
      }
    >
      <Section title={words.figures}>
        <Figures />
      </Section>
      <Section title={words.work}>
        {profile && (
          <dl>
            {swingOf(insights(profile), firstFault).map(({ topic, message, to }) => (
              <Line key={topic} name={copy.recommend.topics[topic]}>
                {to ? (
                  <Link to={to} className="text-fairway-ink underline underline-offset-4">
                    {message}
                  </Link>
                ) : (
                  message
                )}
              </Line>
            ))}
            {ofWeek && ofWeek !== firstFault && <Line name={copy.recommend.thisWeek}>{faultName(ofWeek)}</Line>}
          </dl>
        )}
      </Section>
      <Section title={words.mental}>
        <Mental />
      </Section>
      <Section title={homeCopy.rounds.title}>
        <Rounds />
      </Section>
      <Section title={words.goTo}>
        <ul className="grid grid-cols-2 gap-x-6">
          {links.map(([to, label]) => (
            <li key={to}>
              <Link to={to} className={`${textLinkLook} min-h-touch`}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
};
