import { useId, useState } from 'react';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { copy } from '#src/features/dashboard/copy.ts';
import type { Go } from '#src/features/dashboard/dashboard-search.ts';
import { ForwardIcon, OpenIcon } from '#src/ui/icons/control-icons.ts';
import { EditIcon } from '#src/ui/icons/screen-icons.ts';
import { useComingUp } from '#src/data/queries/coming-up.ts';
import type { ComingUp } from '#src/domain/insights/coming-up.ts';
import { appointmentText } from '#src/platform/clock/day-text.ts';
import { Badge } from '#src/ui/primitives/badge.tsx';
import { CauseChain } from './cause-chain.tsx';
import { Row } from './row.tsx';
import { WhyNot } from './why-not.tsx';
import { type FaultId, ROUTINES, faultName } from '@divot/golf-content';
import { Button } from '#src/ui/primitives/button.tsx';
import { useFaults } from '#src/data/queries/faults.ts';
import { insights } from '#src/domain/insights/insights.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { FaultTile } from '#src/features/dashboard/row-pictures.tsx';

const workingOnWords = copy.recommend;

type FirstProps = {
  readonly faultId: FaultId;
  readonly hand: NonNullable<Profile['handedness']>;
  readonly onOpen: () => void;
};

const FirstFault = ({ faultId, hand, onOpen }: FirstProps) => (
  <button type="button" onClick={onOpen} className="group flex min-h-touch w-full items-center gap-3 text-left">
    <FaultTile id={faultId} hand={hand} />
    <span className="flex-1">
      <span className="block text-lead font-strong">{faultName(faultId)}</span>
      <span className="text-note text-rough underline underline-offset-4 group-hover:text-ink">
        {workingOnWords.details}
      </span>
    </span>
    <ForwardIcon />
  </button>
);

const OtherFaults = ({ faultIds, go }: { readonly faultIds: readonly FaultId[]; readonly go: Go }) => {
  if (faultIds.length === 0) return null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 pb-2 text-note text-rough">
      {workingOnWords.alsoFound}
      {faultIds.map((fault) => (
        <button key={fault} type="button" className={`${textLinkLook} min-h-touch`} onClick={() => go({ fault })}>
          {faultName(fault)}
        </button>
      ))}
    </p>
  );
};

/** What the profile says to work on: the swing first and largest, then the body and the goal. */
const WorkingOn = ({ profile, go }: { readonly profile: Profile; readonly go: Go }) => {
  const [swing, mobility, goals] = insights(profile);
  const [faultId, ...others] = useFaults();
  return (
    <div>
      <h3 className="text-note font-medium text-rough">{workingOnWords.working}</h3>
      {faultId !== undefined ? (
        <>
          <FirstFault faultId={faultId} hand={profile.handedness ?? 'right'} onOpen={() => go({ fault: faultId })} />
          <WhyNot faultId={faultId} />
          <OtherFaults faultIds={others} go={go} />
        </>
      ) : (
        <div className="text-lead font-medium">
          <Row link={swing.to ? { to: swing.to } : undefined}>{swing.message}</Row>
        </div>
      )}
      <ul>
        <li className="rule-t">
          <Row topic={workingOnWords.topics.mobility} link={mobility.to ? { to: mobility.to } : undefined}>
            {mobility.message}
          </Row>
        </li>
        <li className="rule-t">
          <Row topic={workingOnWords.topics.goals} onOpen={() => go({ show: 'goals' })}>
            {goals.message}
          </Row>
        </li>
      </ul>
    </div>
  );
};

const { thought: thoughtWords, mental: mentalWords } = copy.recommend;

type Props = { readonly profile: Profile; readonly go: Go };

const SwingThought = ({ profile: { swingThought }, go }: Props) => (
  <div className="flex items-center justify-between gap-4 border-l-4 border-fairway py-1 pl-4">
    <div className="min-w-0">
      <h3 className="text-note font-medium text-rough">{thoughtWords.title}</h3>
      <p className={swingThought ? 'text-lead font-medium wrap-anywhere' : 'text-rough'}>
        {swingThought || thoughtWords.none}
      </p>
    </div>
    <Button variant="quiet" onClick={() => go({ show: 'thought' })}>
      <EditIcon className="size-5" />
      {swingThought ? thoughtWords.edit : thoughtWords.set}
    </Button>
  </div>
);

const MentalGame = ({ profile: { preshotRoutine, playingGoals = [] }, go }: Props) => {
  const routine = ROUTINES.find(({ id }) => id === preshotRoutine);
  return (
    <div>
      <h3 className="text-note font-medium text-rough">{mentalWords.title}</h3>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-6">
        <li>
          <Row label={mentalWords.routine} onOpen={() => go({ show: 'routine' })}>
            {routine?.name ?? mentalWords.noRoutine}
          </Row>
        </li>
        <li>
          <Row label={mentalWords.goals} onOpen={() => go({ show: 'goals' })}>
            {playingGoals.length > 0 ? mentalWords.goalCount(playingGoals.length) : mentalWords.noGoals}
          </Row>
        </li>
      </ul>
    </div>
  );
};

const words = copy.recommend.coming;

const Line = ({ item }: { readonly item: ComingUp }) => {
  switch (item.kind) {
    case 'swing-due':
      return <Row link={{ to: '/swing-assessment' }}>{words.swing(item.daysAgo)}</Row>;
    case 'mobility-due':
      return <Row link={{ to: '/mobility-assessment' }}>{words.mobility(item.daysAgo)}</Row>;
    case 'lesson':
      return (
        <Row link={{ to: '/scheduling' }}>
          {words.lesson(appointmentText(item.at), item.with)} {!item.confirmed && <Badge>{words.unconfirmed}</Badge>}
        </Row>
      );
    case 'game':
      return <Row link={{ to: '/find-game' }}>{words.game(appointmentText(item.at), item.place)}</Row>;
    default:
      return null;
  }
};

/** Assessments that are due, and lessons and games in the next days. Empty if there are none. */
const ComingUpList = () => {
  const items = useComingUp();
  if (items.length === 0) return null;
  return (
    <div>
      <h3 className="text-note font-medium text-rough">{words.title}</h3>
      <ul>
        {items.map((item) => (
          <li key={'at' in item ? `${item.kind} ${item.at}` : item.kind} className="rule-b last:border-b-0">
            <Line item={item} />
          </li>
        ))}
      </ul>
    </div>
  );
};

/** What to work on and why, the swing thought and the mental game. Open by default. */
export const Recommendations = ({ profile, go }: { readonly profile: Profile; readonly go: Go }) => {
  const [open, setOpen] = useState(true);
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`} className="rule-t pt-1">
      <h2 id={`${id}-title`}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          className="label flex min-h-touch w-full items-center justify-between gap-4 text-left wrap-anywhere text-rough"
          onClick={() => setOpen(!open)}
        >
          {copy.recommend.title}
          <OpenIcon className={open ? 'size-5 rotate-180' : 'size-5'} />
        </button>
      </h2>
      <div id={id} hidden={!open} className="flex flex-col gap-3 pt-1 [&[hidden]]:hidden">
        <WorkingOn profile={profile} go={go} />
        <SwingThought profile={profile} go={go} />
        <CauseChain profile={profile} go={go} />
        <MentalGame profile={profile} go={go} />
        <ComingUpList />
      </div>
    </section>
  );
};
