import type { BlockClock, PracticeBlock, PracticeSession } from '#src/domain/entities/practice-session.entity.ts';
import { type Drill, drillById, reaches } from '@divot/golf-content';
import {
  OPEN_DRILL,
  afterPain,
  canReopen,
  closedBlocks,
  countsProblem,
  dayProblem,
  endClock,
  resumeClock,
  isSetOver,
  minutesProblem,
  practisedMinutes,
  setLength,
  sparesBlock,
  tallyOf,
  transferBlocks,
  transferDay,
  noteTry,
  verdict,
  withoutPain,
} from '@divot/practice';
import { type IsoDay, type Result, compact, fail, localDay, ok } from '@divot/basics';
import { now, nowIso } from '#src/platform/clock/clock.ts';
import { newId } from '#src/platform/storage/ids.ts';
import { storedPain } from './pain.ts';
import { add, withLock, newDocument, change, remove, restore, stored } from './store.ts';

type Place = NonNullable<PracticeSession['place']>;
export type PlannedBlock = Pick<PracticeBlock, 'drillId' | 'mode' | 'title'> & { readonly minutes: number };
export type SessionPlan = {
  readonly userId: string;
  readonly blocks: readonly PlannedBlock[];
  readonly place?: Place | undefined;
  readonly focus?: string | undefined;
  readonly faultIds?: readonly string[] | undefined;
};

const MS_PER_MINUTE = 60_000;
const SEEDS = 4_294_967_296;

const newSession = (userId: string, startedAt: Date): PracticeSession => ({
  ...newDocument(userId),
  startedAt: startedAt.toISOString(),
  practicedOn: localDay(startedAt),
  status: 'active',
  blocks: [],
});
const about = ({ place, focus, faultIds }: Omit<SessionPlan, 'userId' | 'blocks'>) =>
  compact({
    place,
    focus: focus || undefined,
    faultIds: faultIds && faultIds.length > 0 ? [...faultIds] : undefined,
  });
const ALL_HURT =
  'Every drill of this session loads what hurts. Choose another one, or change what hurts in your profile.';
/** The session without blocks that load the golfer's pain; a sentence if no block is left. */
const spared = (session: PracticeSession, painAreas: readonly string[]): PracticeSession | string =>
  session.blocks.some((block) => sparesBlock(block, painAreas))
    ? { ...session, blocks: withoutPain(session.blocks, painAreas) }
    : ALL_HURT;
const plannedBlock = ({ drillId, mode, title, minutes }: PlannedBlock, order: number): PracticeBlock =>
  compact({ id: newId(), drillId, mode, title: title || undefined, order, plannedSec: minutes * 60 });
const randomSeed = () => Math.floor(Math.random() * SEEDS);

/** Begins a session unless one is under way. */
const begin = (start: () => Promise<Result<PracticeSession>>): Promise<Result<PracticeSession>> =>
  withLock('practiceSessions', async () => {
    const active = await stored('practiceSessions', { selector: { status: 'active' }, limit: 1 });
    return active.length > 0 ? fail('A session is under way. Finish it or end it first.') : start();
  });

/** Starts a guided session of these blocks, without those that load what hurts. */
export const startPractice = async (plan: SessionPlan): Promise<Result<PracticeSession>> => {
  const problem = minutesProblem(plan.blocks.map(({ minutes }) => minutes));
  if (problem) return fail(problem);
  const session: PracticeSession = {
    ...newSession(plan.userId, now()),
    ...about(plan),
    seed: randomSeed(),
    blocks: plan.blocks.map(plannedBlock),
  };
  return begin(async () => {
    const started = spared(session, await storedPain(plan.userId));
    return typeof started === 'string' ? fail(started) : add('practiceSessions', started);
  });
};

/** Plans the transfer test of a finished session, a week after it. A test that is already planned stays as it is. */
export const planTransferTest = (session: PracticeSession): Promise<Result<PracticeSession>> => {
  const blocks = transferBlocks(session);
  if (blocks.length === 0) return Promise.resolve(fail('Nothing was repeated in this session, so there is no test.'));
  const day = transferDay(session);
  return withLock('practiceSessions', async () => {
    const planned = await stored('practiceSessions', { selector: { status: 'planned' } });
    const transfer = planned.find(({ transferOf }) => transferOf === session.id);
    return transfer
      ? ok(transfer)
      : add('practiceSessions', {
          ...newSession(session.userId, new Date(`${day}T12:00:00`)),
          practicedOn: day,
          status: 'planned',
          ...about(session),
          seed: randomSeed(),
          transferOf: session.id,
          blocks: blocks.map((block, order) => ({ id: newId(), order, ...block })),
        });
  });
};

