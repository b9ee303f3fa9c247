import { type ReactNode, useId, useState } from 'react';
import type { PlayingGoal, Profile } from '#src/domain/entities/profile.entity.ts';
import { copy } from '#src/features/dashboard/lower-copy.ts';
import type { Go } from '#src/features/dashboard/dashboard-search.ts';
import { OpenIcon } from '#src/ui/icons/control-icons.ts';
import { EditIcon } from '#src/ui/icons/screen-icons.ts';
import { useComingUp } from '#src/data/queries/coming-up.ts';
import type { ComingUp } from '#src/domain/insights/coming-up.ts';
import { teeTimeText } from '#src/domain/lessons/zones.ts';
import { appointmentText } from '#src/platform/clock/day-text.ts';
import { Badge } from '#src/ui/primitives/badge.tsx';
import { Row } from './row.tsx';
import { WhyNot } from './why-not.tsx';
import { type FaultId, ROUTINES, faultName } from '@divot/golf-content';
import { Button } from '#src/ui/primitives/button.tsx';
import { DOT } from '#src/ui/primitives/dot.ts';
import { useDecision } from '#src/data/queries/decision.ts';
import { faultsAsStored, weekFault } from '#src/domain/coach/fault-order.ts';
import { newestGoals } from '#src/domain/goals/newest-goals.ts';
import { insights } from '#src/domain/insights/insights.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { FaultTile } from '#src/features/dashboard/row-pictures.tsx';

const words = copy.recommend;

type Props = { readonly profile: Profile; readonly go: Go };

type SubjectProps = {
  readonly title: string;
  /** A part of the subject above, so its title is no heading. */
  readonly isPart?: boolean;
  readonly children: ReactNode;
};

/** A subject in the first column, and what Divot says about it beside it. */
const Subject = ({ title, isPart = false, children }: SubjectProps) => {
  const Title = isPart ? 'p' : 'h3';
  return (
    <div className="rule-t grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-x-3">
      <Title className="text-fine leading-tight font-medium text-rough">{title}</Title>
      <div>{children}</div>
    </div>
  );
};

type FaultsProps = Props & { readonly faultIds: readonly FaultId[]; readonly ofWeek: FaultId | undefined };

/** The golfer's swing faults, the first with its picture. Each opens what it is and how to fix it. */
const Faults = ({ faultIds, ofWeek, profile, go }: FaultsProps) => (
  <p className="flex flex-wrap gap-x-3">
    {faultIds.map((id, at) => (
      <button
        key={id}
        type="button"
        className={`${textLinkLook} flex-wrap ${at === 0 ? 'min-h-touch gap-2 font-strong' : ''}`}
        onClick={() => go({ fault: id })}
      >
        {at === 0 && <FaultTile id={id} hand={profile.handedness ?? 'right'} size="line" />}
        {faultName(id)}
        {id === ofWeek && at > 0 && <Badge tone="fairway">{words.thisWeek}</Badge>}
      </button>
    ))}
  </p>
);

/** What the profile says to work on: the swing first, then the body and the goal. */
const WorkingOn = ({ profile, go }: Props) => {
  const [swing, mobility, goals] = insights(profile);
  const decision = useDecision()?.decision;
  const faultIds = faultsAsStored(profile, decision);
  const [first] = faultIds;
  const ofWeek = weekFault(profile, decision);
  return (
    <>
      <Subject title={words.working}>
        {first === undefined ? (
          <Row link={swing.to && { to: swing.to }}>{swing.message}</Row>
        ) : (
          <>
            <Faults faultIds={faultIds} ofWeek={ofWeek} profile={profile} go={go} />
            {ofWeek === undefined && <WhyNot faultId={first} />}
          </>
        )}
      </Subject>
      <Subject title={words.topics.mobility} isPart>
        <Row link={mobility.to && { to: mobility.to }}>{mobility.message}</Row>
      </Subject>
      <Subject title={words.topics.goals} isPart>
        <Row onOpen={() => go({ show: 'goals' })}>{goals.message}</Row>
      </Subject>
    </>
  );
};

