import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { sum, unwrap } from '@divot/basics';
import { newestFirst } from '@divot/documents';
import { cardHandicap, netTotals } from '@divot/golf-rules';
import { strokesReceivedBy } from '#src/domain/rounds/players.ts';
import { readShotFile } from '@divot/shot-files';
import { importShots } from '#src/data/commands/shots.ts';
import { newSessions } from '#src/domain/bag/new-sessions.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import type { Workout } from '#src/domain/entities/workout.entity.ts';
import { BagScreen } from '#src/features/bag/bag-screen.tsx';
import { OldDashboardScreen } from '#src/features/dashboard/old-dashboard-screen.tsx';
import { ProgressList } from '#src/features/dashboard/progress/progress-list.tsx';
import { Recommendations } from '#src/features/dashboard/recommend/recommendations.tsx';
import { OffCourse } from '#src/features/dashboard/train/off-course.tsx';
import { InvitationDetail } from '#src/features/invitations/invitation-detail.tsx';
import { InvitationRow } from '#src/features/invitations/invitation-row.tsx';
import { BagSection } from '#src/features/profile/bag-section.tsx';
import { profileFields } from '#src/features/profile/profile-fields.ts';
import { useForm } from '#src/platform/storage/draft.ts';
import { WorkoutRow } from '#src/features/workout/history/history-list.tsx';
import { HomeScreen as WorkoutHome } from '#src/features/workout/home/home-screen.tsx';
import { provideCloud, type Cloud } from '#src/platform/cloud.ts';
import { newGame } from '#tests/support/new-game.ts';
import { type Golfer, SAM, show, signInSam } from '#tests/support/screen.tsx';
import { eventually } from '#tests/support/eventually.ts';

// One number is the same on every screen that shows it, beside the facts that e2e/journeys/facts.spec.ts compares. A
// hole's length, par and index: hole-length.test.ts.

const NOW = new Date('2026-05-13T12:00:00Z');
const nothing = () => undefined;

let golfer: Golfer;
beforeEach(async () => {
  golfer = await signInSam(
    {
      handicap: 12.4,
      handicapSource: 'entered',
      workoutsPlanned: 12,
      workoutFrequency: 3,
      bag: [
        { id: 'c1', type: 'Driver', carryYards: 235 },
        { id: 'c2', type: '7-iron', carryYards: 165 },
      ],
    },
    NOW,
  );
});

const base = (id: string, at: string) => ({
  id,
  userId: SAM.uid,
  createdAt: at,
  updatedAt: at,
  sortKey: newestFirst(at),
  startedAt: at,
  status: 'finished' as const,
});
const trains = async (id: string, day: string, durationSec: number) => {
  const at = `2026-05-${day}T08:00:00.000Z`;
  const workout = { ...base(id, at), completedAt: at, kind: 'strength', items: [], durationSec } as unknown as Workout;
  await golfer.db.workouts.insert(workout);
  return workout;
};
const text = (testId: string) => screen.getByTestId(testId).textContent ?? '';

const measures = async () => {
  const carries = [
    ...Array.from({ length: 14 }, (_, at) => `7 Iron,${150 + (at % 4)}`),
    ...Array.from({ length: 14 }, (_, at) => `Driver,${222 + (at % 5)}`),
  ];
  const rows = carries.map((carry, at) => `2026-05-12 10:00:${10 + at},${carry},${at % 3},50`);
  const table = ['Date,Club,Carry (yds),Offline (yds),Ball Speed (m/s)', ...rows].join('\n');
  const file = unwrap(readShotFile('shots.csv', new TextEncoder().encode(table)));
  unwrap(await importShots(SAM.uid, newSessions(file, []).sessions, 'range'));
};

