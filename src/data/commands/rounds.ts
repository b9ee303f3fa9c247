import type { Course, Tee } from '#src/domain/entities/course.entity.ts';
import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import { type RoundLength, holeOf, playOrder } from '#src/domain/rounds/play-order.ts';
import { localDay } from '#src/domain/shared/day.ts';
import { type Result, fail } from '#src/domain/shared/result.ts';
import { now, nowIso } from '#src/platform/clock.ts';
import { newId } from '#src/platform/ids.ts';
import { add, change, remove } from './store.ts';

export type RoundSetup = {
  readonly userId: string;
  readonly course?: Pick<Course, 'id' | 'name' | 'city'>;
  readonly tee: Tee;
  readonly length: RoundLength;
  readonly startHole: number;
  readonly mode: Round['mode'];
  readonly partners?: readonly string[];
  readonly preshotRoutine?: string;
  readonly swingThought?: string;
  readonly goals?: Round['goals'];
};

export const startRound = (setup: RoundSetup): Promise<Result<Round>> => {
  const { userId, course, tee, length, startHole, mode, partners = [], preshotRoutine, swingThought, goals } = setup;
  const holesPlanned = playOrder(length, startHole);
  const at = now();
  return add('rounds', {
    id: newId(),
    userId,
    createdAt: at.toISOString(),
    updatedAt: at.toISOString(),
    sortKey: 0, // follows from `date` when it is written
    date: at.toISOString(),
    playedOn: localDay(at),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(course ? { courseId: course.id } : {}),
    courseSnapshot: { name: course?.name ?? 'Unnamed course', ...(course?.city ? { city: course.city } : {}), tee },
    holesPlanned,
    holes: holesPlanned.map((n) => holeOf(tee, n)),
    mode,
    status: 'active',
    ...(partners.length > 0 ? { partners: partners.map((name) => ({ id: newId(), name, strokes: {} })) } : {}),
    ...(preshotRoutine ? { preshotRoutine } : {}),
    ...(swingThought ? { swingThought } : {}),
    ...(goals && goals.length > 0 ? { goals } : {}),
  });
};

/** Fields of a hole to set; a field given as undefined is cleared. */
export type HolePatch = Partial<Omit<Hole, 'n'>>;

const patched = (hole: Hole, patch: HolePatch): Hole =>
  Object.fromEntries(Object.entries({ ...hole, ...patch }).filter(([, value]) => value !== undefined)) as Hole;

/** One tap on the pad: durable before it resolves. */
export const recordHole = (roundId: string, n: number, patch: HolePatch): Promise<Result<Round>> =>
  change('rounds', roundId, (round) => {
    const holes = round.holes.map((hole) => (hole.n === n ? patched(hole, patch) : hole));
    const hole = holes.find((one) => one.n === n);
    if (!hole) return `Hole ${n} is not part of this round.`;
    if ((hole.putts ?? 0) > (hole.strokes ?? 20)) return 'There cannot be more putts than strokes.';
    return { ...round, holes };
  });

export type RoundReview = Partial<
  Pick<Round, 'signedBy' | 'bestShot' | 'lesson' | 'mood' | 'notes' | 'weather' | 'goals' | 'pcc'>
>;

export const finishRound = (roundId: string, review: RoundReview): Promise<Result<Round>> =>
  change('rounds', roundId, (round) =>
    round.holes.some(({ strokes, pickedUp }) => strokes !== undefined || pickedUp)
      ? { ...round, ...review, status: 'finished', finishedAt: nowIso() }
      : 'Nothing is scored yet: score a hole, or abandon the round.',
  );

export const reopenRound = (roundId: string): Promise<Result<Round>> =>
  change('rounds', roundId, ({ finishedAt: _finishedAt, ...round }) => ({ ...round, status: 'active' }));

export const abandonRound = (roundId: string): Promise<Result<Round>> =>
  change('rounds', roundId, (round) => ({ ...round, status: 'abandoned' }));

export const deleteRound = (roundId: string): Promise<Result<void>> => remove('rounds', roundId);

/** Takes a deletion back: the same document, with its own id. */
export const restoreRound = (round: Round): Promise<Result<Round>> => add('rounds', round);

export const editRound = (
  roundId: string,
  edit: Partial<Pick<Round, 'playedOn' | 'date' | 'mode' | 'notes'>>,
): Promise<Result<Round>> => {
  if (edit.playedOn !== undefined && edit.playedOn > localDay(now())) {
    return Promise.resolve(fail('A round cannot be played in the future.'));
  }
  return change('rounds', roundId, (round) => ({ ...round, ...edit }));
};
