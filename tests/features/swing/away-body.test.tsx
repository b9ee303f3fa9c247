import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { packPoses, unpackPoses } from '@divot/swing';
import { posesOf, syntheticGolfer } from '@divot/swing-lab';
import { queueSwing } from '#src/data/commands/swings.ts';
import { change } from '#src/data/commands/store.ts';
import { exportEverything } from '#src/data/queries/everything.ts';
import { packedPoses } from '#src/data/queries/swings.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import type { Result } from '@divot/basics';
import { ResultScreen } from '#src/features/swing/result/result-screen.tsx';
import { type Cloud, type CloudFailure, provideCloud } from '#src/platform/cloud.ts';
import * as worker from '#src/platform/workers/swing-worker.ts';
import { SAM, show, signInSam } from '#tests/support/screen.tsx';

// Another phone has analysed this swing. Its results are on this phone, and its body loads when the golfer opens it.

const BODY = packPoses(posesOf(syntheticGolfer({ view: 'face-on', fps: 30 })));
let answer: Result<string, CloudFailure>;
const poses = vi.fn(() => Promise.resolve(answer));
let swing: Swing;

beforeEach(async () => {
  vi.spyOn(worker, 'swingPoses').mockImplementation((packed) => Promise.resolve(unpackPoses(packed)));
  poses.mockClear();
  answer = { ok: false, error: 'offline' };
  provideCloud(() => Promise.resolve({ poses } as unknown as Cloud));
  await signInSam();
  await queueSwing({ id: 'may', userId: SAM.uid, fileName: 'may.mp4', videoBytes: 0 });
  const arrived = await change('swings', 'may', (queued) => ({
    ...queued,
    status: 'analysed',
    posesKey: 'of-the-other-phone',
    playbackFps: 30,
  }));
  if (!arrived.ok) throw new Error(arrived.error);
  swing = arrived.value;
});
afterEach(() => vi.restoreAllMocks());

const screenOf = () => show(<ResultScreen swing={swing} onVideoBrought={() => undefined} />);
const AWAY = 'The body of this swing is in your account. Connect once, and it stays on this device.';

it('offline it says where the body is, and loads it once online', async () => {
  screenOf();
  await screen.findByText(AWAY);
  expect(screen.queryByRole('region', { name: 'The swing' })).toBeNull();

  answer = { ok: true, value: BODY };
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(AWAY)).toBeNull());
  await screen.findByRole('slider', { name: 'Moment of the swing' });
  expect(poses).toHaveBeenCalledTimes(2);
});

it('once opened it is also there offline', async () => {
  answer = { ok: true, value: BODY };
  const { unmount } = screenOf();
  await screen.findByRole('slider', { name: 'Moment of the swing' });
  unmount();
  answer = { ok: false, error: 'offline' };
  screenOf();
  await screen.findByRole('slider', { name: 'Moment of the swing' });
  expect(poses).toHaveBeenCalledTimes(1);
});

it.each([
  ['rejected', 'The body of this swing is neither on this device nor in your account. Its results stay.'],
  ['unknown', 'The body of this swing is in your account, which did not answer.'],
] as const)('says what is so where the account answers “%s”, and asks again on a tap', async (error, sentence) => {
  answer = { ok: false, error };
  screenOf();
  await screen.findByText(sentence);
  answer = { ok: true, value: BODY };
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('slider', { name: 'Moment of the swing' });
});

it('an export has the bodies that the account returns, and the swings without them if it does not respond', async () => {
  expect((await exportEverything()).collections.swings).toEqual([expect.not.objectContaining({ landmarks: BODY })]);
  answer = { ok: true, value: BODY };
  expect((await exportEverything()).collections.swings).toEqual([expect.objectContaining({ landmarks: BODY })]);
  answer = { ok: false, error: 'offline' };
  expect(await packedPoses(swing)).toEqual({ ok: true, value: BODY });
});
