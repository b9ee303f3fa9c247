import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startWorkout } from '#src/data/commands/workouts.ts';
import { useActiveWorkouts } from '#src/data/queries/workouts.ts';
import { PlayerScreen } from '#src/features/workout/player/player-screen.tsx';
import { unwrap } from '@divot/basics';
import { exerciseById } from '@divot/golf-content';
import { listOf } from '@divot/training';
import { SAM, show, signInSam } from '#tests/support/screen.tsx';

const Active = () => {
  const { workouts } = useActiveWorkouts();
  return workouts[0] ? <PlayerScreen workout={workouts[0]} exercise={undefined} go={() => undefined} /> : null;
};

it('goes from set to rest to set and ends after the last: a further one is asked for, and effort once', async () => {
  await signInSam({});
  const exercises = listOf([{ exercise: exerciseById('push-up')!, sets: 2, why: '' }]);
  unwrap(await startWorkout({ userId: SAM.uid, kind: 'strength', split: 'Full Body', exercises }));
  show(<Active />);
  await screen.findByRole('heading', { name: 'Set 1 of 2' });
  fireEvent.click(screen.getByRole('button', { name: 'Set done' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Start set 2' }));
  expect(screen.queryByText('How hard was this exercise')).toBeNull();

  fireEvent.click(await screen.findByRole('button', { name: 'Set done' }));

  await screen.findByRole('button', { name: 'Finish workout' });
  expect(screen.queryByRole('button', { name: 'Set done' })).toBeNull();
  expect(screen.queryByRole('timer')).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: '7' }));
  await screen.findByText(/effort 7/);
  fireEvent.click(screen.getByRole('button', { name: 'Add a set' }));
  fireEvent.click(screen.getByRole('button', { name: 'Set done' }));
  await screen.findByRole('button', { name: 'Add a set' });
  expect(screen.getAllByRole('listitem').filter((item) => item.textContent?.includes('reps'))).toHaveLength(3);
});
