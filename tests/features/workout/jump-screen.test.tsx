import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addJump } from '#src/data/commands/jumps.ts';
import { JumpScreen } from '#src/features/workout/jump/jump-screen.tsx';
import * as worker from '#src/platform/workers/swing-worker.ts';
import { type Golfer, show, signInSam } from '#tests/support/screen.tsx';
import type { JumpOutcome } from '@divot/swing';

let outcome: JumpOutcome;

let golfer: Golfer;
beforeEach(async () => {
  vi.spyOn(worker, 'readJump').mockImplementation(() => Promise.resolve(outcome));
  URL.createObjectURL = () => 'blob:clip';
  URL.revokeObjectURL = () => undefined;
  golfer = await signInSam({}, new Date('2026-06-20T12:00:00'));
});
afterEach(() => vi.restoreAllMocks());

const clip = { fps: 100, timesMs: Array.from({ length: 300 }, (_, at) => at * 10), startMs: 0 };
const choose = async () => {
  show(<JumpScreen go={() => undefined} />);
  const file = new File(['film'], 'jump.mp4', { type: 'video/mp4' });
  fireEvent.change(await screen.findByLabelText('Film or choose a clip'), { target: { files: [file] } });
};
const jumps = async () => (await golfer.profile()).jumps?.map(({ heightCm, on, isByHand }) => [heightCm, on, isByHand]);

it('shows the height that was found, and saves it with its day', async () => {
  outcome = {
    clip,
    jump: { ok: true, value: { takeOffMs: 1003, landingMs: 1503, heightCm: 30.66, hasLowLanding: true } },
  };
  await choose();

  expect(await screen.findByText('30.7 cm')).toBeTruthy();
  expect(screen.getByText(/legs were more bent/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Save 30.7 cm' }));

  await expect.poll(jumps).toEqual([[30.7, '2026-06-20', undefined]]);
});

it('follows the frames that the golfer steps to', async () => {
  outcome = {
    clip,
    jump: { ok: true, value: { takeOffMs: 1003, landingMs: 1503, heightCm: 30.66, hasLowLanding: false } },
  };
  await choose();

  fireEvent.click(await screen.findByRole('radio', { name: 'Lands' }));
  fireEvent.click(screen.getByRole('button', { name: 'One frame later' }));

  // 1003 to 1520 ms, one frame after the one that was found.
  fireEvent.click(await screen.findByRole('button', { name: 'Save 32.8 cm' }));
  await expect.poll(jumps).toEqual([[32.8, '2026-06-20', true]]);
});

it('says why no jump was found, and accepts the golfer’s own marks', async () => {
  outcome = { clip, jump: { ok: false, error: 'no-jump' } };
  await choose();

  expect(await screen.findByText('Divot sees no jump in this clip.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  const slider = () => screen.getByRole('slider');
  fireEvent.change(slider(), { target: { value: '100' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Lands' }));
  fireEvent.change(slider(), { target: { value: '140' } });
  expect(screen.getByRole('button', { name: 'Save 19.6 cm' })).toBeTruthy();
  fireEvent.change(slider(), { target: { value: '101' } });
  expect(screen.getByText(/These two frames do not show a jump/)).toBeTruthy();
});

it('refuses slow film in one sentence, with nothing to mark', async () => {
  outcome = { jump: { ok: false, error: 'slow-film' } };
  await choose();

  expect(await screen.findByText(/fewer than 120 frames a second/)).toBeTruthy();
  expect(screen.queryByRole('slider')).toBeNull();
});

it('lists jumps, and restores a deleted one', async () => {
  await addJump('sam', { id: 'a', on: '2026-05-01', heightCm: 29.5, fps: 240 });
  await addJump('sam', { id: 'b', on: '2026-06-01', heightCm: 31.2, fps: 240 });
  show(<JumpScreen go={() => undefined} />);

  fireEvent.click(await screen.findByRole('button', { name: /Delete the jump of 29.5 cm/ }));
  await expect.poll(jumps).toEqual([[31.2, '2026-06-01', undefined]]);
  await addJump('sam', { id: 'a', on: '2026-05-01', heightCm: 29.5, fps: 240 });
  await expect.poll(jumps).toEqual([
    [29.5, '2026-05-01', undefined],
    [31.2, '2026-06-01', undefined],
  ]);
});
