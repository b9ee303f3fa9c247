import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { newDocument } from '#src/data/commands/store.ts';
import { sortKeyOf } from '#src/domain/entities/documents.ts';
import type { Workout } from '#src/domain/entities/workout.entity.ts';
import { FinishScreen } from '#src/features/workout/finish-screen.tsx';
import { SAM, show, signInSam } from '#tests/support/screen.tsx';

// The end of a workout keeps what was typed when it is left by a tap, and what was cleared is gone.

const AT = '2026-11-23T10:00:00.000Z';
const fields = {
  ...newDocument(SAM.uid, AT),
  startedAt: AT,
  status: 'active',
  kind: 'strength',
  notes: 'Knee felt odd',
  items: [{ id: 'i1', exerciseId: 'goblet-squat', order: 0, sets: [{ id: 's1', order: 0, done: true, reps: 8 }] }],
};
const workout = { ...fields, sortKey: sortKeyOf('workouts', fields) } as unknown as Workout;
const go = () => undefined;

it('keeps typed notes and minutes after it was left, and clears what the golfer cleared', async () => {
  const { db } = await signInSam({}, new Date(AT));
  await db.workouts.insert(workout);
  const left = show(<FinishScreen workout={workout} go={go} />);
  fireEvent.change(await screen.findByLabelText('Duration in minutes'), { target: { value: '35' } });
  fireEvent.change(screen.getByLabelText(/^Notes/), { target: { value: '' } });
  left.unmount();

  show(<FinishScreen workout={workout} go={go} />);
  expect((await screen.findByLabelText<HTMLInputElement>('Duration in minutes')).value).toBe('35');
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Notes/).value).toBe('');
  fireEvent.click(screen.getByRole('button', { name: /Save/ }));

  await waitFor(async () => {
    const saved = (await db.workouts.findOne(workout.id).exec())!.toJSON();
    expect(saved).toMatchObject({ status: 'finished', durationSec: 35 * 60 });
    expect(saved.notes).toBeUndefined();
  });
});
