import type { BlockClock } from './practice-session.ts';
import { guidedPhases } from './guided.ts';

// The time of one guided block. Only instants are stored, so that a locked phone, a reload or a killed app loses no
// time. Phases: set up (no countdown) -> ready (5 s) -> work (counts down) -> log.

export const READY_SEC = 5;
export const EXTRA_SEC = 60;

const MS = 1000;
const LONGEST_ACTUAL_SEC = 10_800;

export type BlockTime = {
  readonly phase: 'set-up' | 'ready' | 'work' | 'log';
  /** Time left of the ready or work countdown, ms. 0 in the other phases. */
  readonly leftMs: number;
  readonly totalMs: number;
  readonly isPaused: boolean;
};

const phaseSec = (plannedSec: number) => {
  const sec = (kind: string) => guidedPhases(plannedSec).find((phase) => phase.kind === kind)?.sec ?? 0;
  return { setUp: sec('setup'), work: sec('work'), log: sec('log') };
};
const at = (instant: string) => Date.parse(instant);

const workMs = ({ extraSec = 0 }: BlockClock, plannedSec: number) => (phaseSec(plannedSec).work + extraSec) * MS;

/** Time that the golfer has worked, in ms, without pauses. Negative during the ready seconds. */
const workedMs = (clock: BlockClock, now: Date): number => {
  const { startedAt, pausedAt, pausedMs = 0, endedAt } = clock;
  if (startedAt === undefined) return 0;
  const stopped = endedAt ?? pausedAt;
  const until = stopped === undefined ? now.getTime() : at(stopped);
  // If the clock was set back, elapsed time must not be negative.
  return Math.max(0, until - at(startedAt) - pausedMs) - READY_SEC * MS;
};

export const blockTime = (clock: BlockClock | undefined, plannedSec: number, now: Date): BlockTime => {
  if (clock?.startedAt === undefined) return { phase: 'set-up', leftMs: 0, totalMs: 0, isPaused: false };
  const worked = workedMs(clock, now);
  const total = workMs(clock, plannedSec);
  const isPaused = clock.pausedAt !== undefined && clock.endedAt === undefined;
  if (clock.endedAt !== undefined || worked >= total) return { phase: 'log', leftMs: 0, totalMs: 0, isPaused: false };
  if (worked < 0) return { phase: 'ready', leftMs: -worked, totalMs: READY_SEC * MS, isPaused };
  return { phase: 'work', leftMs: total - worked, totalMs: total, isPaused };
};

export const setUpClock = (now: Date): BlockClock => ({ setUpAt: now.toISOString() });

export const startClock = (clock: BlockClock, now: Date): BlockClock => ({ ...clock, startedAt: now.toISOString() });

export const pauseClock = (clock: BlockClock, now: Date): BlockClock =>
  clock.startedAt === undefined || clock.pausedAt !== undefined ? clock : { ...clock, pausedAt: now.toISOString() };

/** Continues after a pause, or after the block had ended. */
export const resumeClock = (clock: BlockClock, now: Date): BlockClock => {
  const { pausedAt, endedAt, ...running } = clock;
  const stopped = endedAt ?? pausedAt;
  if (stopped === undefined) return clock;
  return { ...running, pausedMs: (clock.pausedMs ?? 0) + Math.max(0, now.getTime() - at(stopped)) };
};

/** Adds one minute. If the time was already up, work continues for that minute. */
export const addMinute = (clock: BlockClock, plannedSec: number, now: Date): BlockClock => {
  const { endedAt: _over, ...open } = clock;
  const more = { ...open, extraSec: (clock.extraSec ?? 0) + EXTRA_SEC };
  if (blockTime(clock, plannedSec, now).phase !== 'log') return more;
  const overMs = workedMs({ ...open }, now) - Math.min(workedMs(clock, now), workMs(clock, plannedSec));
  return { ...more, pausedMs: (clock.pausedMs ?? 0) + Math.max(0, Math.round(overMs)) };
};

/** Ends the block early. */
export const endClock = (clock: BlockClock, now: Date): BlockClock => {
  const { pausedAt, ...running } = clock;
  return { ...running, endedAt: pausedAt ?? now.toISOString() };
};

/**
 * The clock after a try. A set that has begun is finished: while it is (`isInSet`), at least a minute stays for its next
 * try.
 */
export const noteTry = (clock: BlockClock, plannedSec: number, isInSet: boolean, now: Date): BlockClock => {
  const { phase, leftMs } = blockTime(clock, plannedSec, now);
  const missingSec = phase === 'work' && isInSet ? Math.max(0, EXTRA_SEC - Math.floor(leftMs / MS)) : 0;
  const { extraSec = 0 } = clock;
  const extra = missingSec > 0 ? { extraSec: Math.min(LONGEST_ACTUAL_SEC, extraSec + missingSec) } : {};
  return { ...clock, ...extra, triedAt: now.toISOString() };
};

/** Whether an ended block has time for another set: at least half of what one takes. */
export const isTimeForSet = (clock: BlockClock | undefined, plannedSec: number, setSec: number): boolean => {
  if (clock?.endedAt === undefined) return false;
  const { endedAt, ...running } = clock;
  return blockTime(running, plannedSec, new Date(endedAt)).leftMs >= (setSec / 2) * MS;
};

/** Rest left before the next try, ms. 0 once it is over. */
export const restLeftMs = (clock: BlockClock | undefined, restSec: number, now: Date): number =>
  clock?.triedAt === undefined
    ? 0
    : Math.max(0, Math.min(restSec * MS, at(clock.triedAt) + restSec * MS - now.getTime()));

/** Seconds that count as practised: setup and logging up to the planned time, and work without pauses. */
export const actualSec = (clock: BlockClock | undefined, plannedSec: number, now: Date): number => {
  if (clock === undefined) return 0;
  const planned = phaseSec(plannedSec);
  const setUpMs = (clock.startedAt === undefined ? now.getTime() : at(clock.startedAt)) - at(clock.setUpAt);
  const worked = Math.min(Math.max(0, workedMs(clock, now)), workMs(clock, plannedSec));
  const logMs =
    clock.endedAt === undefined ? workedMs(clock, now) - workMs(clock, plannedSec) : now.getTime() - at(clock.endedAt);
  const isLogging = blockTime(clock, plannedSec, now).phase === 'log';
  const sum =
    Math.min(planned.setUp * MS, Math.max(0, setUpMs)) +
    worked +
    (isLogging ? Math.min(planned.log * MS, Math.max(0, logMs)) : 0);
  return Math.min(LONGEST_ACTUAL_SEC, Math.round(sum / MS));
};
