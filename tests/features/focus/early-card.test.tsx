import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Decided } from '#src/data/queries/decision.ts';
import { decideFocus } from '#src/domain/coach/coach.ts';
import { EarlyCard } from '#src/features/focus/early-card.tsx';
import { show } from '#tests/support/screen.tsx';

const decision = decideFocus({ today: '2026-11-23', index: null, losses: [], faults: [], pain: [] });

const early = async (assessment: object | undefined) => {
  if (decision.kind !== 'not-enough') throw new Error(decision.kind);
  const decided = { decision, losses: [], known: { today: '2026-11-23', assessment } } as unknown as Decided;
  show(<EarlyCard decision={decision} decided={decided} />);
  await screen.findByRole('heading', { name: '3 more rounds to find your weakest part' });
  return screen.queryByRole('link', { name: 'Or answer the swing questions, 3 to 5 minutes' });
};

it('offers the questions once to a golfer whose rounds show nothing yet', async () => {
  expect((await early(undefined))?.getAttribute('href')).toBe('/swing-assessment');
  cleanup();
  expect(await early({})).toBeNull();
});
