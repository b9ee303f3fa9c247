import { describe, expect, it } from 'vitest';
import { decideFocus, type Evidence, type Focus, type Loss, type Part } from '#src/domain/coach/coach.ts';
import { drillById } from '#src/domain/practice/drills.ts';
import { nextStep } from '#src/domain/coach/next-step.ts';
import { placesOf } from '#src/domain/practice/session.ts';
import { PARTS } from './invented-seasons.ts';

const loss = (group: Part, excessPer18: number, rounds = 20): Loss => ({
  group,
  excessPer18,
  low: excessPer18 - 0.5,
  high: excessPer18 + 0.5,
  rounds,
});
const level = PARTS.map((part) => loss(part, 0));
const chipper: Evidence = {
  today: '2026-11-23',
  index: 10.7,
  losses: [...level.filter(({ group }) => group !== 'short-game'), loss('short-game', 2.1)],
  faults: [],
  pain: [],
};
const workOn = (evidence: Evidence): Focus => {
  const decision = decideFocus(evidence);
  if (decision.kind !== 'work-on') throw new Error(decision.kind);
  return decision;
};
const stored = (focus: Focus) => JSON.parse(JSON.stringify(focus)) as Focus;

describe('the decision on what to work on', () => {
  it('names the part that costs more than a typical golfer of this index, with its week and retest', () => {
    const focus = workOn(chipper);

    expect(focus).toMatchObject({ part: 'short-game', id: '2026-11-23-short-game', retestOn: '2026-12-14' });
    expect(focus.excess).toEqual({ value: 2.1, low: 1.6, high: 2.6, rounds: 20 });
    expect(focus.week).toHaveLength(3);
    expect(focus.retests.map(({ daysAfter }) => daysAfter)).toEqual([1, 7, 21]);
    expect(focus.expected.low).toBeGreaterThan(0);
  });

  it('says that nothing stands out for a golfer at their own level', () => {
    expect(decideFocus({ ...chipper, losses: level }).kind).toBe('nothing-stands-out');
  });

  it('asks for the rounds that are missing before three tell', () => {
    const decision = decideFocus({ ...chipper, losses: [loss('putting', 4, 1)] });

    expect(decision).toMatchObject({ kind: 'not-enough', roundsToGo: 2 });
  });

  it('keeps the focus until its retest, also when another part looks a little worse', () => {
    const current = stored(workOn(chipper));
    const losses = [loss('short-game', 1), loss('putting', 1.6)];

    expect(workOn({ ...chipper, today: '2026-12-01', losses, current }).part).toBe('short-game');
  });

  it('changes before the retest only for a part that is worse beyond both bands', () => {
    const current = stored(workOn(chipper));
    const losses = [loss('short-game', 0.5), loss('putting', 3)];

    expect(workOn({ ...chipper, today: '2026-12-01', losses, current }).part).toBe('putting');
    expect(workOn({ ...chipper, today: '2026-12-01', losses, current: { ...current, chosenBy: 'golfer' } }).part).toBe(
      'short-game',
    );
  });

  it('lasts until the retest three weeks after its drill was first done', () => {
    const current = stored(workOn(chipper));
    const practised = [{ drillId: 'landing-towel', day: '2026-11-27', minutes: 40, score: 12 }];
    const on = (today: string) => decideFocus({ ...chipper, today, losses: level, current, practised });

    expect(on('2026-12-17')).toMatchObject({ kind: 'work-on', part: 'short-game', retestOn: '2026-12-18' });
    expect(workOn({ ...chipper, today: '2026-12-17', losses: level, current, practised }).retests.at(-1)?.day).toBe(
      '2026-12-18',
    );
    expect(on('2026-12-18').kind).toBe('nothing-stands-out');
  });

  it('ends with its last retest, before the first session, after it, and when it goes on', () => {
    const current = stored(workOn(chipper));
    const practised = [{ drillId: 'landing-towel', day: '2026-11-27', minutes: 40, score: 12 }];
    const endsOn = (focus: ReturnType<typeof workOn>) => [focus.retests.at(-1)?.day, focus.retestOn];

    expect(endsOn(workOn(chipper))).toEqual(['2026-12-14', '2026-12-14']);
    expect(endsOn(workOn({ ...chipper, today: '2026-11-26', current }))).toEqual(['2026-12-14', '2026-12-14']);
    expect(endsOn(workOn({ ...chipper, today: '2026-11-28', current, practised }))).toEqual([
      '2026-12-18',
      '2026-12-18',
    ]);
    const prolonged = workOn({ ...chipper, today: '2026-12-18', current, practised });
    expect(prolonged.retests.map(({ day }) => day)).toEqual(['2026-11-28', '2026-12-04', '2026-12-18', '2027-01-08']);
    expect(prolonged.retestOn).toBe('2027-01-08');
  });

  it('plans as many sessions as fit into the week, as long as they may be, where the golfer can practise', () => {
    const { week } = workOn({ ...chipper, minutes: 20, sessionsPerWeek: 2, places: ['course'] });

    expect(week).toHaveLength(2);
    for (const { minutes, blocks } of week) {
      expect(minutes).toBeLessThanOrEqual(20);
      for (const { drillId = '' } of blocks) expect(placesOf(drillById(drillId)!)).toContain('course');
    }
  });

  it('fills the time that the golfer has with the one drill that is new, half an hour of it at most', () => {
    const minutesOf = (minutes: number) => workOn({ ...chipper, minutes }).week.map((session) => session.minutes);

    expect(minutesOf(10)).toEqual([10, 10, 10]);
    expect(minutesOf(40)).toEqual([30, 30, 30]);
  });

  it('ends after the retest when the part costs no more than the level', () => {
    const current = stored(workOn(chipper));

    expect(decideFocus({ ...chipper, today: '2026-12-14', losses: level, current }).kind).toBe('nothing-stands-out');
  });

  it('names as cause only a fault that costs in that part, the surest witness first', () => {
    const faults = [
      { faultId: 'over-the-top', source: 'coach', confidence: 'high', day: '2026-11-20' },
      { faultId: 'deceleration', source: 'questions', confidence: 'low', day: '2026-11-20' },
      { faultId: 'casting', source: 'video', confidence: 'high', day: '2026-11-20' },
    ] as const;

    expect(workOn({ ...chipper, faults }).cause).toMatchObject({ faultId: 'casting', source: 'video' });
    expect(workOn({ ...chipper, faults: faults.slice(0, 1) }).cause).toBeUndefined();
  });

  it('fills the week with what was done and moves what was missed', () => {
    const current = stored(workOn(chipper));
    const practised = [{ drillId: 'landing-towel', day: '2026-11-23', minutes: 40, score: 12, passed: true }];

    const { week } = workOn({ ...chipper, today: '2026-11-26', current, practised });

    expect(week.map(({ isDone }) => isDone)).toEqual([true, false, false]);
    expect(week[0]?.score).toBe(12);
    expect(week[1]?.day).toBe('2026-11-26');
  });

  it('keeps days with a round free, if need be into the next week', () => {
    const busyDays = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'];

    const days = workOn({ ...chipper, busyDays }).week.map(({ day }) => day);

    expect(days).toHaveLength(3);
    expect(days.filter((day) => busyDays.includes(day))).toEqual([]);
  });

  it('brings in one new thing a week: a drill first, an exercise for the body once that is known', () => {
    const faults = [{ faultId: 'casting', source: 'video', confidence: 'high', day: '2026-11-20' } as const];
    const practised = ['landing-towel', 'one-club-ladder', 'towel-under-arms'].map((drillId) => ({
      drillId,
      day: '2026-11-10',
      minutes: 20,
    }));
    const body = (evidence: Partial<Evidence>) =>
      workOn({ ...chipper, faults, limits: ['pelvic-control'], ...evidence }).week.filter(
        ({ kind }) => kind === 'body',
      );

    expect(body({})).toEqual([]);
    expect(body({ practised }).flatMap(({ blocks }) => blocks)).toMatchObject([{ isNew: true }]);
    const [{ blocks: known } = { blocks: [] }] = body({ exercisesDone: ['standing-hip-turn'] });
    expect(known).toMatchObject([{ exerciseId: 'standing-hip-turn', isNew: false }]);
  });

  it('starts no retest that loads what hurts', () => {
    const practised = [{ drillId: 'landing-towel', day: '2026-11-23', minutes: 40 }];
    const sore = workOn({
      ...chipper,
      today: '2026-11-24',
      practised,
      current: stored(workOn(chipper)),
      pain: ['wrists'],
    });

    expect(sore.retests[0]).toMatchObject({ day: '2026-11-24' });
    expect(nextStep({ ...sore, week: [] }, '2026-11-24').kind).toBe('rest');
    expect(nextStep({ ...sore, week: [], heldBackBy: [] }, '2026-11-24').kind).toBe('retest');
  });

  it('reads evidence that is no evidence as none', () => {
    const nothing: unknown[] = [undefined, null, 'x', {}, []];

    expect(nothing.map((one) => decideFocus(one as Evidence).kind)).toEqual(nothing.map(() => 'not-enough'));
  });

  it('plans nothing that loads a wrist while the wrist hurts', () => {
    expect(workOn({ ...chipper, pain: ['wrists'] })).toMatchObject({ week: [], heldBackBy: ['wrists'] });
  });

  it('reports what the rounds since say', () => {
    const current = stored(workOn(chipper));
    const since = [loss('short-game', -0.5, 12)];

    expect(workOn({ ...chipper, today: '2026-12-10', current, since }).didItHelp?.verdict).toBe('yes');
    expect(
      workOn({ ...chipper, today: '2026-12-10', current, since: [loss('short-game', 1.8, 6)] }).didItHelp?.verdict,
    ).toBe('cannot-tell');
  });
});
