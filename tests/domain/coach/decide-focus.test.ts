import type { Part } from '@divot/golf-rules';
import type { PartLoss } from '@divot/analytics';
import { describe, expect, it } from 'vitest';
import { decideFocus, type Evidence, type Focus } from '#src/domain/coach/coach.ts';
import { EXERCISES, drillById, faultById } from '@divot/golf-content';
import { sessionName } from '#src/domain/coach/focus-words.ts';
import { nextStep } from '#src/domain/coach/next-step.ts';
import { practiceName } from '#src/domain/coach/practice-name.ts';
import { practisedIn } from '#src/domain/coach/practised.ts';
import { placesOf } from '@divot/practice';
import { PARTS } from './invented-seasons.ts';

const loss = (part: Part, value: number, rounds = 20): PartLoss => ({
  part,
  value,
  low: value - 0.5,
  high: value + 0.5,
  rounds,
});
const level = PARTS.map((part) => loss(part, 0));
const chipper: Evidence = {
  today: '2026-11-23',
  index: 10.7,
  losses: [...level.filter(({ part }) => part !== 'short-game'), loss('short-game', 2.1)],
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
    expect(focus.loss).toEqual({ value: 2.1, low: 1.6, high: 2.6, rounds: 20 });
    expect(focus.week).toHaveLength(3);
    expect(focus.retests.map(({ daysAfter }) => daysAfter)).toEqual([1, 7, 21]);
    expect(focus.expected.low).toBeGreaterThan(0);
  });

  it('says that nothing stands out for a golfer at their own level', () => {
    expect(decideFocus({ ...chipper, losses: level }).kind).toBe('nothing-stands-out');
  });

  it('asks for the missing rounds before three can decide between two parts', () => {
    const told = (...losses: Evidence['losses']) => decideFocus({ ...chipper, losses });

    expect(told(loss('putting', 4, 1), loss('approach', 0, 1))).toMatchObject({ kind: 'not-enough', roundsToGo: 2 });
    // One part says nothing about the others: putts alone take three rounds with more taps.
    expect(told(loss('putting', 4, 1))).toMatchObject({ kind: 'not-enough', roundsToGo: 3 });
    const putts = (rounds: number) =>
      decideFocus({ ...chipper, losses: [loss('putting', 0), loss('approach', 0, rounds)] });
    expect(putts(1)).toMatchObject({ kind: 'not-enough', roundsToGo: 2 }); // twenty rounds of putts prove only putting
    expect(putts(3).kind).toBe('nothing-stands-out');
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

  it('plans as many sessions as fit the week, as long as possible, at the golfer’s places', () => {
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

  it('names as cause only a fault that costs in that part, the surest source first', () => {
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

  it('leaves the other sessions where they were planned once the first is done', () => {
    const planned = workOn(chipper);
    const practised = [{ drillId: 'landing-towel', day: '2026-11-23', minutes: 40, score: 12, passed: true }];

    const { week } = workOn({ ...chipper, current: stored(planned), practised });

    expect(week.map(({ day }) => day)).toEqual(planned.week.map(({ day }) => day));
    expect(week.map(({ isDone }) => isDone)).toEqual([true, false, false]);
  });

  it('keeps days with a round free, if need be into the next week', () => {
    const busyDays = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'];

    const days = workOn({ ...chipper, busyDays }).week.map(({ day }) => day);

    expect(days).toHaveLength(3);
    expect(days.filter((day) => busyDays.includes(day))).toEqual([]);
  });

  it('introduces one new thing a week: a drill first, an exercise for the body once its limit is known', () => {
    const faults = [{ faultId: 'casting', source: 'video', confidence: 'high', day: '2026-11-20' } as const];
    const practised = ['landing-towel', 'towel-lag'].map((drillId) => ({
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

  it('asks for no retest that loads what hurts, and keeps what was tested before', () => {
    const firstDay = { drillId: 'landing-towel', day: '2026-11-23', minutes: 40 };
    const retest = { drillId: 'landing-towel', day: '2026-11-24', minutes: 10, score: 9 };
    const on = (today: string, practised: Evidence['practised'], pain: string[]) =>
      workOn({ ...chipper, today, practised, current: stored(workOn(chipper)), pain });

    const sound = on('2026-11-24', [firstDay], []);
    expect(sound.retests).toHaveLength(3);
    expect(nextStep({ ...sound, week: [] }, '2026-11-24').kind).toBe('retest');
    const sore = on('2026-11-24', [firstDay], ['wrists']);
    expect(sore.retests).toEqual([]);
    expect(nextStep(sore, '2026-11-24').kind).not.toBe('retest');
    expect(on('2026-11-25', [firstDay, retest], ['wrists']).retests).toMatchObject([
      { daysAfter: 1, done: { score: 9 } },
    ]);
  });

  it('reads invalid evidence as missing', () => {
    const nothing: unknown[] = [undefined, null, 'x', {}, []];

    expect(nothing.map((one) => decideFocus(one as Evidence).kind)).toEqual(nothing.map(() => 'not-enough'));
  });

  it('plans nothing that loads a wrist while the wrist hurts', () => {
    const nothing = { week: [], retests: [], heldBackBy: ['wrists'], expected: { low: 0, high: 0 } };

    expect(workOn({ ...chipper, pain: ['wrists'] })).toMatchObject(nothing);
  });

  it('reports what the rounds since then show', () => {
    const current = stored(workOn(chipper));
    const since = [loss('short-game', -0.5, 12)];

    expect(workOn({ ...chipper, today: '2026-12-10', current, since }).didItHelp?.verdict).toBe('yes');
    expect(
      workOn({ ...chipper, today: '2026-12-10', current, since: [loss('short-game', 1.8, 6)] }).didItHelp?.verdict,
    ).toBe('cannot-tell');
  });

  it.each([2, 4, 6])('calls a leak of %d strokes that stays neither better nor worse', (strokes) => {
    const losses = [...level.slice(0, 2), loss('short-game', strokes)];
    const current = stored(workOn({ ...chipper, losses }));

    const { didItHelp } = workOn({ ...chipper, today: '2027-01-29', current, since: [loss('short-game', strokes)] });

    expect(didItHelp?.verdict).toBe('cannot-tell');
    expect(Math.abs(didItHelp?.change?.value ?? 9)).toBeLessThan(0.25);
  });

  it('says of a part that the golfer chose, and that was no leak, that nothing has changed', () => {
    const before = { value: -1, low: -1.5, high: -0.5, rounds: 20 };
    const current = { ...stored(workOn(chipper)), before, chosenBy: 'golfer' as const };

    const { didItHelp } = workOn({ ...chipper, today: '2026-12-10', current, since: [loss('short-game', -1, 12)] });

    expect(didItHelp?.verdict).toBe('cannot-tell');
    expect(Math.abs(didItHelp?.change?.value ?? 9)).toBeLessThan(0.2);
  });

  it('counts a week as done by the sessions that were planned, however often the golfer practised', () => {
    const current = stored(workOn(chipper));
    const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'];
    const practised = days.map((day) => ({ drillId: 'landing-towel', day, minutes: 20 }));

    const { week } = workOn({ ...chipper, today: '2026-11-27', current, practised });

    expect(week.map(({ day }) => day)).toEqual(days.slice(-3));
    expect(week.every(({ isDone }) => isDone)).toBe(true);
  });

  it('calls a finished session by its first drill, as every other screen does', () => {
    const current = stored(workOn(chipper));
    const blocks = ['headcover-outside', 'landing-towel'].map((drillId, order) => ({
      id: drillId,
      drillId,
      mode: 'block' as const,
      order,
      plannedSec: 600,
      actualSec: 600,
    }));
    const session = { id: 'thursday', practicedOn: '2026-11-26', blocks };

    const { week } = workOn({ ...chipper, today: '2026-11-27', current, practised: practisedIn(session) });

    expect(week[0]).toMatchObject({ isDone: true, minutes: 20, focusMinutes: 10, sessionId: 'thursday' });
    expect(sessionName(week[0]!)).toBe(practiceName(session));
  });

  it('repeats a drill for the part before it introduces variation, until one was passed', () => {
    const losses = [...level.filter(({ part }) => part !== 'approach'), loss('approach', 2.1)];
    const fresh = (drillId: string, passed: boolean) =>
      workOn({ ...chipper, losses, practised: [{ drillId, day: '2026-11-10', minutes: 20, passed }] })
        .week.flatMap(({ blocks }) => blocks)
        .find(({ isNew }) => isNew);

    expect(fresh('shape-nine', false)?.mode).toBe('block');
    expect(fresh('line-strike', false)).toBeUndefined();
    expect(fresh('line-strike', true)?.mode).toBe('random');
  });

  it('varies the hinted drill once it was passed', () => {
    const hinted = (passed: boolean) =>
      decideFocus({
        ...chipper,
        losses: [],
        hintDrillId: 'headcover-outside',
        practised: [{ drillId: 'headcover-outside', day: '2026-11-10', minutes: 20, passed }],
      }).week[0]?.blocks[0]?.mode;

    expect([hinted(false), hinted(true)]).toEqual(['block', 'random']);
  });

  it('leaves the first hint’s drill once a clip shows another fault', () => {
    const slice = { faultId: 'slice', source: 'questions', confidence: 'low', day: '2026-11-20' } as const;
    const sway = { faultId: 'sway', source: 'video', confidence: 'medium', day: '2026-11-20' } as const;
    const drillOf = (faults: Evidence['faults']) =>
      decideFocus({ ...chipper, losses: [], faults, hintDrillId: 'strong-weak-face' }).week[0]?.blocks[0]?.drillId;

    expect([drillOf([slice]), drillOf([slice, sway])]).toEqual(['strong-weak-face', 'trail-stick-sway']);
  });

  it.each(['slice', 'casting', 'rushed-tempo', 'over-the-top'] as const)(
    'begins with one new drill, the first for %s off the tee, and keeps to it while the week goes',
    (faultId) => {
      const losses = [...level.filter(({ part }) => part !== 'off-tee'), loss('off-tee', 4, 10)];
      const faults = [{ faultId, source: 'video', confidence: 'high', day: '2026-11-20' } as const];
      const golfer = { ...chipper, losses, faults, practised: [] };
      const drillsIn = (focus: Focus) =>
        focus.week.flatMap(({ blocks }) => blocks.flatMap(({ drillId }) => drillId ?? []));

      const first = workOn(golfer);
      const [lead] = drillsIn(first);
      expect(new Set(drillsIn(first))).toEqual(new Set([faultById(faultId)!.drills[0]]));
      for (const passed of [false, true]) {
        const practised = [{ drillId: lead!, day: chipper.today, minutes: 20, passed }];
        const next = workOn({ ...golfer, practised, current: stored(first) });
        expect(new Set(drillsIn(next))).toEqual(new Set([lead]));
        expect(next.retests.map(({ drillId }) => drillId)).toEqual(first.retests.map(() => lead));
      }
    },
  );

  it('uses what a newcomer said about chips for putting, with a drill for there', () => {
    const faults = [{ faultId: 'deceleration', source: 'questions', confidence: 'low', day: '2026-11-20' } as const];
    const decision = decideFocus({ ...chipper, losses: [], faults, asked: 'putting', hintDrillId: 'coin-putt' });

    expect(decision).toMatchObject({
      hint: { part: 'putting', drillId: 'coin-putt', cause: { faultId: 'deceleration' } },
    });
  });

  it('asks for no more minutes of body work than the golfer has', () => {
    const faults = [{ faultId: 'casting', source: 'video', confidence: 'high', day: '2026-11-20' } as const];
    const exercisesDone = EXERCISES.map(({ id }) => id);
    const body = workOn({ ...chipper, faults, limits: ['wrists'], exercisesDone, minutes: 10 }).week.find(
      ({ kind }) => kind === 'body',
    );

    // Each exercise lasts as long as its sets and rests.
    expect(body?.blocks.map(({ minutes }) => minutes)).toEqual([2, 4, 2]);
    expect(body?.minutes).toBe(8);
  });
});
