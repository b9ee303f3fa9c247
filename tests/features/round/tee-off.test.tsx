import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RoundAreas } from '#src/app/round-areas.tsx';
import { saveCourse } from '#src/data/commands/courses.ts';
import { SetupScreen } from '#src/features/round/setup/setup-screen.tsx';
import { setClock } from '#src/platform/clock/clock.ts';
import { eventually } from '#tests/support/eventually.ts';
import { SAM, show, signInSam } from '#tests/support/screen.tsx';
import { unwrap } from '@divot/basics';

// Set up in the evening, teed off in the morning: the phone stayed on all night.

const EVENING = new Date('2026-11-28T21:30:00');
const MORNING = new Date('2026-11-29T07:30:00');
const par = Array.from({ length: 18 }, () => 4);

const setUpInTheEvening = async () => {
  const { db } = await signInSam({}, EVENING);
  const course = unwrap(
    await saveCourse(SAM.uid, { name: 'Evening Links', tees: [{ id: 'white', name: 'White', par }] }),
  );
  show(
    <RoundAreas>
      <SetupScreen courseId={course.id} navigation={{}} go={() => undefined} />
    </RoundAreas>,
  );
  fireEvent.click(await screen.findByText('Tee, holes, day'));
  return { db, day: await screen.findByLabelText<HTMLInputElement>('Played on') };
};
const wake = () =>
  act(() => {
    setClock(() => MORNING);
    document.dispatchEvent(new Event('visibilitychange'));
  });
const teeOff = () => fireEvent.click(screen.getByRole('button', { name: 'Tee off' }));

it('is a round of the morning, and the morning can be chosen', async () => {
  const { db, day } = await setUpInTheEvening();
  wake();
  expect([day.value, day.max]).toEqual(['2026-11-29', '2026-11-29']);

  teeOff();

  await eventually(async () => expect(await db.rounds.find().exec()).toHaveLength(1));
  expect((await db.rounds.find().exec())[0]).toMatchObject({ playedOn: '2026-11-29', date: MORNING.toISOString() });
});

it('stays on a day that the golfer chose', async () => {
  const { db, day } = await setUpInTheEvening();
  fireEvent.change(day, { target: { value: '2026-11-28' } });
  fireEvent.change(day, { target: { value: '2026-11-27' } });
  wake();
  expect(day.value).toBe('2026-11-27');

  teeOff();

  await eventually(async () => expect(await db.rounds.find().exec()).toHaveLength(1));
  expect((await db.rounds.find().exec())[0]).toMatchObject({ playedOn: '2026-11-27' });
});
