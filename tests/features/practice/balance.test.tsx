import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Balance } from '#src/features/practice/analytics/balance.tsx';
import { show } from '#tests/support/screen.tsx';

// Another part may cost more than the focus for a while. The chart must not look like a second answer to what to
// work on.

const balance = {
  areas: [
    { area: 'full-swing', practice: 0.44, lost: 0.68 },
    { area: 'short-game', practice: 0.3, lost: 0.32 },
    { area: 'putting', practice: 0.26, lost: 0 },
  ],
  rounds: 20,
  sessions: 4,
} as const;
const orange = (inside: ParentNode) => inside.querySelectorAll('rect.fill-flag');

it('shows only the focus in orange, and explains the longest bar', async () => {
  show(<Balance balance={balance} part="short-game" />);

  const [focus] = await screen.findAllByText('your focus');
  expect(focus?.parentElement?.textContent).toContain('Short game');
  expect(orange(document)).toHaveLength(1);
  expect(screen.getByText(/^The full swing costs you more just now\. Your focus stays short game/)).toBeTruthy();
});

it('shows nothing in orange if nothing stands out', async () => {
  show(<Balance balance={balance} part={undefined} />);

  await screen.findAllByText('Share of practice time and of strokes lost');
  expect(orange(document)).toHaveLength(0);
  expect(screen.queryByText(/costs you more just now/)).toBeNull();
});
