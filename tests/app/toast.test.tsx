// @vitest-environment jsdom

import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showToast, showUndo } from '#src/ui/primitives/toast.ts';
import { Toasts } from '#src/ui/primitives/toasts.tsx';

it('a plain message closes with the next tap; one with Undo, or a failure, stays', async () => {
  render(
    <>
      <Toasts />
      <button type="button">See the card</button>
    </>,
  );
  const undo = vi.fn();
  showToast({ text: 'Round saved on this device.' });
  const saved = await screen.findByText('Round saved on this device.');
  fireEvent.click(saved);
  expect(screen.getByText('Round saved on this device.')).toBeTruthy();
  fireEvent.click(screen.getByText('See the card'));
  await waitFor(() => expect(screen.queryByText('Round saved on this device.')).toBeNull());

  showUndo('Round deleted.', undo);
  showToast({ text: 'Not saved.', tone: 'error' });
  await screen.findAllByText('Not saved.'); // shown, and announced
  fireEvent.click(screen.getByText('See the card'));
  expect(screen.getAllByText('Not saved.').length).toBeGreaterThan(0);
  fireEvent.click(screen.getByText('Undo'));
  expect(undo).toHaveBeenCalledOnce();
});

it('shows the newest two, however many there are', async () => {
  render(<Toasts />);
  for (const n of [1, 2, 3]) showUndo(`Set ${n} removed.`, () => undefined);
  await screen.findByText('Set 3 removed.');
  const isLimited = (n: number) => screen.getByText(`Set ${n} removed.`).closest('[data-limited]') !== null;
  await waitFor(() => expect([1, 2, 3].map(isLimited)).toEqual([true, false, false]));
});
