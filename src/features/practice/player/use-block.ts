import { useEffect, useRef, useState } from 'react';
import { recordTry, setClock, takeBackTry } from '#src/data/commands/practice.ts';
import type { BlockClock, PracticeBlock, PracticeSession } from '#src/domain/entities/practice-session.entity.ts';
import {
  type BlockTime,
  addMinute,
  blockTime,
  endClock,
  resumeClock,
  isSetOver,
  isTimeForSet,
  pauseClock,
  setUpClock,
  startClock,
  tallyOf,
  verdict,
} from '@divot/practice';
import { bestScore, drillById, nextMark } from '@divot/golf-content';
import { now } from '#src/platform/clock/clock.ts';
import { playCue, wakeSound } from '#src/platform/audio/sounds.ts';
import { useNow } from '#src/platform/clock/use-clock.ts';
import { useWakeLock } from '#src/platform/device/wake-lock.ts';
import { succeeded } from '#src/ui/primitives/toast.ts';
import type { useGolfer } from '#src/features/practice/use-golfer.ts';
import { usePracticeAids } from './use-practice-aids.ts';
import { useSingleKeys } from '#src/platform/device/use-single-keys.ts';

// The screen shows a tap at once. Writes follow in the order of the taps, so the screen is ahead of the store only
// until a write completes.

type Ahead = {
  readonly blockId: string;
  readonly tries: readonly number[];
  readonly tap: number;
  /** The session's updatedAt once the newest write is on disk. */
  readonly writtenAt?: string;
};

const useTries = (session: PracticeSession, block: PracticeBlock, mark: number | undefined) => {
  const [ahead, setAhead] = useState<Ahead>();
  const [failure, setFailure] = useState<string>();
  const writes = useRef<Promise<void>>(Promise.resolve());
  const taps = useRef(0);

  const isAhead =
    ahead !== undefined &&
    ahead.blockId === block.id &&
    (ahead.writtenAt === undefined || session.updatedAt < ahead.writtenAt);
  const tries = isAhead ? ahead.tries : (block.tries ?? []);

  const write = async (before: Promise<void>, tap: number, save: () => ReturnType<typeof recordTry>) => {
    await before;
    const written = await save();
    setFailure(written.ok ? undefined : written.error);
    setAhead((now) => {
      if (!written.ok) return undefined;
      return now?.tap === tap ? { ...now, writtenAt: written.value.updatedAt } : now;
    });
  };
  const put = (next: readonly number[], save: () => ReturnType<typeof recordTry>) => {
    taps.current += 1;
    setAhead({ blockId: block.id, tries: next, tap: taps.current });
    writes.current = write(writes.current, taps.current, save);
  };

  return {
    tries,
    failure,
    record: (value: number) => {
      playCue('tick');
      put([...tries, value], () => recordTry(session.id, block.id, value, mark));
    },
    undo: () => {
      if (tries.length > 0) put(tries.slice(0, -1), () => takeBackTry(session.id, block.id, mark));
    },
  };
};

const LAST_SEC = 3;

/** Plays sounds and vibrations for the last seconds, the start of the work and its end. */
const useCues = ({ phase, leftMs, isPaused }: BlockTime): void => {
  const before = useRef(phase);
  const leftSec = Math.ceil(leftMs / 1000);
  useEffect(() => {
    const [was, is] = [before.current, phase];
    before.current = phase;
    if (was === 'ready' && is === 'work') playCue('go');
    if (was === 'work' && is === 'log') playCue('over');
  }, [phase]);
  useEffect(() => {
    const counts = phase === 'ready' || phase === 'work';
    if (counts && !isPaused && leftSec >= 1 && leftSec <= LAST_SEC) playCue('tick');
  }, [phase, leftSec, isPaused]);
};

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type=radio]), textarea, select, [role=dialog] *');

