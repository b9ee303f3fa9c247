import { describe, expect, it } from 'vitest';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { cardInWords, cardMarks } from '#src/features/dashboard/rounds/card-marks.ts';
import { THOUGHT_CHARACTERS } from '#src/data/commands/profile.ts';
import { validateDocument } from '#src/domain/entities/documents.ts';
import { profiles } from '#src/domain/entities/profile.entity.ts';
import { GOAL_CHARACTERS, MOST_GOALS } from '#src/domain/goals/goal-types.ts';
import { copy } from '#src/features/dashboard/copy.ts';
import { copy as lowerCopy } from '#src/features/dashboard/lower-copy.ts';
import { parseDashboardSearch } from '#src/features/dashboard/dashboard-search.ts';
import { faultsInOrder } from '#src/domain/coach/fault-order.ts';
import { toPlaying } from '#src/features/dashboard/to-playing.ts';
import { toPractice, toWorkoutNew } from '#src/features/dashboard/navigation-state.ts';
import { estimateInSteps, handicapShown } from '#src/domain/handicap/shown-handicap.ts';
import { handicapRoundOf } from '@divot/golf-rules';
import { handicapText } from '#src/domain/profile/handicap-text.ts';
import { runToEnd } from '@divot/basics';
import { roundsPlanned, workoutsPlanned } from '#src/features/dashboard/progress/progress.ts';

const hole = (n: number, par: number, strokes?: number, pickedUp?: true) => ({ n, par, strokes, pickedUp });

describe('a card in golf’s notation', () => {
  const marks = cardMarks({
    holesPlanned: [3, 4, 5, 6, 1, 2],
    holes: [hole(1, 4, 3), hole(2, 5, 3), hole(3, 3, 3), hole(4, 4, 5), hole(5, 4, 8), hole(6, 4, 6, true)],
  });
  it('reads by hole number, wherever the round began; a pick-up has no mark', () => {
    expect(marks).toEqual(['circle', 'double-circle', 'bare', 'square', 'double-square', 'none']);
  });
  it('is read out as counts, best first', () => {
    expect(cardInWords(marks)).toBe(
      '1 eagle or better, 1 birdie, 1 par, 1 bogey, 1 double bogey or worse, 1 hole without a score',
    );
    expect(cardInWords(['bare', 'bare'])).toBe('2 pars');
  });
});

describe('progress against the plan', () => {
  it('falls back to 8 rounds and 12 workouts if the plan has no sensible numbers', () => {
    expect([roundsPlanned(undefined), workoutsPlanned({ workoutsPlanned: 0 })]).toEqual([8, 12]);
    expect([roundsPlanned({ roundsPlanned: 5 }), workoutsPlanned({ workoutsPlanned: 3 })]).toEqual([5, 3]);
  });
  it('writes handicaps as golfers do', () => {
    expect([handicapText(14.2), handicapText(0), handicapText(-2.1)]).toEqual(['14.2', '0.0', '+2.1']);
  });
});

describe('the handicap shown', () => {
  const pars = Array.from({ length: 18 }, () => 4);
  const tee = { id: 'white', name: 'White', par: pars, courseRating: 72, slope: 113 };
  // Bogey golf on a neutral course: 18 over every time. An index from three scores takes 2.0 off (Rule 5.2a).
  const bogeyRound = (day: string) =>
    ({
      id: day,
      date: `${day}T09:00:00Z`,
      playedOn: day,
      status: 'finished',
      mode: 'casual',
      courseSnapshot: { name: 'Heron Creek', tee },
      holesPlanned: pars.map((_, i) => i + 1),
      holes: pars.map((par, i) => hole(i + 1, par, 5)),
    }) as unknown as Round;
  const three = ['2026-05-01', '2026-05-02', '2026-05-03'].map(bogeyRound);

  const estimateFrom = (rounds: readonly Round[]) =>
    runToEnd(estimateInSteps(rounds.flatMap((round) => handicapRoundOf(round) ?? [])));

  it('is what the golfer entered', () => {
    expect(handicapShown({ handicap: 9.9 }, estimateFrom(three))).toEqual({ index: 9.9 });
  });
  it('is otherwise estimated from the rounds, with the number of scores', () => {
    expect(handicapShown({ handicapSource: 'estimated' }, estimateFrom(three))).toEqual({
      index: 16,
      estimatedFrom: 3,
    });
  });
  it('is missing below three scores', () => expect(handicapShown({}, estimateFrom(three.slice(1)))).toBeUndefined());
});

