import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Help } from '#src/ui/primitives/help.tsx';

it('explains a figure and its source on request, and not before', async () => {
  render(<Help title="Strokes gained" text={['Against the tour.']} source="After M. Broadie." />);
  expect(screen.queryByText('Against the tour.')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'What is this? Strokes gained' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Strokes gained' }));
  expect(sheet.getByText('Against the tour.')).toBeTruthy();
  expect(sheet.getByText('After M. Broadie.')).toBeTruthy();
});
