import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { HandicapEntry } from '@divot/golf-rules';
import { IndexGraph } from '#src/features/analytics/handicap/index-graph.tsx';
import { show } from '#tests/support/screen.tsx';

const score = (status: HandicapEntry['status'], index: number | null) =>
  ({ status, index, exceptionalReduction: 0, cap: 'none', lowIndex: null, playedOn: '2026-05-01' }) as HandicapEntry;

it('counts the scores that lead to a first index, not the indexes', async () => {
  show(<IndexGraph entries={[score('counted', null), score('counted', null), score('counted', 12.3)]} />);
  expect(await screen.findByText(/You have 3 scores so far\.$/)).toBeTruthy();
  cleanup();

  show(<IndexGraph entries={[score('counted', null)]} />);
  expect(await screen.findByText(/You have 1 score so far\.$/)).toBeTruthy();
});