describe('the greeting', () => {
  it.each([
    [3, 'Good evening, Sam'],
    [7, 'Good morning, Sam'],
    [12, 'Good afternoon, Sam'],
    [21, 'Good evening, Sam'],
  ])('at %i h', (hour, said) => expect(copy.greeting(hour, 'Sam')).toBe(said));
  it('works without a name', () => expect(copy.greeting(7, '')).toBe('Good morning'));
});

describe('what the dashboard passes on (SPEC section 2, navigation state)', () => {
  const goal = (id: string, createdAt: string) => ({ id, type: 'process' as const, text: `goal ${id}`, createdAt });
  const golfer = {
    preshotRoutine: 'visualization' as const,
    swingThought: 'tall neck',
    playingGoals: [goal('1', '2026-01-01T00:00:00Z'), goal('2', '2026-02-01T00:00:00Z')],
    swingAssessment: { faultIds: ['sway', 'slice'] },
    swingIssues: ['hook'],
    workoutSplit: 'Upper/Lower',
    practiceFocus: 'putting',
  };
  it('to the round: routine, thought, and goals with the newest first', () => {
    const { playingGoals, ...rest } = toPlaying(golfer);
    expect(rest).toEqual({ preshotRoutine: 'visualization', swingThought: 'tall neck' });
    expect(playingGoals?.map(({ id }) => id)).toEqual(['2', '1']);
  });
  it('to workout and practice: the assessed faults, or one issue', () => {
    expect(toWorkoutNew(golfer)).toEqual({ workoutSplit: 'Upper/Lower', swingIssues: ['sway', 'slice'] });
    expect(toPractice(golfer)).toEqual({ swingIssues: ['sway', 'slice'], focus: 'putting' });
    expect(toPractice(golfer, 'hook')).toEqual({ swingIssues: ['hook'], focus: 'putting' });
    expect(faultsInOrder({ swingIssues: ['hook'] })).toEqual(['hook']);
  });
  it('to practice: the stored faults and practice focus, and beside them the part of the week', () => {
    const startedOn = '2026-05-01';
    const focus = { id: `${startedOn}-short-game`, part: 'short-game', startedOn, retestOn: '2026-05-22' } as const;
    expect(toPractice({ ...golfer, focusHistory: [{ ...focus, chosenBy: 'golfer' }] })).toEqual({
      swingIssues: ['sway', 'slice'],
      focus: 'putting',
      weekFocus: 'short-game',
    });
  });
  it('defaults to Full Body and general', () => {
    expect(toWorkoutNew(undefined)).toEqual({ workoutSplit: 'Full Body', swingIssues: [] });
    expect(toPractice({})).toEqual({ swingIssues: [], focus: 'general' });
  });
});

describe('the dashboard’s address', () => {
  it.each([
    [{}, {}],
    [
      { tab: 'on-course', show: 'goals' },
      { tab: 'on-course', show: 'goals' },
    ],
    [{ tab: 'elsewhere', show: 'money', fault: 'shank' }, {}],
    [{ fault: 'slice' }, { fault: 'slice' }],
  ])('%j opens %j', (search, at) => expect(parseDashboardSearch(search)).toEqual(at));
});

describe('the limits shown in the editors', () => {
  const profile = { id: 'sam', userId: 'sam', createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' };
  const problemWith = (fields: object) => validateDocument('profiles', { ...profiles.defaults, ...profile, ...fields });
  const goal = (text: string) => ({ id: '1', type: 'process', text, createdAt: profile.createdAt });
  it('fit into the profile', () => {
    expect(problemWith({ swingThought: 'x'.repeat(THOUGHT_CHARACTERS) })).toBeUndefined();
    expect(problemWith({ swingThought: 'x'.repeat(THOUGHT_CHARACTERS + 1) })).toContain('swingThought');
    expect(problemWith({ playingGoals: [goal('x'.repeat(GOAL_CHARACTERS))] })).toBeUndefined();
    const goals = (count: number) => Array.from({ length: count }, (_, at) => ({ ...goal('x'), id: String(at) }));
    expect(problemWith({ playingGoals: goals(MOST_GOALS) })).toBeUndefined();
  });
});

describe('the dashboard’s words', () => {
  it('say how the last rounds went in golf’s words, one round as one', () => {
    expect([lowerCopy.train.level(11.96, 5), lowerCopy.train.level(-0.4, 1), lowerCopy.train.level(0.04, 2)]).toEqual([
      '12.0 over par per 18 holes, last 5 rounds',
      '0.4 under par per 18 holes, last 1 round',
      'Level par per 18 holes, last 2 rounds',
    ]);
  });
});
