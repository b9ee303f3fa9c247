import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CodesScreen } from '#src/features/group/codes/codes-screen.tsx';
import { eventually } from '#tests/support/eventually.ts';
import { newRound } from '#tests/sync/one-round.ts';
import { SAM, show, signInSam } from '#tests/support/screen.tsx';

const code = () => screen.queryByRole('button', { name: 'Read a code' });

it('reads no code before this phone has its golfer’s id and key', async () => {
  await signInSam();
  const { subtle } = crypto;
  const generateKey = subtle.generateKey.bind(subtle);
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  const making = vi.spyOn(subtle, 'generateKey').mockImplementation((async (...asked: [never, never, never]) => {
    await released;
    return generateKey(...asked);
  }) as typeof generateKey);

  show(<CodesScreen round={newRound('r1', SAM.uid)} go={() => undefined} />);

  await eventually(() => expect(making).toHaveBeenCalled());
  expect(await screen.findByRole('heading', { name: 'Share the card' })).toBeTruthy();
  expect(code()).toBeNull();
  release();
  await eventually(() => expect(code()).not.toBeNull());
});
