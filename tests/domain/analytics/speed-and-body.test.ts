import { describe, expect, it } from 'vitest';
import type { PlacedShot } from '#src/domain/bag/bag-shots.ts';
import { speedAndBody } from '#src/domain/analytics/speed-and-body.ts';

const swings = (club: string, month: string, speeds: readonly number[]): PlacedShot[] =>
  speeds.map((clubSpeedMps, at) => ({
    key: `${club}${month}${at}`,
    club,
    carryM: 150,
    place: 'range',
    day: `${month}-10`,
    sessionId: month,
    clubSpeedMps,
  }));
const jump = (on: string, heightCm: number) => ({ id: `${on}${heightCm}`, on, heightCm, fps: 240 });
const workout = (day: string, exerciseId: string, done = true) => ({
  completedAt: `${day}T18:00:00.000Z`,
  items: [{ id: 'i', exerciseId, order: 0, sets: [{ id: 's', done }] }],
});

describe('club speed beside the body', () => {
  const driver = [
    ...swings('Driver', '2026-05', [44, 45, 46, 47, 48]),
    ...swings('Driver', '2026-06', [46, 47, 48, 49, 60]),
  ];
  const sevenIron = swings('7-iron', '2026-06', [36, 37, 38, 39]);

  it('is shown by month, each with its count, the newest first', () => {
    const { clubs, months } = speedAndBody(
      new Map([
        ['Driver', driver],
        ['7-iron', sevenIron],
      ]),
      [jump('2026-05-02', 30), jump('2026-06-03', 31), jump('2026-06-03', 33), jump('2026-06-20', 35)],
      [workout('2026-06-01', 'squat-jump'), workout('2026-06-08', 'mb-slam')],
    );

    expect(clubs).toEqual(['Driver']);
    expect(months).toEqual([
      {
        month: '2026-06',
        jump: { heightCm: 33, jumps: 3 },
        powerWorkouts: 2,
        speeds: { Driver: { mps: 48, shots: 5 } },
      },
      { month: '2026-05', jump: { heightCm: 30, jumps: 1 }, speeds: { Driver: { mps: 46, shots: 5 } } },
    ]);
  });

  it('leaves out a month of fewer than five measured shots, and workouts without a power exercise done', () => {
    const { clubs, months } = speedAndBody(
      new Map([['7-iron', sevenIron]]),
      [],
      [workout('2026-06-01', 'squat-jump', false), workout('2026-06-02', 'dead-bug')],
    );

    expect(clubs).toEqual([]);
    expect(months).toEqual([]);
  });

  it('shows the three clubs measured in most months', () => {
    const clubs = ['9-iron', '7-iron', '5-iron', 'Driver'];
    const shots = new Map(
      clubs.map((club, nth) => [
        club,
        ['2026-03', '2026-04', '2026-05', '2026-06']
          .slice(0, nth + 1)
          .flatMap((month) => swings(club, month, [40, 40, 40, 40, 40])),
      ]),
    );

    expect(speedAndBody(shots, [], []).clubs).toEqual(['Driver', '5-iron', '7-iron']);
  });
});
