import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PlanScreen } from '#src/features/practice/plan/plan-screen.tsx';
import { setClock } from '#src/platform/clock/clock.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type Golfer, show, signInSam } from '#tests/support/screen.tsx';

let golfer: Golfer;
beforeEach(async () => {
  golfer = await signInSam({}, new Date('2026-06-20T12:00:00'));
});

const nothing = () => undefined;
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const minutes = () => screen.getAllByLabelText<HTMLInputElement>('Minutes').map(({ value }) => value);
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

it('plays the drills in the order that the golfer put them in', async () => {
  const play = vi.fn();
  show(<PlanScreen kind="custom" go={nothing} play={play} />);
  await press('Add a block');
  const [first, second] = await screen.findAllByLabelText('Minutes');
  type(first!, '15');
  type(second!, '25');
  type(screen.getByLabelText('Name'), 'Lag putts');
  expect(screen.getByRole('status').textContent).toBe('40 of at most 180 min');

  fireEvent.click(screen.getAllByRole('button', { name: /^Earlier/ }).at(-1)!);
  expect(minutes()).toEqual(['25', '15']);
  await press('Start session');

  await eventually(() => expect(play).toHaveBeenCalledOnce());
  const sessions = await golfer.db.practiceSessions.find().exec();
  expect(sessions.map(({ blocks }) => blocks.map(({ title, plannedSec }) => [title, plannedSec]))).toEqual([
    [
      ['Lag putts', 25 * 60],
      [undefined, 15 * 60],
    ],
  ]);
});

it('keeps what was typed through a reload, until "Start over"', async () => {
  show(<PlanScreen kind="log" go={nothing} play={nothing} />);
  type(await screen.findByLabelText('Minutes'), '35');
  cleanup();

  show(<PlanScreen kind="log" go={nothing} play={nothing} />);
  await screen.findByLabelText('Minutes');
  expect(minutes()).toEqual(['35']);
  await press('Start over');

  expect(minutes()).not.toContain('35');
});

it('logs practice on the day of the log, when its form was opened the evening before', async () => {
  show(<PlanScreen kind="log" go={nothing} play={nothing} />);
  type(await screen.findByLabelText('Minutes'), '35');
  act(() => {
    setClock(() => new Date('2026-06-21T07:30:00'));
    window.dispatchEvent(new Event('focus'));
  });
  expect(screen.getByLabelText<HTMLInputElement>('Practised on').value).toBe('2026-06-21');

  await press('Save log');

  await eventually(async () => expect(await golfer.db.practiceSessions.find().exec()).toHaveLength(1));
  const [session] = await golfer.db.practiceSessions.find().exec();
  expect(session).toMatchObject({
    practicedOn: '2026-06-21',
    startedAt: new Date('2026-06-21T07:30:00').toISOString(),
  });
});

it('names the block that cannot be saved, and stores nothing', async () => {
  show(<PlanScreen kind="log" go={nothing} play={nothing} />);
  type(await screen.findByLabelText('Minutes'), '500');

  await press('Save log');

  expect(await screen.findByText('Please correct this first')).toBeTruthy();
  expect(screen.getByLabelText('Minutes').getAttribute('aria-invalid')).toBe('true');
  expect(await golfer.db.practiceSessions.find().exec()).toHaveLength(0);
});
