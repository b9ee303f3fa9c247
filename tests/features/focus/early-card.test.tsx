import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Decided, decideFocus } from '#src/domain/coach/coach.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { EarlyCard } from '#src/features/focus/early-card.tsx';
import { show } from '#tests/support/screen.tsx';

const decision = decideFocus({ today: '2026-11-23', index: null, losses: [], faults: [], pain: [] });

const profile = { id: 'sam' } as Profile;

const early = async (assessment: Decided['assessment']) => {
  if (decision.kind !== 'not-enough') throw new Error(decision.kind);
  const decided = { decision, losses: [], assessment } as unknown as Decided;
  show(<EarlyCard decision={decision} decided={decided} profile={profile} />);
  await screen.findByRole('heading', { name: '3 more rounds to find your weakest part' });
  return screen.queryByRole('link', { name: 'Or answer the swing questions, 3 to 5 minutes' });
};

it('offers the questions once to a golfer whose rounds show nothing yet', async () => {
  expect((await early('none'))?.getAttribute('href')).toBe('/swing-assessment');
  cleanup();
  expect(await early('finished')).toBeNull();
});
