import { countData } from '#src/domain/facts.ts';
import { Link } from '@tanstack/react-router';
import { useActivePractice, useFinishedPractice } from '#src/data/queries/practice.ts';
import { CheckIcon, ForwardIcon } from '#src/ui/icons/control-icons.ts';
import { TargetIcon } from '#src/ui/icons/frame-icons.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { DrillScreen } from './drills/drill-screen.tsx';
import { DrillsScreen } from './drills/drills-screen.tsx';
import { PlanScreen } from './plan/plan-screen.tsx';
import type { GoTo, NavigationState, PracticeSearch } from './practice-search.ts';
import { HistoryScreen } from './session/history-screen.tsx';
import { NoSessions } from './session/no-sessions.tsx';
import { SessionRow } from './session/session-row.tsx';
import { SessionScreen } from './session/session-screen.tsx';
import { Builder } from './today/builder.tsx';
import { GamesBest } from './today/games-best.tsx';
import { TrainingPlan } from './today/training-plan.tsx';
import { TransferTests } from './today/transfer-tests.tsx';
import { usePracticeGoals } from '#src/data/queries/practice-goals.ts';
import { copy } from './copy.ts';
import type { PracticeSession } from '#src/domain/entities/practice-session.entity.ts';

type ResumePracticeProps = { readonly session: PracticeSession; readonly onResume: () => void };

/** The session under way, and the way back to it. */
const ResumePractice = ({ session, onResume }: ResumePracticeProps) => (
  <section
    aria-label={copy.resume.title}
    className="flex items-center gap-4 border-l-4 border-fairway bg-sunken px-4 py-3 print:hidden"
  >
    <p className="flex-1 leading-tight">
      <span className="label block text-rough">{copy.resume.title}</span>
      <span className="font-medium">
        {copy.resume.at(
          session.blocks.filter(({ actualSec }) => actualSec !== undefined).length,
          session.blocks.length,
        )}
      </span>
    </p>
    <Button variant="primary" size="play" onClick={onResume}>
      {copy.resume.action}
    </Button>
  </section>
);

/** Practice goals that Divot ticks off from the log. Empty if there are none. */
const GoalTicks = () => {
  const goals = usePracticeGoals();
  if (goals.length === 0) return null;
  return (
    <Section title={copy.goals.title}>
      <ul>
        {goals.map(({ id, text, progress }) => {
          const isDone = progress.done >= progress.of;
          const Icon = isDone ? CheckIcon : TargetIcon;
          return (
            <li key={id} className="rule-b flex items-center gap-3 py-2">
              <Icon className={isDone ? 'size-5 text-fairway-ink' : 'size-5 text-rough'} />
              <span className="min-w-0 flex-1 wrap-anywhere">
                <span className="block">{text}</span>
                <span className="figures text-note text-rough" {...countData(`goal/${id}`, progress.done, progress.of)}>
                  {copy.goals.progress(progress)}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
};

const RECENT = 5;

type Props = {
  readonly at: PracticeSearch;
  readonly navigation: NavigationState;
  readonly go: GoTo;
  readonly play: (sessionId: string) => void;
};

const Recent = ({ go }: { readonly go: GoTo }) => {
  const { documents: sessions, ready } = useFinishedPractice(RECENT);
  return (
    <Section
      title={copy.history.recent}
      aside={
        sessions.length > 0 && (
          <button type="button" className={textLinkLook} onClick={() => go({ view: 'history' })}>
            {copy.history.all}
          </button>
        )
      }
    >
      {ready && sessions.length === 0 && <NoSessions />}
      <ul>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onOpen={() => go({ session: session.id })} />
        ))}
      </ul>
    </Section>
  );
};

const PracticeHome = ({ at, navigation, go, play }: Props) => {
  const { session: active } = useActivePractice();
  return (
    <Page
      width="wide"
      title={copy.title}
      action={
        <div className="flex flex-wrap gap-x-6">
          <Link to="/workout" className={textLinkLook}>
            {copy.workout}
            <ForwardIcon className="size-4" />
          </Link>
          <Link to="/practice/season" className={textLinkLook}>
            {copy.season}
            <ForwardIcon className="size-4" />
          </Link>
          <Link to="/practice/analytics" className={textLinkLook}>
            {copy.analytics}
            <ForwardIcon className="size-4" />
          </Link>
        </div>
      }
    >
      {active && <ResumePractice session={active} onResume={() => play(active.id)} />}
      <div className="grid gap-x-10 gap-y-8 *:min-w-0 xl:grid-cols-[6fr_5fr] xl:grid-rows-[auto_1fr] 2xl:grid-cols-[5fr_8fr]">
        <div className="flex flex-col gap-4">
          <Builder at={at} navigation={navigation} go={go} play={play} isBlocked={active !== undefined} />
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => go({ view: 'custom' })}>{copy.today.own}</Button>
            <Button onClick={() => go({ view: 'log' })}>{copy.today.log}</Button>
            <Link to="/video-analysis" search={{ view: 'range' }} className={buttonLook()}>
              {copy.range}
            </Link>
            <Button className="max-lg:hidden" onClick={() => window.print()}>
              {copy.today.print}
            </Button>
          </div>
        </div>
        <div className="flex flex-col gap-8 xl:col-start-2 xl:row-span-2 2xl:in-columns">
          <GoalTicks />
          <TrainingPlan go={go} />
          <TransferTests play={play} isBlocked={active !== undefined} />
          <Section title={copy.drills.title} className="print:hidden">
            <ul>
              {(
                [
                  ['drills', copy.drills.all, { view: 'drills' }],
                  ['saved', copy.drills.saved, { view: 'drills', saved: true }],
                  ['home', copy.drills.noBalls, { view: 'drills', noBalls: true }],
                ] as const
              ).map(([key, label, to]) => (
                <li key={key} className="rule-b">
                  <button
                    type="button"
                    className="flex min-h-play w-full items-center justify-between gap-2 text-left font-medium hover:bg-sunken"
                    onClick={() => go(to)}
                  >
                    {label}
                    <ForwardIcon className="size-5 text-rough" />
                  </button>
                </li>
              ))}
            </ul>
          </Section>
          <div className="print:hidden">
            <GamesBest go={go} />
          </div>
        </div>
        <div className="xl:col-start-1 print:hidden">
          <Recent go={go} />
        </div>
      </div>
    </Page>
  );
};

/** /practice: every practice screen except the player and the figures. The address decides which one shows. */
export const PracticeScreen = (props: Props) => {
  const { at, go, play } = props;
  if (at.drill !== undefined) return <DrillScreen id={at.drill} at={at} go={go} play={play} />;
  if (at.session !== undefined) return <SessionScreen id={at.session} go={go} play={play} />;
  switch (at.view) {
    case 'drills':
      return <DrillsScreen at={at} go={go} />;
    case 'history':
      return <HistoryScreen go={go} />;
    case 'custom':
    case 'log':
      return <PlanScreen key={at.view} kind={at.view} go={go} play={play} />;
    default:
      return <PracticeHome {...props} />;
  }
};
