import { screen, waitFor } from '@testing-library/react';
import { throwError } from 'rxjs';
import { expect, it, vi } from 'vitest';
import { useProfile } from '#src/data/queries/profile.ts';
import { loggedErrors } from '#src/platform/monitoring/error-log.ts';
import { type Golfer, show, signInSam } from '#tests/support/screen.tsx';

let golfer: Golfer;

const Name = () => {
  const { profile, ready } = useProfile();
  return <p>{ready ? profile?.displayName : 'waiting'}</p>;
};

it('a profile that cannot be read is logged, and the screen keeps waiting for it', async () => {
  golfer = await signInSam();
  vi.spyOn(golfer.db.profiles, 'find').mockReturnValue({ $: throwError(() => new Error('unreadable')) } as never);
  show(<Name />);
  expect(await screen.findByText('waiting')).toBeTruthy();
  await waitFor(() => expect(loggedErrors()).toHaveLength(1));
});
