import { describe, expect, it } from 'vitest';
import { clubsOfPractice, shotsOfPractice } from '#src/domain/bag/practice-shots.ts';
import { type ShotToPack, packShots } from '#src/domain/bag/shot-columns.ts';
import type { ShotSession } from '#src/domain/entities/shot-session.entity.ts';

const AT_FIVE = 17 * 3600;
const shot = (minute: number | undefined, club = '7-iron', carryM = 140): ShotToPack => ({
  club,
  carryM,
  nth: 1,
  ...(minute === undefined ? {} : { second: AT_FIVE + minute * 60 }),
});
const session = (id: string, shots: readonly ShotToPack[], day = '2026-06-17'): ShotSession =>
  ({
    id,
    day,
    place: 'range',
    vendor: 'garmin',
    importId: 'i',
    importedAt: `${day}T20:00:00.000Z`,
    ...packShots(shots),
  }) as never;
/** 17:00 to 18:00 in the time zone of the machine that runs the test. */
const practice = {
  startedAt: new Date(2026, 5, 17, 17, 0).toISOString(),
  finishedAt: new Date(2026, 5, 17, 18, 0).toISOString(),
  practicedOn: '2026-06-17',
};

describe('the measured shots of a practice', () => {
  it('are those of its day and hours, balls before and after included', () => {
    const all = [session('s', [shot(-200), shot(-15), shot(0), shot(59), shot(75), shot(200)])];

    const found = shotsOfPractice(practice, all);

    expect(found.map(({ second }) => (second! - AT_FIVE) / 60)).toEqual([-15, 0, 59, 75]);
  });

  it('are the whole day’s if the file has no times, and never another day’s', () => {
    const all = [session('s', [shot(undefined), shot(undefined, '8-iron')]), session('t', [shot(0)], '2026-06-16')];

    expect(shotsOfPractice(practice, all).map(({ club }) => club)).toEqual(['7-iron', '8-iron']);
  });

  it('are the whole day’s for a practice logged on a later day, without an hour', () => {
    const logged = {
      ...practice,
      startedAt: new Date(2026, 5, 17, 12, 0).toISOString(),
      finishedAt: new Date(2026, 5, 17, 12, 30).toISOString(),
    };

    expect(shotsOfPractice(logged, [session('s', [shot(0), shot(59)])])).toHaveLength(2);
  });

  it('are those of the session that the golfer chose, whatever its day; by time again once it is deleted', () => {
    const chosen = session('chosen', [shot(0, 'Driver')], '2026-06-16');
    const all = [session('s', [shot(0)]), chosen];
    const byHand = { ...practice, shotSessionId: 'chosen' };

    expect(shotsOfPractice(byHand, all).map(({ club }) => club)).toEqual(['Driver']);
    expect(shotsOfPractice(byHand, [all[0]!]).map(({ club }) => club)).toEqual(['7-iron']);
  });

  it('count once if two devices imported them', () => {
    expect(shotsOfPractice(practice, [session('phone', [shot(0)]), session('desk', [shot(0)])])).toHaveLength(1);
  });

  it('give a carry from five shots on, and only their number below', () => {
    const seven = Array.from({ length: 6 }, (_, minute) => shot(minute, '7-iron', 138 + minute));
    const shots = shotsOfPractice(practice, [session('s', [...seven, shot(10, 'Driver', 200)])]);

    expect(clubsOfPractice(shots)).toEqual([
      {
        club: '7-iron',
        shots: 6,
        carryM: expect.closeTo(140.5, 0),
        carryLowM: expect.any(Number),
        carryHighM: expect.any(Number),
      },
      { club: 'Driver', shots: 1 },
    ]);
  });
});
