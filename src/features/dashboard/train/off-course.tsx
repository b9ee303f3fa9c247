import { factData } from '#src/domain/facts.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { minutesText, sum } from '@divot/basics';
import { knownScore } from '#src/domain/rounds/known-score.ts';
import { useFinishedPractice } from '#src/data/queries/practice.ts';
import { useFinishedRounds } from '#src/data/queries/rounds.ts';
import { useWorkoutsThisWeek } from '#src/data/queries/training.ts';
import { practiceName } from '#src/domain/coach/practice-name.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { copy } from '#src/features/dashboard/lower-copy.ts';
import { toPlaying } from '#src/features/dashboard/to-playing.ts';
import {
  WORKOUT_FREQUENCY,
  WORKOUT_SPLIT,
  toPractice,
  toWorkoutNew,
} from '#src/features/dashboard/navigation-state.ts';
import { weekdayText } from '#src/platform/clock/day-text.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Badge } from '#src/ui/primitives/badge.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';

const words = copy.train;
const ROUNDS_COUNTED = 5;
const linkLook = `${textLinkLook} min-h-touch`;

type Props = { readonly profile: Profile | undefined };

type PartProps = {
  readonly title: string;
  /** A figure beside the title. */
  readonly figure?: ReactNode;
  /** How it stands, under the title. */
  readonly note?: ReactNode;
  /** Where it leads, at the end of the title's line. */
  readonly aside: ReactNode;
  readonly children?: ReactNode;
};

const Part = ({ title, figure, note, aside, children }: PartProps) => (
  <div className="rule-t first:border-t-0">
    <div className="flex min-h-touch flex-wrap items-center justify-between gap-x-4">
      <div className="row-words leading-tight">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h3 className="text-note font-medium">{title}</h3>
          {figure !== undefined && <span className="text-fine text-rough">{figure}</span>}
        </div>
        {note !== undefined && <p className="text-fine text-rough">{note}</p>}
      </div>
      <span className="flex shrink-0 gap-5">{aside}</span>
    </div>
    {children}
  </div>
);

const Workouts = ({ profile }: Props) => {
  const { workouts, ready } = useWorkoutsThisWeek();
  const { workoutSplit = WORKOUT_SPLIT, workoutFrequency = WORKOUT_FREQUENCY } = profile ?? {};
  const seconds = sum(workouts.map(({ durationSec = 0 }) => durationSec));
  return (
    <Part
      title={words.workouts}
      figure={ready && words.trained(workouts.length, seconds / 60)}
      note={words.plan(workoutSplit, workoutFrequency)}
      aside={
        <Link to="/workout-new" state={toWorkoutNew(profile)} className={linkLook}>
          {words.build}
        </Link>
      }
    >
      <div className="flex flex-wrap gap-2 pb-2">
        <Link to="/workout" search={{ start: true }} className={`${buttonLook({ size: 'compact' })} grow`}>
          {words.start}
        </Link>
        <Link to="/workout" className={`${buttonLook({ size: 'compact' })} grow`}>
          {words.custom}
        </Link>
      </div>
    </Part>
  );
};

const Practice = ({ profile }: Props) => {
  const { documents, ready } = useFinishedPractice(1);
  const [last] = documents;
  return (
    <Part
      title={words.practice}
      note={
        ready &&
        (last ? (
          <span
            {...factData(
              ['session', practiceName(last) || undefined, last.id],
              ['practised', last.totalMin === undefined ? undefined : minutesText(last.totalMin), last.id],
            )}
          >
            {words.lastSession(practiceName(last), last.totalMin, weekdayText(last.practicedOn))}
          </span>
        ) : (
          words.noPractice
        ))
      }
      aside={
        <Link to="/practice" state={toPractice(profile)} className={linkLook}>
          {words.practise}
        </Link>
      }
    />
  );
};

/** How the last rounds went. Handicap and counts stand under Progress. */
const QuickStats = ({ profile }: Props) => {
  const { documents: rounds, ready } = useFinishedRounds(ROUNDS_COUNTED);
  const scores = rounds.map(knownScore).filter(({ toPar }) => toPar !== undefined);
  const holes = sum(scores.map(({ holesPlayed }) => holesPlayed));
  const overPar = sum(scores.map(({ toPar = 0 }) => toPar));
  return (
    <Part
      title={words.quick}
      note={ready && (holes === 0 ? words.noRounds : words.level((overPar / holes) * 18, scores.length))}
      aside={
        <>
          <Link to="/playing" state={toPlaying(profile)} className={linkLook}>
            {words.playLink}
          </Link>
          <Link to="/analytics" className={linkLook}>
            {words.statsLink}
          </Link>
        </>
      }
    />
  );
};

/** Workouts, practice and figures: what improves the next round. */
export const OffCourse = ({ profile }: Props) => (
  <div className="-mt-2">
    <Workouts profile={profile} />
    <Practice profile={profile} />
    <QuickStats profile={profile} />
    <div className="rule-t flex items-center justify-between gap-4 pt-2">
      <h3 className="text-note font-medium">{words.coach}</h3>
      <Badge tone="sky">{words.soon}</Badge>
    </div>
  </div>
);
