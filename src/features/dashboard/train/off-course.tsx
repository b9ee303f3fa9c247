import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useHandicap } from '#src/data/queries/handicap.ts';
import { useFinishedPractice } from '#src/data/queries/practice.ts';
import { useRoundsThisMonth } from '#src/data/queries/rounds.ts';
import { useWorkoutsThisWeek } from '#src/data/queries/training.ts';
import type { PracticeSession } from '#src/domain/entities/practice-session.entity.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { handicapText } from '#src/domain/profile/handicap-text.ts';
import { copy } from '#src/features/dashboard/copy.ts';
import {
  WORKOUT_FREQUENCY,
  WORKOUT_SPLIT,
  toPlaying,
  toPractice,
  toWorkoutNew,
} from '#src/features/dashboard/navigation-state.ts';
import { DrillTile } from '#src/features/dashboard/row-pictures.tsx';
import { weekdayText } from '#src/platform/clock/day-text.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Badge } from '#src/ui/primitives/badge.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';

const words = copy.train;
const SESSIONS_SHOWN = 3;

type Props = { readonly profile: Profile | undefined };

const Title = ({ children, aside }: { readonly children: string; readonly aside?: React.ReactNode }) => (
  <div className="flex min-h-8 items-center justify-between gap-4">
    <h3 className="text-note font-medium text-rough">{children}</h3>
    {aside}
  </div>
);

const Workouts = ({ profile }: Props) => {
  const { workouts } = useWorkoutsThisWeek();
  const { workoutSplit = WORKOUT_SPLIT, workoutFrequency = WORKOUT_FREQUENCY } = profile ?? {};
  return (
    <div>
      <Title
        aside={
          <span className="text-note">
            <strong className="figures text-lead">{workouts.length}</strong> {words.thisWeek}
          </span>
        }
      >
        {words.workouts}
      </Title>
      <p className="text-note">{words.plan(workoutSplit, workoutFrequency)}</p>
      <Link to="/workout-new" state={toWorkoutNew(profile)} className={`${textLinkLook} min-h-touch text-note`}>
        {words.build}
      </Link>
      <div className="flex flex-wrap gap-2">
        <Link to="/workout" search={{ start: true }} className={`${buttonLook()} grow`}>
          {words.start}
        </Link>
        <Link to="/workout" className={`${buttonLook()} grow`}>
          {words.custom}
        </Link>
      </div>
    </div>
  );
};

type SessionProps = { readonly session: PracticeSession; readonly hand: NonNullable<Profile['handedness']> };

const Session = ({ session: { practicedOn, focus, totalMin, blocks }, hand }: SessionProps) => (
  <li className="rule-b flex min-h-touch items-center gap-4 py-1 text-note last:border-b-0">
    <DrillTile id={blocks[0]?.drillId ?? ''} hand={hand} size="line" />
    <span className="flex-1">{words.focus[focus ?? 'general'] ?? focus}</span>
    <span className="figures text-rough">
      {totalMin !== undefined && `${words.session(totalMin)} · `}
      {weekdayText(practicedOn)}
    </span>
  </li>
);

const Practice = ({ profile }: Props) => {
  const { documents: sessions, ready } = useFinishedPractice(SESSIONS_SHOWN);
  const link = (
    <Link to="/practice" state={toPractice(profile)} className={`${textLinkLook} min-h-touch`}>
      {words.practise}
    </Link>
  );
  return (
    <div>
      <Title aside={link}>{words.practice}</Title>
      {ready && sessions.length === 0 && <p className="text-note text-rough">{words.noPractice}</p>}
      <ul>
        {sessions.map((session) => (
          <Session key={session.id} session={session} hand={profile?.handedness ?? 'right'} />
        ))}
      </ul>
    </div>
  );
};

const QuickStats = ({ profile }: Props) => {
  const { count: rounds, ready: roundsReady } = useRoundsThisMonth();
  const { handicap, ready: handicapReady } = useHandicap();
  return (
    <div>
      <Title
        aside={
          <span className="flex gap-5">
            <Link to="/playing" state={toPlaying(profile)} className={`${textLinkLook} min-h-touch`}>
              {words.playLink}
            </Link>
            <Link to="/analytics" className={`${textLinkLook} min-h-touch`}>
              {words.statsLink}
            </Link>
          </span>
        }
      >
        {words.quick}
      </Title>
      <p className={clsx('flex flex-wrap gap-x-6 text-note', !(roundsReady && handicapReady) && 'invisible')}>
        <span>
          <strong className="figures text-lead">{rounds}</strong> {words.rounds(rounds)}
        </span>
        <span>
          <strong className="figures text-lead">{handicap ? handicapText(handicap.index) : words.noHandicap}</strong>{' '}
          {words.handicap}
        </span>
      </p>
    </div>
  );
};

/** Workouts, practice and figures: what improves the next round. */
export const OffCourse = ({ profile }: Props) => (
  <div className="grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] gap-x-6 gap-y-3">
    <Workouts profile={profile} />
    <Practice profile={profile} />
    <QuickStats profile={profile} />
    <Title aside={<Badge tone="sky">{words.soon}</Badge>}>{words.coach}</Title>
  </div>
);