it('shows one carry of a club in the bag, on its page and in the settings: 7-iron and driver', async () => {
  await measures();
  const clubs = ['Driver', '7-iron'];
  const profile = await golfer.profile();
  const Bag = () => (
    <BagSection form={useForm(profileFields('imperial', 2026), { name: 'profile', uid: 'sam', document: profile })} />
  );
  show(
    <>
      <div data-testid="bag">
        <BagScreen at={{}} go={nothing} />
      </div>
      {clubs.map((club) => (
        <BagScreen key={club} at={{ club }} go={nothing} />
      ))}
      <Bag />
    </>,
  );
  const onPage = () => clubs.map((club) => document.querySelector(`[aria-label='${club}'] .figures`)?.textContent);
  await expect.poll(onPage).toEqual([expect.stringMatching(/^2\d\d$/), expect.stringMatching(/^1\d\d$/)]);
  const settings = await screen.findAllByText(/Divot uses this one/);
  expect(settings.map(({ textContent }) => textContent?.split(' ')[0])).toEqual(onPage());
  expect(onPage().filter((carry) => !text('bag').includes(carry!))).toEqual([]);
});

it('adds the minutes of workouts up, and counts them once against the goal of the week', async () => {
  const workouts = [await trains('a', '11', 1500), await trains('b', '12', 2100)];
  show(
    <>
      <div data-testid="progress">
        <ProgressList />
      </div>
      <div data-testid="home">
        <OffCourse profile={await golfer.profile()} />
      </div>
      <div data-testid="older">
        <OldDashboardScreen />
      </div>
      <div data-testid="workout">
        <WorkoutHome go={nothing} />
      </div>
      <ul data-testid="list">
        {workouts.map((workout) => (
          <WorkoutRow key={workout.id} workout={workout} go={nothing} />
        ))}
      </ul>
    </>,
  );
  await screen.findByText('60 min since Sunday');
  const minutes = [...text('list').matchAll(/(\d+) min/g)].map(([, n]) => Number(n));
  expect(sum(minutes)).toBe(60);
  const bars = await screen.findAllByRole('progressbar', { name: /week/i });
  expect(new Set(bars.map((bar) => bar.getAttribute('aria-valuetext')))).toEqual(new Set(['2 of 12']));
  expect(text('older')).toContain('2 of 12');
  // Twelve is the goal for workouts of every kind, three are the days of a built plan.
  expect(text('home')).toContain('Plan: Full Body, 3 days a week');
  await eventually(() => expect(text('workout')).toContain('Your goal counts workouts of every kind: 12 a week.'));
  expect(text('workout')).toContain('trains on 3 days of it');
});

it('shows one tee time, on the course’s clock, in the list, on the game and on Home', async () => {
  provideCloud(() => Promise.resolve({ openGame: () => Promise.resolve(false) } as unknown as Cloud));
  const startUtc = '2026-05-15T00:30:00.000Z';
  const place = { startUtc, timeZone: 'Asia/Tokyo', sortKey: newestFirst(startUtc) };
  const game = newGame('game', { userId: SAM.uid, ...place });
  await golfer.db.games.insert(game);
  show(
    <>
      <ul data-testid="list">
        <InvitationRow game={game} me={{ uid: SAM.uid } as never} km={undefined} onOpen={nothing} />
      </ul>
      <div data-testid="game">
        <InvitationDetail id="game" go={nothing} />
      </div>
      <div data-testid="home">
        <Recommendations profile={await golfer.profile()} go={nothing} />
      </div>
    </>,
  );
  await screen.findByText(/^Game at/);
  const tee = /Fri, May 15, 9:30\sAM, Tokyo, GMT\+9/;
  await expect.poll(() => ['list', 'game', 'home'].filter((place) => !tee.test(text(place)))).toEqual([]);
});

it('gives as many strokes on the holes as the card says, and takes as many off the net score', () => {
  const holes = Array.from({ length: 18 }, (_, at) => ({ n: at + 1, par: 4, si: ((at * 7) % 18) + 1, strokes: 5 }));
  const round = {
    holes,
    holesPlanned: holes.map(({ n }) => n),
    courseHandicap: 14,
    indexAtStart: 12.4,
  } as unknown as Round;
  const received = sum(holes.map(({ n }) => strokesReceivedBy(round, n) ?? 0));
  expect(received).toBe(cardHandicap(round)?.handicap);
  expect(90 - (netTotals(round)?.strokes ?? 0)).toBe(received);
});
