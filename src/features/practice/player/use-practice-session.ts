import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import {
  deletePractice,
  finishPractice,
  reopenBlock,
  reportPracticePain,
  restorePractice,
  setClock,
  skipBlock,
} from '#src/data/commands/practice.ts';
import { rememberPain } from '#src/data/commands/pain.ts';
import { usePainAreas } from '#src/data/queries/profile.ts';
import type { PracticeSession } from '#src/domain/entities/practice-session.entity.ts';
import {
  LEFT_OUT,
  actualSec,
  blockTime,
  canReopen,
  closedBlocks,
  painIn,
  pauseClock,
  practisedMinutes,
  sparesBlock,
} from '@divot/practice';
import { OWN, drillById } from '@divot/golf-content';
import { now } from '#src/platform/clock/clock.ts';
import { useNow } from '#src/platform/clock/use-clock.ts';
import { showUndo, succeeded } from '#src/ui/primitives/toast.ts';
import { copy } from '#src/features/practice/copy.ts';

const SECOND_MS = 1000;

/** Asks before the golfer leaves the player. */
const useLeaving = () => {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname,
    withResolver: true,
    enableBeforeUnload: false,
  });
  return { isLeaving: blocker.status === 'blocked', stay: () => blocker.reset?.(), leave: () => blocker.proceed?.() };
};

/** A session under way: the open block, those before it, and every way forward, back and out. */
export const usePracticeSession = (session: PracticeSession) => {
  const [asking, ask] = useState<'skip' | 'pain'>();
  const ownPain = usePainAreas();
  const { isLeaving, stay, leave } = useLeaving();
  const leaving = useNow(SECOND_MS, isLeaving);
  const blocks = session.blocks.toSorted((a, b) => a.order - b.order);
  const painAreas = painIn(blocks, ownPain);
  const open = blocks.filter(({ actualSec: done }) => done === undefined);
  const block = open[0];
  /** The number of blocks before the open one. */
  const at = block ? blocks.indexOf(block) : blocks.length;
  const previous = blocks.slice(0, at).findLast((one) => canReopen(one, blocks, ownPain));
  const isLast = open.length === 1;

  const finish = async () => {
    succeeded(await finishPractice(session.id));
  };
  const finishWhenDone = async () => {
    if (isLast) await finish();
  };
  const skip = async (reason: string) => {
    if (!block) return;
    ask(undefined);
    const sec = actualSec(block.clock, block.plannedSec, now());
    const skipped = await skipBlock(session.id, block.id, reason, sec);
    if (succeeded(skipped) && practisedMinutes(skipped.value.blocks) > 0) await finishWhenDone();
  };
  /** Logs no practice for a block that loads what hurts, except time already spent if its clock was running. */
  const leaveOut = async () => {
    if (!block) return;
    const sec = block.clock?.startedAt === undefined ? 0 : actualSec(block.clock, block.plannedSec, now());
    succeeded(await skipBlock(session.id, block.id, LEFT_OUT, sec));
  };
  const stopForPain = async (area: string, isForLater: boolean) => {
    if (!block) return;
    ask(undefined);
    const sec = actualSec(block.clock, block.plannedSec, now());
    const stopped = await reportPracticePain(session, { blockId: block.id, area, actualSec: sec });
    if (succeeded(stopped) && isForLater) succeeded(await rememberPain(session.userId, area));
  };
  /** Time away from the open block does not count as practice on it. */
  const pauseBlock = async () => {
    if (block?.clock && blockTime(block.clock, block.plannedSec, now()).phase !== 'log') {
      await setClock(session.id, block.id, pauseClock(block.clock, now()));
    }
  };
  const goBack = async () => {
    if (!previous) return;
    await pauseBlock();
    succeeded(await reopenBlock(session, previous.id));
  };
  const later = async () => {
    await pauseBlock();
    leave();
  };
  const keep = async () => {
    await finish();
    stay();
  };
  const drop = async () => {
    if (!succeeded(await deletePractice(session.id))) return;
    leave();
    showUndo(copy.player.dropped, () => void restorePractice(session));
  };

  return {
    block,
    at,
    count: blocks.length,
    previous,
    isLast,
    /** Where it hurts: the golfer's stored places plus those reported in this session. */
    painAreas,
    isSafe: block === undefined || sparesBlock(block, painAreas),
    isKnown: block !== undefined && (block.drillId === OWN || drillById(block.drillId) !== undefined),
    canKeep: practisedMinutes(closedBlocks(blocks, leaving)) > 0,
    isLeaving,
    stay,
    asking,
    ask,
    stopForPain,
    leaveOut,
    finish,
    finishWhenDone,
    skip,
    goBack,
    later,
    keep,
    drop,
  };
};
