import type { PracticeBlock } from '#src/domain/entities/practice-session.entity.ts';
import { type Drill, drillById, passMark } from '@divot/golf-content';
import { setLength, tallyOf, transferBlocks, transferDay, verdict } from '@divot/practice';
import type { WorkoutItem } from '#src/domain/entities/workout.entity.ts';
import { compact, localDay } from '@divot/basics';
import { type Chance, chanceFrom } from './chance.ts';
import { type Calendar, type Own, plusMinutes, seed, type SeedDocument } from './document.ts';

const SPAN_DAYS = 183;
const STRENGTH = ['goblet-squat', 'romanian-deadlift', 'push-up', 'one-arm-row', 'pallof-press', 'mb-rotational-throw'];
const MOBILITY = ['open-book', 'hip-90-90', 'world-greatest', 'ankle-rocks', 'dead-bug'];
const FAULTS = ['slice', 'over-the-top', 'casting'];
const PLAN_ID = 'demo-plan-1';
/** The handicap index that sets the drills' pass marks. */
const INDEX = 12;

/** Days before today, newest first, with gaps of `low` to `high` days. */
const days = (chance: Chance, first: number, low: number, high: number): number[] => {
  const list: number[] = [];
  for (let ago = first; ago < SPAN_DAYS; ago += chance.whole(low, high)) list.push(ago);
  return list;
};

const item = (exerciseId: string, order: number, form: number, doneAt: string): WorkoutItem => {
  const loaded = ['goblet-squat', 'romanian-deadlift', 'one-arm-row'].includes(exerciseId);
  return {
    id: `item-${order}`,
    exerciseId,
    order,
    sets: [0, 1, 2].map((n) =>
      compact({
        id: `set-${n}`,
        reps: 8 + (n === 0 ? 2 : 0),
        loadKg: loaded ? 10 + Math.round(form * 4) * 2 : undefined,
        effort: 6 + n,
        done: true,
        doneAt: plusMinutes(doneAt, order * 6 + n * 2),
      }),
    ),
  };
};

const workoutSeeds = (userId: string, { daysAgo }: Calendar): readonly SeedDocument[] => {
  const chance = chanceFrom(66);
  return days(chance, 1, 2, 4).map((ago, position) => {
    const startedAt = daysAgo(ago, 7, chance.whole(0, 5) * 10);
    const minutes = chance.whole(26, 44);
    const mobility = position % 3 === 2;
    const exercises = mobility ? MOBILITY : STRENGTH;
    return seed(
      'workouts',
      startedAt,
      compact({
        id: `demo-workout-${String(position + 1).padStart(2, '0')}`,
        userId,
        startedAt,
        completedAt: plusMinutes(startedAt, minutes),
        status: 'finished',
        planId: mobility ? undefined : PLAN_ID,
        split: mobility ? 'Mobility Only' : 'Full Body',
        kind: mobility ? 'mobility' : 'strength',
        items: exercises.map((id, order) => item(id, order, 1 - ago / SPAN_DAYS, startedAt)),
        sessionEffort: mobility ? 4 : chance.whole(6, 8),
        durationSec: minutes * 60,
      }),
    );
  });
};

const planSeed = (userId: string, { daysAgo }: Calendar): SeedDocument =>
  seed('workoutPlans', daysAgo(150, 18), {
    id: PLAN_ID,
    userId,
    name: 'Strong and loose',
    split: 'Full Body',
    active: true,
    minutes: 45,
    days: [1, 3, 5],
    equipment: ['dumbbells', 'band', 'medicine-ball'],
    faultIds: FAULTS,
    exercises: STRENGTH.map((exerciseId, order) => ({
      id: `planned-${order}`,
      exerciseId,
      order,
      sets: 3,
      reps: '8',
      restSec: 60,
    })),
  });

