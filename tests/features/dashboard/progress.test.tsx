import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { newestFirst } from '@divot/documents';
import { ProgressList } from '#src/features/dashboard/progress/progress-list.tsx';
import { AnalyticsScreen } from '#src/features/analytics/analytics-screen.tsx';
import { RecentRounds } from '#src/features/dashboard/rounds/recent-rounds.tsx';
import { OffCourse } from '#src/features/dashboard/train/off-course.tsx';
import { saveProfile } from '#src/data/commands/profile.ts';
import { type Golfer, SAM, show, signInSam } from '#tests/support/screen.tsx';

// SPEC section 7: rounds count if dated on or after the first of this month, workouts if completed on or after Sunday
// 00:00 of this week, both by the golfer's own clock. The time is Wednesday, 13 May 2026, noon.

const local = (text: string) => new Date(text).toISOString();
const NOW = new Date('2026-05-13T12:00:00');

let golfer: Golfer;
beforeEach(async () => {
  golfer = await signInSam({}, NOW);
});

const base = (id: string, at: string) => ({
  id,
  userId: SAM.uid,
  createdAt: at,
  updatedAt: at,
  sortKey: newestFirst(at),
});
const play = (id: string, at: string, status: 'finished' | 'active' | 'abandoned' = 'finished', card: object = {}) =>
  golfer.db.rounds.insert({
    ...base(id, at),
    date: at,
    playedOn: at.slice(0, 10),
    status,
    mode: 'casual',
    holesPlanned: [1],
    holes: [],
    ...card,
  } as never);
const train = (id: string, completedAt: string, status: 'finished' | 'active' = 'finished') =>
  golfer.db.workouts.insert({
    ...base(id, completedAt),
    startedAt: completedAt,
    ...(status === 'finished' ? { completedAt } : {}),
    status,
    kind: 'strength',
    items: [],
  } as never);
const said = async (name: string, text: string) => {
  const bar = await screen.findByRole('progressbar', { name });
  await waitFor(() => expect(bar.getAttribute('aria-valuetext')).toBe(text));
  return bar;
};

describe('progress in the sidebar', () => {
  it('counts rounds from the first of the month at 00:00 on', async () => {
    await play('last month', local('2026-04-30T23:59:59.999'));
    await play('first', local('2026-05-01T00:00:00'));
    await play('under way', local('2026-05-13T09:00:00'), 'active');
    await play('given up', local('2026-05-12T09:00:00'), 'abandoned');
    show(<ProgressList />);
    await said('Rounds this month', '1 of 8');
  });

  it('is the one count of rounds: Home, Stats and the list have the same', async () => {
    const nine = { holesPlanned: [1, 2, 3, 4, 5, 6, 7, 8, 9] };
    const card = { ...nine, holes: nine.holesPlanned.map((n) => ({ n, par: 4, strokes: 5, putts: 2 })) };
    for (const day of ['02', '05', '09']) await play(day, local(`2026-05-${day}T09:00:00`), 'finished', card);
    await play('total', local('2026-05-10T09:00:00'), 'finished', { ...nine, total: { adjustedGross: 45, holes: 9 } });
    await play('given up', local('2026-05-12T09:00:00'), 'abandoned', card);
    await play('under way', local('2026-05-13T09:00:00'), 'active', card);

    show(
      <>
        <ProgressList />
        <OffCourse profile={await golfer.profile()} />
        <RecentRounds profile={undefined} isPlaying />
        <AnalyticsScreen at={{}} go={() => undefined} />
      </>,
    );

    await said('Rounds this month', '4 of 8');
    const lastRounds = await screen.findByRole('region', { name: 'Recent rounds' });
    await waitFor(() => expect(within(lastRounds).getAllByRole('listitem')).toHaveLength(2));
    await screen.findByText('3 of 4 finished rounds, 1 with only a total');
    expect(screen.queryByText('abandoned')).toBeNull();
  });

  it('counts finished workouts from Sunday 00:00 on', async () => {
    await train('saturday', local('2026-05-09T23:59:59.999'));
    await train('sunday', local('2026-05-10T00:00:00'));
    await train('today', local('2026-05-13T08:00:00'));
    await train('running', local('2026-05-13T11:00:00'), 'active');
    show(<ProgressList />);
    await said('Workouts this week', '2 of 12');
  });

  it('uses the golfer’s own plan, and its bar ends at 100 percent', async () => {
    await saveProfile(SAM.uid, { workoutsPlanned: 1 });
    await train('one', local('2026-05-11T08:00:00'));
    await train('two', local('2026-05-12T08:00:00'));
    show(<ProgressList />);
    const bar = await said('Workouts this week', '2 of 1');
    expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['100', '100']);
  });

  it('says N/A without a handicap, else the one entered', async () => {
    show(<ProgressList />);
    await screen.findByText('N/A');
    await saveProfile(SAM.uid, { handicap: -2.1, handicapSource: 'entered' });
    await screen.findByText('+2.1');
  });

  it('is live: a round that arrives counts at once', async () => {
    show(<ProgressList />);
    await said('Rounds this month', '0 of 8');
    await play('arrives', local('2026-05-13T10:00:00'));
    await said('Rounds this month', '1 of 8');
  });
});