/** Starts a planned session on any day, without blocks that load what hurts now. */
export const startPlanned = ({ id, userId }: Pick<PracticeSession, 'id' | 'userId'>) => {
  const at = now();
  return begin(async () => {
    const painAreas = await storedPain(userId);
    return change('practiceSessions', id, (session) =>
      spared({ ...session, status: 'active', startedAt: at.toISOString(), practicedOn: localDay(at) }, painAreas),
    );
  });
};

const changeBlock = (
  sessionId: string,
  blockId: string,
  modify: (block: PracticeBlock, blocks: readonly PracticeBlock[]) => PracticeBlock | string,
) =>
  change('practiceSessions', sessionId, (session) => {
    const { blocks } = session;
    const before = blocks.find(({ id }) => id === blockId);
    if (!before) return 'This block is not part of the session any more.';
    const after = modify(before, blocks);
    if (typeof after === 'string') return after;
    return { ...session, blocks: blocks.map((block) => (block.id === blockId ? after : block)) };
  });

export const setClock = (sessionId: string, blockId: string, clock: BlockClock) =>
  changeBlock(sessionId, blockId, (block) => ({ ...block, clock }));

/** A block with its figures recalculated from its tries. */
const counted = (block: PracticeBlock, tries: readonly number[], mark: number | undefined): PracticeBlock => {
  const { attempts: _a, successes: _s, score: _score, passed: _p, tries: _t, ...bare } = block;
  if (tries.length === 0) return bare;
  const drill = drillById(block.drillId) ?? OPEN_DRILL;
  const { attempts, successes, score } = tallyOf(drill, tries);
  const passed = mark === undefined ? undefined : verdict(drill, tries, mark);
  return compact({ ...bare, tries: [...tries], attempts, successes, score, passed });
};

/** The last try of a set ends the block, and the golfer may go on with another set. */
const clockAfterTry = (
  clock: BlockClock,
  { drillId, plannedSec, tries = [] }: PracticeBlock,
  mark: number | undefined,
): BlockClock => {
  const drill = drillById(drillId);
  const at = now();
  if (!drill || mark === undefined) return noteTry(clock, plannedSec, false, at);
  const isOver = isSetOver(drill, tries, mark);
  const after = noteTry(clock, plannedSec, !isOver && Number.isFinite(setLength(drill)), at);
  return isOver ? endClock(after, at) : after;
};

/** Records one tap on the pad. It is on disk before this resolves. `mark`: what the golfer is to reach in this drill. */
export const recordTry = (sessionId: string, blockId: string, value: number, mark: number | undefined) =>
  changeBlock(sessionId, blockId, (before) => {
    const block = counted(before, [...(before.tries ?? []), value], mark);
    return block.clock ? { ...block, clock: clockAfterTry(block.clock, block, mark) } : block;
  });

/** Undoes the newest tap. The block goes on if it had ended. */
export const takeBackTry = (sessionId: string, blockId: string, mark: number | undefined) =>
  changeBlock(sessionId, blockId, (before) => {
    const block = counted(before, (before.tries ?? []).slice(0, -1), mark);
    return block.clock?.endedAt ? { ...block, clock: resumeClock(block.clock, now()) } : block;
  });

export type BlockLog = { readonly actualSec: number; readonly balls?: number | undefined; readonly note?: string };

/** Ends a block and adds its time, balls and note to what was tapped. */
export const logBlock = (sessionId: string, blockId: string, { actualSec, balls, note = '' }: BlockLog) => {
  const problem = countsProblem({ balls });
  if (problem) return Promise.resolve(fail(problem));
  return changeBlock(sessionId, blockId, (before) => {
    const { skippedBecause: _skipped, note: _note, balls: _balls, ...block } = before;
    return compact({ ...block, actualSec, balls, note: note.trim() || undefined });
  });
};

export const skipBlock = (sessionId: string, blockId: string, reason: string, actualSec: number) =>
  changeBlock(sessionId, blockId, (block) => ({ ...block, actualSec, skippedBecause: reason }));

export type PainReport = { readonly blockId: string; readonly area: string; readonly actualSec: number };

/** Reports pain: stops the block, and the remaining blocks spare the place. */
export const reportPracticePain = async (
  { id, userId }: Pick<PracticeSession, 'id' | 'userId'>,
  { blockId, ...pain }: PainReport,
): Promise<Result<PracticeSession>> => {
  const painAreas = await storedPain(userId);
  return change('practiceSessions', id, (session) => ({
    ...session,
    blocks: afterPain(session.blocks, { id: blockId, ...pain }, painAreas),
  }));
};

