// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SignInAgain } from '#src/features/auth/sign-in-again.tsx';
import { type Cloud, provideCloud } from '#src/platform/cloud.ts';
import { noteSignInEnd } from '#src/platform/session/sign-in-end.ts';
import { state, syncStatusAtom } from '#src/platform/state.ts';
import { SAM, show, signInSam } from '#tests/support/screen.tsx';

// The account ended, or its password changed, on another device. This one says which, and what to do.

const signOut = vi.fn<Cloud['signOut']>();
const AT = '2026-05-01T10:00:00.000Z';
beforeEach(async () => {
  await signInSam();
  signOut.mockReset().mockResolvedValue({ ok: true, value: undefined });
  provideCloud(() => Promise.resolve({ signOut } as unknown as Cloud));
  state.set(syncStatusAtom, { phase: 'paused', pending: 0, attention: 0, signInNeeded: true });
});

it('says that the account was deleted, offers a copy, and erases only after a question', async () => {
  noteSignInEnd(SAM.uid, { why: 'deleted', at: AT });
  show(<SignInAgain />);

  expect(await screen.findByText(/Your account was deleted/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Export a copy first' })).toBeTruthy();
  expect(screen.queryByLabelText('Password')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Erase it from this device' }));
  expect(signOut).not.toHaveBeenCalled();
  fireEvent.click(await screen.findByRole('button', { name: 'Erase' }));
  await act(async () => undefined);

  expect(signOut).toHaveBeenCalledExactlyOnceWith('discard');
});

it('says that the account is disabled', async () => {
  noteSignInEnd(SAM.uid, { why: 'disabled', at: AT });
  show(<SignInAgain />);

  expect(await screen.findByText(/account is disabled/)).toBeTruthy();
});

it('says that the password was changed, until the golfer signs in again', async () => {
  noteSignInEnd(SAM.uid, { why: 'password-changed', at: AT });
  show(<SignInAgain />);
  expect(await screen.findByText(/password of your account was changed/)).toBeTruthy();

  act(() => noteSignInEnd(SAM.uid, undefined));

  expect(await screen.findByText(/Sign in again to sync/)).toBeTruthy();
});
