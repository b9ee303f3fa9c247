import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TransferGap } from '#src/features/practice/analytics/analytics-screen.tsx';

const show = (low: number, high: number) =>
  render(
    <TransferGap
      gap={{
        gap: { points: (low + high) / 2, low, high },
        block: { successes: 83, attempts: 100 },
        random: { successes: 37, attempts: 51 },
      }}
    />,
  );

it.each([
  [5, 25, 'Likely 5 to 25 points less.'],
  [-20, -1, 'Likely 1 to 20 points more.'],
  [-1, 25, 'Likely 1 point more to 25 points less.'],
])('says which way a gap of %i to %i points goes', (low, high, sentence) => {
  show(low, high);

  expect(screen.getByText((text) => text.endsWith(sentence))).toBeTruthy();
});
