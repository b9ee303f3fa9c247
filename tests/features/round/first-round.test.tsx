import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RoundAreas } from '#src/app/round-areas.tsx';
import { DecideFocus } from '#src/app/background/decide-focus.tsx';
import { sortKeyOf } from '#src/domain/entities/documents.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { AnalyticsScreen } from '#src/features/analytics/analytics-screen.tsx';
import { StoryScreen } from '#src/features/round/story/story-screen.tsx';
import { state, syncStatusAtom } from '#src/platform/state.ts';
import { eventually } from '#tests/support/eventually.ts';
import { SAM, show, signInSam } from '#tests/support/screen.tsx';

// After a first round on a course without a rating, with only putts told.

const AT = '2026-05-12T09:00:00.000Z';
const holes = Array.from({ length: 18 }, (_, at) => ({ n: at + 1, par: 4, strokes: 6, putts: 2, firstPuttFt: 24 }));
const round = {
  id: 'first',
  userId: SAM.uid,
  createdAt: AT,
  updatedAt: AT,
  date: AT,
  playedOn: '2026-05-12',
  status: 'finished',
  mode: 'casual',
  holesPlanned: holes.map(({ n }) => n),
  holes,
} as unknown as Round;

const open = async (profile: object, screenOf: React.ReactNode, rounds = [round]) => {
  const golfer = await signInSam(profile, new Date('2026-05-13T09:00:00Z'));
  state.set(syncStatusAtom, { phase: 'idle', pending: 0, attention: 0, lastSyncedAt: AT });
  for (const one of rounds) await golfer.db.rounds.insert({ ...one, sortKey: sortKeyOf('rounds', one) });
  show(
    <>
      <DecideFocus />
      {screenOf}
    </>,
  );
};
const nothing = () => undefined;

it('says what the round shows, what is missing, and the taps that it takes', async () => {
  await open(
    { handicap: 20, handicapSource: 'entered' },
    <RoundAreas>
      <StoryScreen round={round} go={nothing} />
    </RoundAreas>,
  );

  await screen.findByText('This round shows putting. For the others:');
  expect(screen.getByText('Off the tee').parentElement?.textContent).toBe('Off the teeTap where the drive ended.');
  screen.getByText('3 more rounds to find your weakest part');
  // She entered her index, so it is not "No index yet".
  await screen.findByText('20.0, entered by you');
});

it('promises no index to a golfer whose tees have no rating', async () => {
  await open({}, <AnalyticsScreen at={{}} go={nothing} />);

  await screen.findByText(/^Your tees have no rating yet, so these rounds give no index\./);
  screen.getByText('Your first estimated index, on tees with a rating');
});

it('does not promise a first index to a golfer who entered one', async () => {
  await open({ handicap: 20, handicapSource: 'entered' }, <AnalyticsScreen at={{}} go={nothing} />);

  await screen.findByText('2 more rounds unlock your averages');
  await eventually(() => expect(document.body.textContent).not.toContain('first estimated index'));
});

const install = <p>Install Divot</p>;

it('offers to install Divot once there is a round to lose', async () => {
  await open(
    {},
    <RoundAreas>
      <StoryScreen round={round} go={nothing} install={install} />
    </RoundAreas>,
  );

  await screen.findByText('Install Divot');
});

it('does not offer it again after the second round', async () => {
  const second = { ...round, id: 'second' };
  await open(
    {},
    <RoundAreas>
      <StoryScreen round={second} go={nothing} install={install} />
    </RoundAreas>,
    [round, second],
  );

  await screen.findByText(/^This round shows putting/);
  expect(screen.queryByText('Install Divot')).toBeNull();
});
