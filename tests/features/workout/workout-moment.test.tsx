import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { newDocument } from '#src/data/commands/store.ts';
import { sortKeyOf } from '#src/domain/entities/documents.ts';
import type { Workout } from '#src/domain/entities/workout.entity.ts';
import { SummaryScreen } from '#src/features/workout/history/summary-screen.tsx';
import { SAM, show, signInSam } from '#tests/support/screen.tsx';

const squatsOn = (day: number, loadKg: number): Workout => {
  const at = `2026-11-${day}T10:00:00.000Z`;
  const set = (order: number) => ({ id: `s${day}${order}`, order, done: true, reps: 10, loadKg, effort: 7 });
  const fields = {
    ...newDocument(SAM.uid, at),
    id: `w${day}`,
    startedAt: at,
    completedAt: at,
    status: 'finished',
    kind: 'strength',
    split: 'Full Body',
    durationSec: 1500,
    sessionEffort: 7,
    items: [{ id: `i${day}`, exerciseId: 'goblet-squat', order: 0, reps: '8-10', sets: [set(0), set(1)] }],
  };
  return { ...fields, sortKey: sortKeyOf('workouts', fields) } as unknown as Workout;
};
const go = () => undefined;

const open = async (workouts: readonly Workout[], shown: Workout) => {
  const { db } = await signInSam({}, new Date('2026-11-23T12:00:00.000Z'));
  for (const workout of workouts) await db.workouts.insert(workout);
  show(<SummaryScreen workout={shown} go={go} />);
};
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement!.textContent;

it('ends with the best set, what was done and what to lift next time, above one button', async () => {
  const [first, latest] = [squatsOn(20, 16), squatsOn(23, 20)];
  await open([first, latest], latest);

  const moment = within(await screen.findByRole('region', { name: 'Goblet squat' }));
  moment.getByText('Personal best');
  expect(fact('Done')).toBe('Done1 exercise, 2 sets, 25 mineffort 7/10');
  expect(fact('Best')).toBe('Best44 lb × 10 repsGoblet squat');
  expect(fact('Next time')).toMatch(/^Next time.+ × 8-10Goblet squat$/);
  expect(moment.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Done']);
});

it('says nothing about next time in a workout that is not the latest', async () => {
  const [first, latest] = [squatsOn(20, 16), squatsOn(23, 20)];
  await open([first, latest], first);

  await screen.findByText('Sets', { selector: 'dt' });
  expect(screen.queryByText('Next time')).toBeNull();
});
