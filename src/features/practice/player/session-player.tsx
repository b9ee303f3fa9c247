import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { PracticeSession } from '#src/domain/entities/practice-session.entity.ts';
import { useImmersive } from '#src/platform/device/immersive.ts';
import { useReloadGuard } from '#src/platform/pwa/reload-guard.ts';
import { BackIcon } from '#src/ui/icons/control-icons.ts';
import { MoreIcon } from '#src/ui/icons/screen-icons.ts';
import { Button, IconButton } from '#src/ui/primitives/button.tsx';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { Menu, MenuItem } from '#src/ui/primitives/menu.tsx';
import { ProgressBar } from '#src/ui/primitives/progress.tsx';
import { StepHeading } from '#src/ui/primitives/step-heading.tsx';
import { useStepFocus } from '#src/ui/primitives/use-step-focus.ts';
import { copy } from '#src/features/practice/copy.ts';
import { PainNoteOn } from '#src/features/practice/hurts-note.tsx';
import { useGolfer } from '#src/features/practice/use-golfer.ts';
import { blockName } from '#src/domain/coach/practice-name.ts';
import { BlockPlayer } from './block-player.tsx';
import { usePracticeSession } from './use-practice-session.ts';
import { painSheetWords } from '#src/domain/shared/pain-sheet.ts';
import { REGIONS, painLines, placeOptions, seeAtOnce } from '@divot/golf-content';
import { FlagNote } from '#src/ui/primitives/flag-note.tsx';
import { PainSheet } from '#src/ui/primitives/pain-sheet.tsx';
import { Dialog } from '#src/ui/primitives/dialog.tsx';

type LeaveProps = {
  readonly open: boolean;
  readonly canKeep: boolean;
  readonly onStay: () => void;
  readonly onLater: () => void;
  readonly onKeep: () => void;
  readonly onDrop: () => void;
};

/** Leaving mid-session: keep what is done, come back later, or discard the session. */
const LeaveDialog = ({ open, canKeep, onStay, onLater, onKeep, onDrop }: LeaveProps) => (
  <Dialog
    open={open}
    onClose={onStay}
    title={copy.player.leaveTitle}
    text={canKeep ? copy.player.leaveText : copy.player.leaveEmpty}
  >
    <div className="flex flex-col gap-3">
      <Button variant="primary" size="play" block onClick={onStay}>
        {copy.player.stay}
      </Button>
      <Button block onClick={onLater}>
        {copy.player.leaveLater}
      </Button>
      {canKeep && (
        <Button block onClick={onKeep}>
          {copy.player.leaveSave}
        </Button>
      )}
      <Button variant="danger" block onClick={onDrop}>
        {copy.player.drop}
      </Button>
    </div>
  </Dialog>
);

type SkipProps = { readonly open: boolean; readonly onClose: () => void; readonly onSkip: (reason: string) => void };

/** Asks in one tap why the golfer skips a block. */
const SkipDialog = ({ open, onClose, onSkip }: SkipProps) => (
  <Dialog open={open} onClose={onClose} title={copy.player.skipTitle}>
    <div className="flex flex-col gap-3">
      {copy.player.reasons.map((reason) => (
        <Button key={reason} block onClick={() => onSkip(reason)}>
          {reason}
        </Button>
      ))}
    </div>
  </Dialog>
);

type BlockPainProps = { readonly steps: ReturnType<typeof usePracticeSession> };

const words = painSheetWords('drill');
const places = placeOptions(REGIONS);
/** The most common place of pain in golf (docs/body-loads.md). */
const USUAL = 'lower-back';

/**
 * Pain stops the block. Divot spares the place for the rest of this session and, if the golfer wants, in later ones.
 */
const BlockPain = ({ steps: { asking, ask, stopForPain } }: BlockPainProps) => (
  <PainSheet
    open={asking === 'pain'}
    onClose={() => ask(undefined)}
    words={words}
    places={places}
    usual={USUAL}
    signsOf={(place) => seeAtOnce([place])}
    onStop={(place, isForLater) => void stopForPain(place, isForLater)}
  />
);

/** An open block that loads what hurts: the only choice is to leave it out. */
const LeftOutBlock = ({ steps: { painAreas, leaveOut } }: BlockPainProps) => (
  <FlagNote lines={[copy.drill.hurts, ...painLines(painAreas)]}>
    <Button variant="primary" size="play" onClick={() => void leaveOut()}>
      {copy.player.leaveOut}
    </Button>
  </FlagNote>
);

