import { act, cleanup, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { EditSheet } from '#src/features/round/card/edit-sheet.tsx';
import { useReview } from '#src/features/round/finish/use-review.ts';
import { CourseScreen } from '#src/features/ground/course-form/course-screen.tsx';
import { NotesSheet } from '#src/features/round/pad/pad-screen.tsx';
import { PartnersSheet } from '#src/features/group/partners/partners-sheet.tsx';
import { type Golfer, show, signInSam } from '#tests/support/screen.tsx';
import { newRound } from '#tests/sync/one-round.ts';

// What a golfer has typed is still there after they left the form by a tap, and what they cleared is gone.

const round: Round = {
  ...newRound('r1', 'sam'),
  courseSnapshot: {
    name: 'Heronsbridge',
    tee: {
      id: 'white',
      name: 'White',
      par: Array.from({ length: 18 }, () => 4),
      strokeIndex: Array.from({ length: 18 }, (_, at) => at + 1),
    },
  },
  notes: 'Played off the wrong tees',
  pcc: 1,
  mood: 2,
  bestShot: 'Seven iron',
  signedBy: 'Max',
};
let golfer: Golfer;
const storedRound = async () => (await golfer.db.rounds.findOne('r1').exec())!.toJSON();
const openRound = async () => {
  golfer = await signInSam();
  await golfer.db.rounds.insert(round);
};
beforeEach(() => localStorage.clear());

it('keeps the review through a look at a missing hole', () => {
  const first = renderHook(() => useReview(round));
  act(() => first.result.current.change({ bestShot: 'Chip on the 1st' }));
  first.unmount();

  const { result } = renderHook(() => useReview(round));

  expect(result.current.typed).toMatchObject({ bestShot: 'Chip on the 1st', notes: 'Played off the wrong tees' });
});

it('clears on the card the note and the conditions that the golfer clears in the review', () => {
  const { result } = renderHook(() => useReview(round));
  act(() => result.current.change({ notes: '', pcc: '0' }));
  const entered = result.current.entered();

  expect({ ...round, ...(entered.ok ? entered.value : {}) }).toMatchObject({
    notes: undefined,
    pcc: undefined,
    mood: 2,
  });
});

const close = () => undefined;
it.each([
  ['notes', 'Notes', () => <NotesSheet round={round} open onClose={close} />],
  ['facts', 'One lesson', () => <EditSheet round={round} open onClose={close} />],
  ['course', 'Course name', () => <CourseScreen course={undefined} teeId={undefined} name="" go={close} />],
  ['partners', 'Partner 1', () => <PartnersSheet round={round} open onClose={close} />],
] as const)('keeps typed %s after the form was left', async (_, label, sheet) => {
  await openRound();
  show(sheet());
  fireEvent.change(await screen.findByRole('textbox', { name: label }), { target: { value: 'Bo Green' } });
  cleanup();

  show(sheet());

  expect(await screen.findByDisplayValue('Bo Green')).toBeTruthy();
});

it('corrects best shot, lesson, mood and signer of a saved round', async () => {
  await openRound();
  show(<EditSheet round={round} open onClose={close} />);
  fireEvent.change(await screen.findByLabelText('Best shot'), { target: { value: '' } });
  fireEvent.change(screen.getByLabelText('One lesson'), { target: { value: 'More club into the wind' } });
  fireEvent.click(screen.getByText('5', { exact: true }));

  fireEvent.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(async () => expect(await storedRound()).toMatchObject({ lesson: 'More club into the wind', mood: 5 }));
  expect(await storedRound()).not.toHaveProperty('bestShot');
  expect(await storedRound()).toMatchObject({ signedBy: 'Max' });
});