const SwingThought = ({ profile: { swingThought }, go }: Props) => {
  const edit = () => go({ show: 'thought' });
  return (
    <Subject title={words.thought.title}>
      {swingThought ? (
        <div className="flex items-center justify-between gap-3">
          <p className="min-w-0 border-l-4 border-fairway pl-3 text-note leading-tight font-medium wrap-anywhere">
            {swingThought}
          </p>
          <Button variant="quiet" onClick={edit}>
            <EditIcon className="size-5" />
            {words.thought.edit}
          </Button>
        </div>
      ) : (
        <Row onOpen={edit}>{words.thought.set}</Row>
      )}
    </Subject>
  );
};

const GOALS_SHOWN = 3;

/** The goals after the newest, which stands under "Working On", and how many more there are. */
const Goals = ({ goals }: { readonly goals: readonly PlayingGoal[] }) => {
  const others = newestGoals(goals).slice(1);
  return (
    <span className="wrap-anywhere">
      {others.length === 0
        ? words.mental.one
        : [
            ...others.slice(0, GOALS_SHOWN).map(({ text }) => text),
            ...(others.length > GOALS_SHOWN ? [words.mental.more(others.length - GOALS_SHOWN)] : []),
          ].join(DOT)}
    </span>
  );
};

const MentalGame = ({ profile: { preshotRoutine, playingGoals = [] }, go }: Props) => {
  const routine = ROUTINES.find(({ id }) => id === preshotRoutine);
  const { title, routine: routineLabel, goals, noRoutine, noGoals } = words.mental;
  return (
    <Subject title={title}>
      <ul className="flex flex-wrap gap-x-2">
        <li className="flex-[2_1_6rem]">
          <Row label={routineLabel} onOpen={() => go({ show: 'routine' })}>
            {routine?.name ?? noRoutine}
          </Row>
        </li>
        <li className="flex-[3_1_9rem]">
          <Row label={goals} onOpen={() => go({ show: 'goals' })}>
            {playingGoals.length > 0 ? <Goals goals={playingGoals} /> : noGoals}
          </Row>
        </li>
      </ul>
    </Subject>
  );
};

const Line = ({ item }: { readonly item: ComingUp }) => {
  const { coming } = words;
  switch (item.kind) {
    case 'swing-due':
      return <Row link={{ to: '/swing-assessment' }}>{coming.swing(item.daysAgo)}</Row>;
    case 'mobility-due':
      return <Row link={{ to: '/mobility-assessment' }}>{coming.mobility(item.daysAgo)}</Row>;
    case 'lesson':
      return (
        <Row link={{ to: '/scheduling' }}>
          {coming.lesson(appointmentText(item.at), item.with)} {!item.confirmed && <Badge>{coming.unconfirmed}</Badge>}
        </Row>
      );
    case 'game':
      return <Row link={{ to: '/find-game' }}>{coming.game(teeTimeText(item.at, item.timeZone), item.place)}</Row>;
    default:
      return null;
  }
};

/** Assessments that are due, and lessons and games in the next days. Empty if there are none. */
const ComingUpList = () => {
  const items = useComingUp();
  if (items.length === 0) return null;
  return (
    <Subject title={words.coming.title}>
      <ul>
        {items.map((item) => (
          <li key={'at' in item ? `${item.kind} ${item.at}` : item.kind} className="rule-b last:border-b-0">
            <Line item={item} />
          </li>
        ))}
      </ul>
    </Subject>
  );
};

/** What to work on and why, the swing thought and the mental game. Open by default. */
export const Recommendations = ({ profile, go }: Props) => {
  const [open, setOpen] = useState(true);
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`} className="rule-t">
      <h2 id={`${id}-title`}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          className="label flex min-h-touch w-full items-center justify-between gap-4 text-left wrap-anywhere text-rough"
          onClick={() => setOpen(!open)}
        >
          {words.title}
          <OpenIcon className={open ? 'size-5 rotate-180' : 'size-5'} />
        </button>
      </h2>
      <div id={id} hidden={!open} className="*:first:border-t-0">
        <WorkingOn profile={profile} go={go} />
        <SwingThought profile={profile} go={go} />
        <MentalGame profile={profile} go={go} />
        <ComingUpList />
      </div>
    </section>
  );
};