type Props = { readonly session: PracticeSession; readonly exit: () => void };
type StepsProps = { readonly steps: ReturnType<typeof usePracticeSession> };

const TopBar = ({ steps, exit }: StepsProps & Pick<Props, 'exit'>) => {
  const navigate = useNavigate();
  const { block, at, count, previous, ask, goBack } = steps;
  return (
    <>
      <div className="rule-b -mx-4 flex items-center gap-2 px-2 py-1 lg:mx-0">
        <IconButton label={copy.player.leave} icon={<BackIcon />} onClick={exit} />
        <p className="flex-1 text-center text-note font-medium">{copy.player.block(block ? at + 1 : count, count)}</p>
        {block && (
          <Button variant="quiet" className="text-flag-ink" onClick={() => ask('pain')}>
            {copy.player.pain}
          </Button>
        )}
        <Menu label={copy.player.menu} trigger={<MoreIcon />}>
          {block && <MenuItem onSelect={() => ask('skip')}>{copy.player.skip}</MenuItem>}
          {previous && <MenuItem onSelect={() => void goBack()}>{copy.player.previous}</MenuItem>}
          <MenuItem onSelect={() => void navigate({ to: '/video-analysis' })}>{copy.player.film}</MenuItem>
          <MenuItem onSelect={() => void navigate({ to: '/video-analysis', search: { view: 'range' } })}>
            {copy.range}
          </MenuItem>
          <MenuItem onSelect={exit}>{copy.player.end}</MenuItem>
        </Menu>
      </div>
      <ProgressBar quiet label={copy.player.block(block ? at + 1 : count, count)} value={at} max={count} />
    </>
  );
};

/** Shown when every block is closed: the golfer keeps what they practised, or learns that there is nothing to keep. */
const AllClosed = ({ steps: { canKeep, finish, goBack, previous }, exit }: StepsProps & Pick<Props, 'exit'>) =>
  canKeep ? (
    <Button variant="primary" size="play" block onClick={() => void finish()}>
      {copy.player.finish}
    </Button>
  ) : (
    <EmptyState
      of="practice"
      action={
        <>
          {previous && (
            <Button variant="primary" onClick={() => void goBack()}>
              {copy.player.previous}
            </Button>
          )}
          <Button onClick={exit}>{copy.player.leave}</Button>
        </>
      }
    >
      {previous ? copy.player.allSkipped : copy.player.allLeftOut}
    </EmptyState>
  );

/** A session under way, one block at a time. Leaving asks first, and nothing is lost either way. */
export const SessionPlayer = ({ session, exit }: Props) => {
  const golfer = useGolfer();
  const steps = usePracticeSession(session);
  const { block, isKnown, isSafe, skip } = steps;
  const title = block ? blockName(block) : copy.player.title;
  const heading = useStepFocus(`${block?.id}`);
  useImmersive();
  useReloadGuard('practice', true);
  useEffect(() => {
    document.title = `${title} · Divot`;
  }, [title]);

  return (
    <div className="mx-auto flex min-h-[calc(100dvh-env(safe-area-inset-bottom))] w-full max-w-140 flex-col gap-3 lg:min-h-[80dvh] lg:pt-6 low:max-w-none">
      <TopBar steps={steps} exit={exit} />
      <StepHeading level={1} look="title" ref={heading}>
        {title}
      </StepHeading>
      {block && isKnown && !isSafe && <LeftOutBlock steps={steps} />}
      {block && isKnown && isSafe && golfer.ready && (
        <BlockPlayer
          key={block.id}
          session={session}
          block={block}
          golfer={golfer}
          isLast={steps.isLast}
          onLogged={() => void steps.finishWhenDone()}
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
      {!block && <PainNoteOn painAreas={steps.painAreas} />}
      {!block && <AllClosed steps={steps} exit={exit} />}
      <SkipDialog
        open={steps.asking === 'skip'}
        onClose={() => steps.ask(undefined)}
        onSkip={(reason) => void skip(reason)}
      />
      <BlockPain key={`pain ${block?.id}`} steps={steps} />
      <LeaveDialog
        open={steps.isLeaving}
        canKeep={steps.canKeep}
        onStay={steps.stay}
        onLater={() => void steps.later()}
        onKeep={() => void steps.keep()}
        onDrop={() => void steps.drop()}
      />
    </div>
  );
};
