import { useEffect } from 'react';
import { setClock } from '#src/data/commands/practice.ts';
import type { BlockClock, PracticeBlock, PracticeSession } from '#src/domain/entities/practice-session.entity.ts';
import { addMinute, blockTime, end, goOn, pause, setUp, start } from '#src/domain/practice/block-clock.ts';
import { drillById } from '@divot/golf-content';
import { now } from '#src/platform/clock.ts';
import { wakeSound } from '#src/platform/sounds.ts';
import { useNow } from '#src/platform/use-clock.ts';
import { useWakeLock } from '#src/platform/wake-lock.ts';
import { showToast } from '#src/ui/primitives/toast.ts';
import type { useGolfer } from '#src/features/practice/use-golfer.ts';
import { useCues } from './use-cues.ts';
import { usePlayerKeys } from './use-player-keys.ts';
import { usePracticeAids } from './use-practice-aids.ts';
import { useTries } from './use-tries.ts';

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
