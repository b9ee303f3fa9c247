import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { startWorkout } from '#src/data/commands/workouts.ts';
import { exerciseById } from '@divot/golf-content';
import { addExercise } from '@divot/training';
import { OwnCoaches } from '#src/features/coaches/own-coaches.tsx';
import { NewGoal } from '#src/features/dashboard/modals/new-goal.tsx';
import { CreateForm } from '#src/features/invitations/create-form.tsx';
import { PlanScreen } from '#src/features/practice/plan/plan-screen.tsx';
import { CourseScreen } from '#src/features/ground/course-form/course-screen.tsx';
import { SetDone, SetEntry } from '#src/features/workout/player/set-entry.tsx';
import { unwrap } from '@divot/basics';
import { eventually } from '#tests/support/eventually.ts';
import { type Golfer, SAM, show, signInSam } from '#tests/support/screen.tsx';

// A second tap, while Divot still writes the first, creates nothing twice.

let golfer: Golfer;
beforeEach(async () => {
  golfer = await signInSam({ birthYear: 1980 }, new Date('2026-05-01T08:00:00Z'));
});

const nothing = () => undefined;
const sets = async () => (await golfer.db.workouts.findOne().exec())?.items[0]?.sets.length ?? 0;
const kept = (name: 'games' | 'practiceSessions' | 'courses') => async () =>
  (await golfer.db[name].find().exec()).length;

type Form = {
  readonly name: string;
  readonly form: () => Promise<ReactNode>;
  readonly open?: string;
  readonly typed: Readonly<Record<string, string>>;
  readonly save: string;
  readonly made: () => Promise<number>;
};
const forms: readonly Form[] = [
  {
    name: 'game',
    form: () => Promise.resolve(<CreateForm go={nothing} />),
    typed: { 'Course or place': 'Links', Day: '2026-05-03', Time: '10:00' },
    save: 'Host this game',
    made: kept('games'),
  },
  {
    name: 'practice log',
    form: () => Promise.resolve(<PlanScreen kind="log" go={nothing} play={nothing} />),
    typed: { Minutes: '20' },
    save: 'Save log',
    made: kept('practiceSessions'),
  },
  {
    name: 'course',
    form: () => Promise.resolve(<CourseScreen course={undefined} teeId={undefined} name="Links" go={nothing} />),
    typed: {},
    save: 'Save course',
    made: kept('courses'),
  },
  {
    name: 'coach',
    form: () => Promise.resolve(<OwnCoaches uid={SAM.uid} go={nothing} />),
    open: 'Add your own coach',
    typed: { Name: 'Ann', 'E-mail': 'ann@example.org' },
    save: 'Add',
    made: async () => (await golfer.profile()).ownCoaches?.length ?? 0,
  },
  {
    name: 'goal',
    form: () => Promise.resolve(<NewGoal uid={SAM.uid} goals={0} />),
    typed: { 'Your goal': 'Three under on the par fives' },
    save: 'Add Goal',
    made: async () => (await golfer.profile()).playingGoals?.length ?? 0,
  },
  {
    name: 'set',
    form: async () => {
      const exercises = unwrap(addExercise([], exerciseById('goblet-squat')!, 'Builds strength.'));
      const workout = unwrap(await startWorkout({ userId: SAM.uid, kind: 'strength', split: 'Full Body', exercises }));
      return (
        <>
          <SetEntry workout={workout} item={workout.items[0]!} onLogged={() => undefined} />
          <SetDone />
        </>
      );
    },
    typed: { Reps: '8' },
    save: 'Set done',
    made: sets,
  },
];

it.each(forms)('one $name', async ({ form, open, typed, save, made }) => {
  show(await form());
  if (open !== undefined) fireEvent.click(await screen.findByRole('button', { name: open }));
  for (const [name, value] of Object.entries(typed)) {
    fireEvent.change(await screen.findByLabelText(name), { target: { value } });
  }
  const button = await screen.findByRole('button', { name: save });
  fireEvent.click(button);
  fireEvent.click(button);
  await eventually(async () => expect(await made()).toBeGreaterThan(0));
  expect(await made()).toBe(1);
});
