import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Decided, decideFocus } from '#src/domain/coach/coach.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { EarlyCard } from '#src/features/focus/cards-without-focus.tsx';
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

it('says after the first round which parts it shows, and the taps that the others need', async () => {
  if (decision.kind !== 'not-enough') throw new Error(decision.kind);
  const losses = [{ part: 'putting', value: 0.4, low: -1, high: 2, rounds: 1 }];
  const decided = { decision, losses, hasRounds: true, assessment: 'finished' } as unknown as Decided;
  show(<EarlyCard decision={decision} decided={decided} profile={profile} />);

  const row = (part: string) => screen.getByText(part).closest('div')?.textContent;
  await screen.findByText('What your rounds show so far');
  expect(row('Putting')).toContain('1 of 3 rounds');
  expect(row('Off the tee')).toBe('Off the teeTap where the drive ended.0 of 3 rounds');
});

it('offers the questions once to a golfer whose rounds show nothing yet', async () => {
  expect((await early('none'))?.getAttribute('href')).toBe('/swing-assessment');
  cleanup();
  expect(await early('finished')).toBeNull();
});