/** The keys H, M, U and space, from a desktop keyboard or a clicker in the pocket. */
const usePlayerKeys = (
  keys: { readonly hit: () => void; readonly miss: () => void; readonly undo: () => void; readonly pause: () => void },
  active: boolean,
): void =>
  useSingleKeys((event) => {
    if (isTyping(event.target)) return;
    const onButton = event.target instanceof HTMLButtonElement;
    const run = { h: keys.hit, m: keys.miss, u: keys.undo, ' ': onButton ? undefined : keys.pause }[
      event.key.toLowerCase()
    ];
    if (!run) return;
    event.preventDefault();
    run();
  }, active);

const TICK_MS = 200;
const SEC_PER_MINUTE = 60;

export type BlockProps = {
  readonly session: PracticeSession;
  readonly block: PracticeBlock;
  readonly golfer: ReturnType<typeof useGolfer>;
};

/** The block's clock from the store, and the actions that change it. */
const useBlockClock = (session: PracticeSession, { id, clock, plannedSec }: PracticeBlock) => {
  const running = clock?.startedAt !== undefined && clock.endedAt === undefined;
  const at = useNow(TICK_MS, running);
  const time = blockTime(clock, plannedSec, at);
  const hasClock = clock !== undefined;
  useEffect(() => {
    if (!hasClock) void setClock(session.id, id, setUpClock(now()));
  }, [hasClock, session.id, id]);
  const put = async (next: BlockClock) => succeeded(await setClock(session.id, id, next));
  const move = (change: (from: BlockClock, at: Date) => BlockClock) => clock && void put(change(clock, now()));
  return {
    stored: clock,
    at,
    time,
    begin: () => {
      wakeSound();
      void put(startClock(clock ?? setUpClock(now()), now()));
    },
    togglePause: () => move(time.isPaused ? resumeClock : pauseClock),
    addMinute: () => move((from, then) => addMinute(from, plannedSec, then)),
    end: () => move(endClock),
    goOn: () => move(resumeClock),
  };
};

/** The tries of a block with the mark they are judged by, how they went, and the mark that follows from them. */
const useLevels = (session: PracticeSession, block: PracticeBlock, golfer: BlockProps['golfer']) => {
  const drill = drillById(block.drillId);
  const mark = drill && golfer.markOf(drill);
  const counting = useTries(session, block, mark);
  if (!drill || mark === undefined) return { ...counting, mark, passed: undefined, next: undefined, best: undefined };
  const results = golfer.resultsOf(block.drillId);
  const { score } = tallyOf(drill, counting.tries);
  const passed = verdict(drill, counting.tries, mark);
  return {
    ...counting,
    mark,
    passed,
    next: nextMark(drill, golfer.index, [...results, { score, passed }]),
    /** The golfer's best before today. */
    best: bestScore(drill, results),
  };
};

/** One block under way: its clock, its tries, and the ways to count them (taps, keys or voice). */
export const useBlock = ({ session, block, golfer }: BlockProps) => {
  const drill = drillById(block.drillId);
  const clock = useBlockClock(session, block);
  const { phase, isPaused } = clock.time;
  const { tries, record, undo, failure, ...levels } = useLevels(session, block, golfer);
  const isWorking = phase === 'work' && !isPaused;
  const aids = usePracticeAids(isWorking, (yes) => record(yes ? 1 : 0));
  useCues(clock.time);
  useWakeLock(phase === 'ready' || phase === 'work');
  const isHitOrMiss = drill === undefined || ['hits', 'run'].includes(drill.pass.counts);
  const count = (value: 0 | 1) => isHitOrMiss && isWorking && record(value);
  usePlayerKeys(
    { hit: () => count(1), miss: () => count(0), undo, pause: clock.togglePause },
    phase === 'work' || phase === 'ready',
  );
  return {
    session,
    block,
    golfer,
    drill,
    clock,
    tries,
    ...levels,
    /** The set is over, and the block has time for another. */
    hasNextSet:
      drill !== undefined &&
      isSetOver(drill, tries, levels.mark ?? 0) &&
      isTimeForSet(block.clock, block.plannedSec, drill.minutes * SEC_PER_MINUTE),
    record,
    undo,
    failure,
    isWorking,
    aids,
  };
};