const PRACTISED = [
  'headcover-outside',
  'alignment-gate',
  'fairway-finder',
  'landing-towel',
  'up-down-9',
  'clock-putt',
  'ladder-lag',
  'strong-weak-face',
  'coin-putt',
  'three-putt-killer',
].flatMap((id) => drillById(id) ?? []);
const RUN_TRIES = 20;

/** One try of a drill by a golfer who succeeds at this rate. */
const tryOf = ({ pass }: Drill, rate: number, chance: Chance): number => {
  const cameOff = chance.yes(rate);
  if (pass.counts === 'strokes') return cameOff ? 2 : 3;
  if (pass.counts === 'points') return cameOff ? chance.pick([2, 1]) : chance.pick([0, 0, -1]);
  return Number(cameOff);
};

/** A drill as done: the tries are invented, and its figures are computed from them. */
const blockOf = (drill: Drill, order: number, form: number, chance: Chance): PracticeBlock => {
  const rate = { block: 0.58, random: 0.44, game: 0.55 }[drill.mode] + 0.2 * form + chance.between(-0.08, 0.08);
  const length = setLength(drill);
  const tries = Array.from({ length: Number.isFinite(length) ? length : RUN_TRIES }, () => tryOf(drill, rate, chance));
  const { attempts, successes, score } = tallyOf(drill, tries);
  const passed = verdict(drill, tries, passMark(drill, INDEX));
  return compact({
    id: `block-${order}`,
    drillId: drill.id,
    mode: drill.mode,
    order,
    plannedSec: drill.minutes * 60,
    actualSec: drill.minutes * 60 + chance.whole(-60, 120),
    balls: drill.area === 'putting' ? 0 : attempts,
    attempts,
    successes,
    score,
    passed,
  });
};

const practiceSeeds = (userId: string, { daysAgo }: Calendar): readonly SeedDocument[] => {
  const chance = chanceFrom(42);
  const done = days(chance, 3, 5, 9).map((ago, position): Own<'practiceSessions'> => {
    const startedAt = daysAgo(ago, 16, chance.whole(0, 5) * 10);
    const form = 1 - ago / SPAN_DAYS;
    const chosen = [0, 4, 7].map((offset) => PRACTISED[(position + offset) % PRACTISED.length]!);
    const blocks = chosen.map((drill, order) => blockOf(drill, order, form, chance));
    const minutes = Math.round(blocks.reduce((sum, { actualSec = 0 }) => sum + actualSec, 0) / 60);
    return {
      id: `demo-practice-${String(position + 1).padStart(2, '0')}`,
      userId,
      startedAt,
      practicedOn: localDay(startedAt),
      status: 'finished',
      finishedAt: plusMinutes(startedAt, minutes),
      place: position % 3 === 1 ? 'green' : 'range',
      focus: position % 2 === 0 ? 'driving' : 'short-game',
      faultIds: FAULTS.slice(0, 2),
      blocks,
      totalMin: minutes,
      feel: chance.whole(2, 5),
    };
  });
  const [newest] = done;
  return [...done.map((past) => seed('practiceSessions', past.startedAt, past)), ...(newest ? testOf(newest) : [])];
};

/** What a session repeated, planned for a week later with the task changing every ball. */
const testOf = (session: Own<'practiceSessions'>): readonly SeedDocument[] => {
  const blocks = transferBlocks(session);
  const day = transferDay(session);
  if (blocks.length === 0) return [];
  return [
    seed('practiceSessions', session.startedAt, {
      id: 'demo-practice-transfer',
      userId: session.userId,
      startedAt: `${day}T12:00:00.000Z`,
      practicedOn: day,
      status: 'planned',
      faultIds: FAULTS.slice(0, 2),
      seed: 7,
      transferOf: session.id,
      blocks: blocks.map((block, order) => ({ id: `block-${order}`, order, ...block })),
    }),
  ];
};

export const trainingSeeds = (userId: string, calendar: Calendar): readonly SeedDocument[] => [
  planSeed(userId, calendar),
  ...workoutSeeds(userId, calendar),
  ...practiceSeeds(userId, calendar),
];
