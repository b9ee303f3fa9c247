import { describe, expect, it } from 'vitest';
import { comingUp } from '#src/domain/insights/coming-up.ts';

const now = new Date('2026-05-29T12:00:00');
const none = { lessons: [], games: [] };
const hours = (n: number) => new Date(now.getTime() + n * 3_600_000).toISOString();
const lesson = (startUtc: string, status: 'confirmed' | 'requested' | 'cancelled' | 'done' = 'confirmed') => ({
  kind: 'lesson' as const,
  status,
  startUtc,
  coachName: 'Ines Duarte',
});
const game = (startUtc: string, rest: object = {}) => ({
  userId: 'sam',
  startUtc,
  place: 'Heron Creek',
  status: 'open' as const,
  requests: {},
  ...rest,
});

describe('assessments that are due', () => {
  const swing = (assessmentDate: string) => comingUp('sam', { swingAssessment: { assessmentDate } }, none, now);
  const mobility = (mobilityAssessedOn: string) =>
    comingUp('sam', { mobilityAssessmentComplete: true, mobilityAssessedOn }, none, now);

  it('are due from 28 days on, by calendar days', () => {
    expect(swing('2026-05-02')).toEqual([]);
    expect(swing('2026-05-01')).toEqual([{ kind: 'swing-due', daysAgo: 28 }]);
    // Late in the evening of 1 May: 28 local midnights ago, but less than 28 times 24 hours.
    expect(swing(new Date('2026-05-01T23:50:00').toISOString())).toEqual([{ kind: 'swing-due', daysAgo: 28 }]);
    expect(mobility('2026-05-02')).toEqual([]);
    expect(mobility('2026-04-20')).toEqual([{ kind: 'mobility-due', daysAgo: 39 }]);
  });
  it('are not due if they were never done, or the day is unknown', () => {
    expect(comingUp('sam', {}, none, now)).toEqual([]);
    expect(comingUp('sam', { mobilityAssessedOn: '2026-01-01' }, none, now)).toEqual([]);
    expect(swing('once')).toEqual([]);
  });
});

describe('lessons and games', () => {
  const kinds = (dates: Partial<Parameters<typeof comingUp>[2]>) =>
    comingUp('sam', {}, { ...none, ...dates }, now).map((one) => ('at' in one ? [one.kind, one.at] : []));

  it('show within 72 hours, the next first', () => {
    const dates = { lessons: [lesson(hours(50)), lesson(hours(73)), lesson(hours(-1))], games: [game(hours(10))] };
    expect(kinds(dates)).toEqual([
      ['game', hours(10)],
      ['lesson', hours(50)],
    ]);
    expect(kinds({ lessons: [lesson(hours(72))] })).toHaveLength(1);
  });
  it('say whether the coach has confirmed', () => {
    expect(comingUp('sam', {}, { ...none, lessons: [lesson(hours(5), 'requested')] }, now)).toMatchObject([
      { kind: 'lesson', with: 'Ines Duarte', confirmed: false },
    ]);
  });
  it('leave out what does not take place or is not the golfer’s', () => {
    expect(kinds({ lessons: [lesson(hours(5), 'cancelled'), lesson(hours(5), 'done')] })).toEqual([]);
    const request = (status: string) => ({ userId: 'kim', requests: { sam: { name: 'Sam', status, at: hours(-9) } } });
    const games = [game(hours(5), { status: 'cancelled' }), game(hours(5), request('requested'))];
    expect(kinds({ games })).toEqual([]);
    expect(kinds({ games: [game(hours(5), request('accepted'))] })).toHaveLength(1);
    // The entry keeps the host's yes even after the guest withdraws.
    const left = { name: 'Sam', status: 'accepted', at: hours(-9), withdrawnAt: hours(-1) };
    expect(kinds({ games: [game(hours(5), { userId: 'kim', requests: { sam: left } })] })).toEqual([]);
  });
});
