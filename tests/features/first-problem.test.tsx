import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { startPractice } from '#src/data/commands/practice.ts';
import { recordSet, startWorkout } from '#src/data/commands/workouts.ts';
import { exerciseById } from '@divot/golf-content';
import { addExercise } from '@divot/training';
import { OwnCoaches } from '#src/features/coaches/own-coaches.tsx';
import { CreateForm } from '#src/features/invitations/create-form.tsx';
import { PlanScreen } from '#src/features/practice/plan/plan-screen.tsx';
import type { PracticeSession } from '#src/domain/entities/practice-session.entity.ts';
import { BlockPlayer } from '#src/features/practice/player/block-player.tsx';
import { useGolfer } from '#src/features/practice/use-golfer.ts';
import { AboutYou } from '#src/features/welcome/first-steps.tsx';
import { FinishScreen } from '#src/features/workout/finish-screen.tsx';
import { SetDone, SetEntry } from '#src/features/workout/player/set-entry.tsx';
import { unwrap } from '@divot/basics';
import { type Golfer, SAM, show, signInSam } from '#tests/support/screen.tsx';

// When a golfer saves a form with mistakes, the focus moves to the first field that has one.

let golfer: Golfer;
beforeEach(async () => {
  golfer = await signInSam({}, new Date('2026-05-01T08:00:00Z'));
});

const nothing = () => undefined;
const workoutUnderWay = async () => {
  const exercises = unwrap(addExercise([], exerciseById('goblet-squat')!, 'Builds strength.'));
  const { id } = unwrap(await startWorkout({ userId: SAM.uid, kind: 'strength', split: 'Full Body', exercises }));
  return unwrap(await recordSet(id, 'goblet-squat', { reps: 8, loadKg: 20 }));
};

/** A block whose golfer tapped Done. */
const EndedBlock = ({ session }: { readonly session: PracticeSession }) => {
  const golfer = useGolfer();
  const at = session.startedAt;
  const block = { ...session.blocks[0]!, clock: { setUpAt: at, startedAt: at, endedAt: at } };
  return golfer.ready && <BlockPlayer session={session} block={block} golfer={golfer} isLast onLogged={nothing} />;
};

type Form = {
  readonly name: string;
  readonly form: () => Promise<ReactNode>;
  /** The button that shows the form. */
  readonly open?: string;
  readonly field: string;
  readonly mistake: string;
  readonly save: string;
};
const forms: readonly Form[] = [
  {
    name: 'first steps',
    form: async () => <AboutYou profile={await golfer.profile()} onNext={nothing} />,
    field: 'Handicap index',
    mistake: 'scratch',
    save: 'Next',
  },
  {
    name: 'hosting a game',
    form: () => Promise.resolve(<CreateForm go={nothing} />),
    field: 'Course or place',
    mistake: '',
    save: 'Host this game',
  },
  {
    name: 'planning a practice session',
    form: () => Promise.resolve(<PlanScreen kind="custom" go={nothing} play={nothing} />),
    field: 'Minutes',
    mistake: '0',
    save: 'Start session',
  },
  {
    name: 'a block of practice',
    form: async () => {
      const blocks = [{ drillId: 'alignment-gate', mode: 'block', minutes: 10 }] as const;
      const session = unwrap(await startPractice({ userId: SAM.uid, blocks }));
      return <EndedBlock session={session} />;
    },
    field: 'Balls hit',
    mistake: 'many',
    save: 'Finish session',
  },
  {
    name: 'a set',
    form: async () => {
      const workout = await workoutUnderWay();
      return (
        <>
          <SetEntry workout={workout} item={workout.items[0]!} onLogged={nothing} />
          <SetDone />
        </>
      );
    },
    field: 'Reps',
    mistake: '',
    save: 'Set done',
  },
  {
    name: "a workout's end",
    form: async () => <FinishScreen workout={await workoutUnderWay()} go={nothing} />,
    field: 'Duration in minutes',
    mistake: '0',
    save: 'Save workout',
  },
  {
    name: "a golfer's own coach",
    form: () => Promise.resolve(<OwnCoaches uid={SAM.uid} go={nothing} />),
    open: 'Add your own coach',
    field: 'Name',
    mistake: '',
    save: 'Add',
  },
];

describe('the first mistake has the focus', () => {
  it.each(forms)('$name', async ({ form, open, field, mistake, save }) => {
    show(await form());
    if (open !== undefined) fireEvent.click(await screen.findByRole('button', { name: open }));
    const input = await screen.findByRole('textbox', { name: field });
    fireEvent.change(input, { target: { value: mistake } });
    fireEvent.click(screen.getByRole('button', { name: save }));
    await waitFor(() => expect(document.activeElement).toBe(input));
  });
});
