import { useBlocker, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import {
  deletePractice,
  finishPractice,
  reopenBlock,
  restorePractice,
  setClock,
  skipBlock,
} from '#src/data/commands/practice.ts';
import type { PracticeSession } from '#src/domain/entities/practice-session.entity.ts';
import { actualSec, blockTime, pause } from '#src/domain/practice/block-clock.ts';
import { drillById } from '#src/domain/practice/drills.ts';
import { closedBlocks, practisedMinutes } from '#src/domain/practice/practised.ts';
import type { Result } from '#src/domain/shared/result.ts';
import { useReloadGuard } from '#src/platform/reload-guard.ts';
import { now } from '#src/platform/clock.ts';
import { useImmersive } from '#src/platform/immersive.ts';
import { useNow } from '#src/platform/use-now.ts';
import { BackIcon, MoreIcon } from '#src/ui/icons/icons.ts';
import { Button, IconButton } from '#src/ui/primitives/button.tsx';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { Menu, MenuItem } from '#src/ui/primitives/menu.tsx';
import { ProgressBar } from '#src/ui/primitives/progress.tsx';
import { showToast, showUndo } from '#src/ui/primitives/toast.tsx';
import { StepHeading } from '#src/ui/primitives/step-heading.tsx';
import { useStepFocus } from '#src/ui/primitives/use-step-focus.ts';
import { copy } from '#src/features/practice/copy.ts';
import { OWN } from '#src/features/practice/plan/block-draft.ts';
import { useGolfer } from '#src/features/practice/use-golfer.ts';
import { blockName } from '#src/features/practice/wording.ts';
import { BlockPlayer } from './block-player.tsx';
import { LeaveDialog, SkipDialog } from './leave-dialogs.tsx';

const SECOND_MS = 1000;

type Props = { readonly session: PracticeSession; readonly exit: () => void };

const failed = <T,>(result: Result<T>): boolean => {
  if (!result.ok) showToast({ text: result.error, tone: 'error' });
  return !result.ok;
};

/** A session under way, one block at a time. Leaving asks first; nothing is lost either way. */
export const SessionPlayer = ({ session, exit }: Props) => {
  const golfer = useGolfer();
  const navigate = useNavigate();
  const [isSkipping, setSkipping] = useState(false);
  const blocks = session.blocks.toSorted((a, b) => a.order - b.order);
  const at = blocks.findIndex(({ actualSec: done }) => done === undefined);
  const block = blocks[at];
  const title = block ? blockName(block) : copy.player.title;
  const heading = useStepFocus(`${block?.id}`);
  useImmersive();
  useReloadGuard('practice', true);
  useEffect(() => {
    document.title = `${title} · Divot`;
  }, [title]);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname,
    withResolver: true,
    enableBeforeUnload: false,
  });

  const left = block && blocks.filter(({ actualSec: done }) => done === undefined).length;
  const finish = async () => {
    failed(await finishPractice(session.id));
  };
  const finishWhenDone = async () => {
    if (left === 1) await finish();
  };
  const skip = async (reason: string) => {
    if (!block) return;
    setSkipping(false);
    const sec = actualSec(block.clock, block.plannedSec, now());
    const skipped = await skipBlock(session.id, block.id, reason, sec);
    if (!skipped.ok) showToast({ text: skipped.error, tone: 'error' });
    else if (practisedMinutes(skipped.value.blocks) > 0) await finishWhenDone();
  };
  const previous = blocks[(at === -1 ? blocks.length : at) - 1];
  /** Time that the golfer does not spend on the open block is not practised on it. */
  const pauseBlock = async () => {
    if (block?.clock && blockTime(block.clock, block.plannedSec, now()).phase !== 'log') {
      await setClock(session.id, block.id, pause(block.clock, now()));
    }
  };
  const goBack = async () => {
    if (!previous) return;
    await pauseBlock();
    failed(await reopenBlock(session.id, previous.id));
  };
  const later = async () => {
    await pauseBlock();
    blocker.proceed?.();
  };
  const drop = async () => {
    if (failed(await deletePractice(session.id))) return;
    blocker.proceed?.();
    showUndo(copy.player.dropped, () => void restorePractice(session));
  };
  const isLeaving = blocker.status === 'blocked';
  const asked = useNow(SECOND_MS, isLeaving);
  const canKeep = practisedMinutes(closedBlocks(blocks, asked)) > 0;
  const isKnown = block !== undefined && (block.drillId === OWN || drillById(block.drillId) !== undefined);

  return (
    <div className="mx-auto flex min-h-[calc(100dvh-env(safe-area-inset-bottom))] w-full max-w-140 flex-col gap-3 lg:min-h-[80dvh] lg:pt-6 low:max-w-none">
      <div className="rule-b -mx-4 flex items-center gap-2 px-2 py-1 lg:mx-0">
        <IconButton label={copy.player.leave} icon={<BackIcon />} onClick={exit} />
        <p className="flex-1 text-center text-note font-medium">
          {copy.player.block((at === -1 ? blocks.length : at) + (at === -1 ? 0 : 1), blocks.length)}
        </p>
        <Menu label={copy.player.menu} trigger={<MoreIcon />}>
          {block && <MenuItem onSelect={() => setSkipping(true)}>{copy.player.skip}</MenuItem>}
          {previous && <MenuItem onSelect={() => void goBack()}>{copy.player.previous}</MenuItem>}
          <MenuItem onSelect={() => void navigate({ to: '/video-analysis' })}>{copy.player.film}</MenuItem>
          <MenuItem onSelect={exit}>{copy.player.end}</MenuItem>
        </Menu>
      </div>
      <ProgressBar
        quiet
        label={copy.player.block(at + 1, blocks.length)}
        value={at === -1 ? blocks.length : at}
        max={blocks.length}
      />
      <StepHeading level={1} look="title" ref={heading}>
        {title}
      </StepHeading>
      {block && isKnown && (
        <BlockPlayer
          key={block.id}
          session={session}
          block={block}
          golfer={golfer}
          isLast={left === 1}
          onLogged={() => void finishWhenDone()}
        />
      )}
      {block && !isKnown && (
        <ErrorNote
          title={copy.player.unknown}
          action={<Button onClick={() => void skip(copy.player.unknownSkip)}>{copy.player.skip}</Button>}
        >
          {copy.player.unknownText}
        </ErrorNote>
      )}
      {!block && canKeep && (
        <Button variant="primary" size="play" block onClick={() => void finish()}>
          {copy.player.finish}
        </Button>
      )}
      {!block && !canKeep && (
        <EmptyState
          action={
            <>
              <Button variant="primary" onClick={() => void goBack()}>
                {copy.player.previous}
              </Button>
              <Button onClick={exit}>{copy.player.leave}</Button>
            </>
          }
        >
          {copy.player.allSkipped}
        </EmptyState>
      )}
      <SkipDialog open={isSkipping} onClose={() => setSkipping(false)} onSkip={(reason) => void skip(reason)} />
      <LeaveDialog
        open={isLeaving}
        canKeep={canKeep}
        onStay={() => blocker.reset?.()}
        onLater={() => void later()}
        onKeep={() => void finish().then(() => blocker.reset?.())}
        onDrop={() => void drop()}
      />
    </div>
  );
};
