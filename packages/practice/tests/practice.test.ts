import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DRILLS, FAULT_IDS, drillById, faultById, isLowerBetter, passMark, reaches } from '@divot/golf-content';
import { calledTasks } from '../caller.ts';
import { METRONOME, guidedPhases, restSec } from '../guided.ts';
import { FOCUS_AREAS, type Focus } from '../focus.ts';
import { type Place, type SessionRequest, buildSession, fitsPlaces } from '../session.ts';

const golfer: SessionRequest = {
  minutes: 60,
  faultIds: ['slice', 'sway'],
  focus: 'general',
  index: 15,
  sessionsDone: 10,
  recentDrillIds: [],
};
const sessionFor = (request: Partial<SessionRequest>) => {
  const session = buildSession({ ...golfer, ...request });
  if (!session.ok) throw new Error(session.error);
  return session.value;
};
const minutesOf = (request: Partial<SessionRequest>, part: string) =>
  sessionFor(request)
    .filter((block) => block.part === part)
    .reduce((sum, { minutes }) => sum + minutes, 0);

describe('a practice session', () => {
  const places = fc.subarray<Place>(['range', 'green', 'home', 'net', 'course']);
  const anyRequest: fc.Arbitrary<SessionRequest> = fc.record({
    minutes: fc.integer({ min: 10, max: 180 }),
    faultIds: fc.uniqueArray(fc.constantFrom(...FAULT_IDS), { maxLength: 3 }),
    focus: fc.constantFrom<Focus>('general', 'driving', 'approach', 'short-game', 'putting', 'mental'),
    part: fc.option(fc.constantFrom('off-tee' as const, 'putting' as const), { nil: undefined }),
    index: fc.option(fc.integer({ min: -5, max: 54 }), { nil: null }),
    sessionsDone: fc.nat(20),
    places,
    recentDrillIds: fc.subarray(
      DRILLS.map(({ id }) => id),
      { maxLength: 5 },
    ),
  });

  it('fails for a part whose drills all load what hurts, rather than serve another part', () => {
    const withWrists = { ...golfer, painAreas: ['wrists'] };

    expect(buildSession({ ...withWrists, focus: 'short-game' })).toEqual({ ok: false, error: 'all-hurt' });
    expect(buildSession({ ...withWrists, focus: 'short-game', places: ['range'] }).ok).toBe(true);
  });

  it('fills the minutes asked for, in at most ten blocks of 2 to 60, and never repeats a drill', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const blocks = sessionFor(request);
        expect(blocks.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(request.minutes);
        expect(blocks.length).toBeLessThanOrEqual(10);
        expect(new Set(blocks.map(({ drill }) => drill.id)).size).toBe(blocks.length);
        for (const { minutes } of blocks) {
          expect(minutes).toBeGreaterThanOrEqual(2);
          expect(minutes).toBeLessThanOrEqual(60);
        }
      }),
    );
  });

  it('asks only for drills of the places, and is the same for the same golfer', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const blocks = sessionFor(request);
        for (const { drill } of blocks) expect(fitsPlaces(drill, request.places ?? [])).toBe(true);
        expect(sessionFor(request)).toEqual(blocks);
      }),
    );
  });

  it('spends at least half of the time on changing tasks if the place allows', () => {
    for (const minutes of [20, 40, 60]) {
      for (const sessionsDone of [0, 10]) {
        const changing =
          minutesOf({ minutes, sessionsDone }, 'vary') + minutesOf({ minutes, sessionsDone }, 'pressure');
        expect(changing).toBeGreaterThanOrEqual(minutes / 2);
      }
    }
  });

  it('repeats more for new golfers and less for low indexes', () => {
    expect(minutesOf({ sessionsDone: 0 }, 'block')).toBe(24);
    expect(minutesOf({}, 'block')).toBe(21);
    expect(minutesOf({ index: 9.9 }, 'block')).toBe(15);
  });

  it('begins with a drill prescribed for the top fault and ends with putting', () => {
    const blocks = sessionFor({});
    expect(faultById('slice')?.drills).toContain(blocks[0]?.drill.id);
    expect(blocks[0]?.drill.mode).toBe('block');
    expect(blocks.at(-1)).toMatchObject({ part: 'pressure', minutes: 10, drill: { area: 'putting' } });
  });

  it('goes where the strokes are lost', () => {
    const varied = sessionFor({ faultIds: [], part: 'short-game' }).find((block) => block.part === 'vary');
    expect(varied?.drill.area).toBe('short-game');
  });

  it('gives what the golfer works on three fifths of the minutes, if enough can be done for it', () => {
    for (const focus of ['driving', 'approach', 'short-game', 'putting'] as const) {
      for (const minutes of [20, 40, 60, 90]) {
        const blocks = sessionFor({ focus, minutes, faultIds: ['over-the-top'] });
        const onFocus = blocks.filter(({ drill }) => FOCUS_AREAS[focus].includes(drill.area));
        expect(onFocus.reduce((sum, block) => sum + block.minutes, 0) / minutes).toBeGreaterThanOrEqual(0.6);
      }
    }
  });

  it('changes drills from one session to the next', () => {
    const first = sessionFor({ faultIds: [] }).find(({ part }) => part === 'vary')!.drill.id;
    const next = sessionFor({ faultIds: [], recentDrillIds: [first] }).find(({ part }) => part === 'vary')!.drill.id;
    expect(next).not.toBe(first);
  });
});

