import { useEffect, useRef, useState } from 'react';
import { recordTry, setClock, takeBackTry } from '#src/data/commands/practice.ts';
import type { BlockClock, PracticeBlock, PracticeSession } from '#src/domain/entities/practice-session.entity.ts';
import {
  type BlockTime,
  addMinute,
  blockTime,
  end,
  goOn,
  pause,
  setUp,
  start,
} from '#src/domain/practice/block-clock.ts';
import { drillById } from '@divot/golf-content';
import { now } from '#src/platform/clock/clock.ts';
import { playCue, wakeSound } from '#src/platform/audio/sounds.ts';
import { useNow } from '#src/platform/clock/use-clock.ts';
import { useWakeLock } from '#src/platform/device/wake-lock.ts';
import { showToast } from '#src/ui/primitives/toast.ts';
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

const useTries = (session: PracticeSession, block: PracticeBlock, index: number | null) => {
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
      put([...tries, value], () => recordTry(session.id, block.id, value, index));
    },
    undo: () => {
      if (tries.length > 0) put(tries.slice(0, -1), () => takeBackTry(session.id, block.id, index));
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
    if (!hasClock) void setClock(session.id, id, setUp(now()));
  }, [hasClock, session.id, id]);
  const put = async (next: BlockClock) => {
    const saved = await setClock(session.id, id, next);
    if (!saved.ok) showToast({ text: saved.error, tone: 'error' });
  };
  const move = (change: (from: BlockClock, at: Date) => BlockClock) => clock && void put(change(clock, now()));
  return {
    stored: clock,
    at,
    time,
    begin: () => {
      wakeSound();
      void put(start(clock ?? setUp(now()), now()));
    },
    togglePause: () => move(time.isPaused ? goOn : pause),
    addMinute: () => move((from, then) => addMinute(from, plannedSec, then)),
    end: () => move(end),
  };
};

/** One block under way: its clock, its tries, and the ways to count them (taps, keys or voice). */
export const useBlock = ({ session, block, golfer }: BlockProps) => {
  const drill = drillById(block.drillId);
  const clock = useBlockClock(session, block);
  const { phase, isPaused } = clock.time;
  const { tries, record, undo, failure } = useTries(session, block, golfer.index);
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
  return { session, block, golfer, drill, clock, tries, record, undo, failure, isWorking, aids };
};