/** Reopens a block that was done or skipped, unless it hurt or loads what hurts. */
export const reopenBlock = async ({ id, userId }: Pick<PracticeSession, 'id' | 'userId'>, blockId: string) => {
  const painAreas = await storedPain(userId);
  return changeBlock(id, blockId, (block, blocks) => {
    if (!canReopen(block, blocks, painAreas)) return 'This block loads what hurts, so it stays out of the session.';
    const { skippedBecause: _skipped, actualSec: _sec, ...open } = block;
    return open;
  });
};

export type SessionReview = Partial<Pick<PracticeSession, 'feel' | 'notes'>>;

/** Ends the session with what was done, including the open block's time so far. */
export const finishPractice = (id: string, review: SessionReview = {}): Promise<Result<PracticeSession>> =>
  change('practiceSessions', id, (session) => {
    const blocks = closedBlocks(session.blocks, now());
    const totalMin = practisedMinutes(blocks);
    if (totalMin === 0) return 'You have not practised yet. Do a block, or delete the session.';
    return { ...session, ...review, blocks, status: 'finished', finishedAt: nowIso(), totalMin };
  });

/** Adds notes to a finished session. */
export const reviewPractice = (id: string, review: SessionReview): Promise<Result<PracticeSession>> =>
  change('practiceSessions', id, (session) => ({ ...session, ...review }));

/** Sets the launch monitor session whose shots were hit in this practice. undefined matches by day and time again. */
export const choosePracticeShots = (id: string, shotSessionId: string | undefined): Promise<Result<PracticeSession>> =>
  change('practiceSessions', id, ({ shotSessionId: _before, ...session }) =>
    shotSessionId === undefined ? session : { ...session, shotSessionId },
  );

export const deletePractice = (id: string): Promise<Result<unknown>> => remove('practiceSessions', id);

export const restorePractice = (session: PracticeSession): Promise<Result<PracticeSession>> =>
  restore('practiceSessions', session);

export type LoggedBlock = PlannedBlock & Pick<PracticeBlock, 'balls' | 'attempts' | 'successes' | 'note'>;
export type PracticeLog = Omit<SessionPlan, 'blocks'> & {
  /** Today if absent. */
  readonly practicedOn?: IsoDay;
  readonly blocks: readonly LoggedBlock[];
  readonly feel?: number | undefined;
  readonly notes?: string | undefined;
};

/** Logs practice done without the player, up to 30 days back. `markOf` is what the golfer is to reach in a drill. */
export const logPractice = async (
  log: PracticeLog,
  markOf: (drill: Drill) => number,
): Promise<Result<PracticeSession>> => {
  const at = now();
  const today = localDay(at);
  const { practicedOn = today } = log;
  const problem =
    dayProblem(practicedOn, today) ??
    minutesProblem(log.blocks.map(({ minutes }) => minutes)) ??
    log.blocks.map(countsProblem).find((one) => one !== undefined);
  if (problem) return fail(problem);
  // Nobody remembers the hour of an earlier day, so use noon.
  const startedAt = practicedOn === today ? at : new Date(`${practicedOn}T12:00:00`);
  const blocks = log.blocks.map((block, order) => loggedBlock(block, order, markOf));
  const notes = log.notes?.trim();
  const totalMin = practisedMinutes(blocks);
  return add(
    'practiceSessions',
    compact({
      ...newSession(log.userId, startedAt),
      practicedOn,
      status: 'finished',
      finishedAt: new Date(startedAt.getTime() + totalMin * MS_PER_MINUTE).toISOString(),
      ...about(log),
      blocks,
      totalMin,
      feel: log.feel,
      notes: notes || undefined,
    }),
  );
};

const loggedBlock = (block: LoggedBlock, order: number, markOf: (drill: Drill) => number): PracticeBlock => {
  const { minutes, balls, attempts, successes, note } = block;
  const drill = drillById(block.drillId);
  const isCounted = attempts !== undefined && attempts > 0 && successes !== undefined;
  // A log does not tell the best set, so judge it against the mark only if it is exactly one full set.
  const isOneSet = isCounted && drill?.pass.counts === 'hits' && attempts === drill.pass.of;
  return compact({
    ...plannedBlock(block, order),
    actualSec: minutes * 60,
    balls: balls || undefined,
    ...(isCounted ? { attempts, successes } : {}),
    ...(isOneSet ? { score: successes, passed: reaches(drill, successes, markOf(drill)) } : {}),
    note: note?.trim() || undefined,
  });
};