describe('pass marks', () => {
  it.each([
    ['alignment-gate', 10, 14],
    ['alignment-gate', 20, 12],
    ['alignment-gate', 0, 16],
    ['alignment-gate', null, 12],
    ['up-down-9', 0, 5],
    ['up-down-9', 15, 3],
    ['fairway-finder', 10, 7],
    ['fairway-finder', 15, 6],
    ['fairway-finder', 20, 5],
    ['par-18', 0, 22],
    ['par-18', 10, 24],
    ['par-18', 20, 26],
    ['three-putt-killer', 10, 19],
    ['routine-reps', 40, 3],
    ['clock-putt', 10, 11],
    ['ladder-lag', 10, 8],
    ['gate-putt', -5, 20],
  ])('%s at index %s: %s', (id, index, mark) => {
    expect(passMark(drillById(id)!, index)).toBe(mark);
  });

  it('are never harder for a higher index, and can always be reached', () => {
    for (const drill of DRILLS) {
      const marks = Array.from({ length: 65 }, (_, at) => passMark(drill, at - 10));
      const easier = isLowerBetter(drill) ? marks : marks.map((mark) => -mark);
      expect(easier, drill.id).toEqual(easier.toSorted((a, b) => a - b));
      if (!isLowerBetter(drill)) for (const mark of marks) expect(mark).toBeLessThanOrEqual(drill.pass.of);
    }
  });

  it('are passed from below if fewer is better', () => {
    expect(reaches(drillById('par-18')!, 24, 24)).toBe(true);
    expect(reaches(drillById('par-18')!, 25, 24)).toBe(false);
    expect(reaches(drillById('alignment-gate')!, 14, 14)).toBe(true);
    expect(reaches(drillById('alignment-gate')!, 13, 14)).toBe(false);
  });
});

describe('the caller of random tasks', () => {
  const tasks = fc.uniqueArray(fc.string(), { minLength: 2, maxLength: 12 });

  it('never calls the same task twice in a row and calls each equally often', () => {
    fc.assert(
      fc.property(tasks, fc.nat(), fc.integer({ min: 1, max: 5 }), (each, seed, rounds) => {
        const called = calledTasks(each, seed, each.length * rounds);
        called.forEach((task, at) => at > 0 && expect(task).not.toBe(called[at - 1]));
        for (const task of each) expect(called.filter((one) => one === task)).toHaveLength(rounds);
      }),
    );
  });

  it('calls the same for the same seed, and continues where it stopped', () => {
    const clubs = ['7-iron', '8-iron', '9-iron', 'wedge'];
    expect(calledTasks(clubs, 7, 12)).toEqual(calledTasks(clubs, 7, 12));
    expect(calledTasks(clubs, 7, 12).slice(0, 5)).toEqual(calledTasks(clubs, 7, 5));
    expect(calledTasks(clubs, 8, 12)).not.toEqual(calledTasks(clubs, 7, 12));
    expect(calledTasks(['wedge'], 1, 3)).toEqual(['wedge', 'wedge', 'wedge']);
    expect(calledTasks([], 1, 3)).toEqual([]);
  });
});

describe('the guided player', () => {
  it.each([
    [5, 180],
    [10, 480],
    [12, 600],
    [25, 1380],
  ])('has a minute before and after the work of a %s-minute block', (minutes, workSec) => {
    expect(guidedPhases(minutes * 60).map(({ sec }) => sec)).toEqual([60, workSec, 60]);
  });

  it('keeps short blocks mostly work and every block whole', () => {
    for (let sec = 60; sec <= 3600; sec += 30) {
      const phases = guidedPhases(sec);
      expect(phases.reduce((sum, phase) => sum + phase.sec, 0)).toBe(sec);
      expect(phases[1]?.sec).toBeGreaterThanOrEqual(sec / 2);
    }
  });

  it('rests longer if the task changes', () => {
    expect(DRILLS.map(restSec)).toEqual(DRILLS.map(({ mode }) => (mode === 'block' ? 20 : 30)));
  });

  it('beats three to one', () => {
    expect(METRONOME.map(({ backswingMs, downswingMs }) => (backswingMs + downswingMs) / 1000)).toEqual([
      0.933, 1.067, 1.2,
    ]);
    for (const { backswingMs, downswingMs } of METRONOME) expect(backswingMs / downswingMs).toBeCloseTo(3, 1);
  });
});
