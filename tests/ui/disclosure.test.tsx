import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Disclosure } from '#src/ui/primitives/disclosure.tsx';

const filters = (set: number) => (
  <Disclosure title={`Filters (${set})`} startsOpen={set > 0}>
    <label>
      Saved only <input type="checkbox" />
    </label>
  </Disclosure>
);

it('stays open around the filter that was just cleared, so that the keyboard keeps its place', () => {
  const { rerender } = render(filters(1));
  const saved = screen.getByLabelText('Saved only');
  saved.focus();
  rerender(filters(0));
  expect(saved.closest('details')?.open).toBe(true);
  expect(document.activeElement).toBe(saved);
});

it('starts closed if nothing is set', () => {
  render(filters(0));
  expect(screen.getByText('Filters (0)').closest('details')?.open).toBe(false);
});
