import { Button } from '#src/ui/primitives/button.tsx';
import { Dialog } from '#src/ui/primitives/dialog.tsx';
import { copy } from '#src/features/practice/copy.ts';

type LeaveProps = {
  readonly open: boolean;
  readonly canKeep: boolean;
  readonly onStay: () => void;
  readonly onLater: () => void;
  readonly onKeep: () => void;
  readonly onDrop: () => void;
};

/** Leaving mid-session: keep what is done, come back later, or discard the session. */
export const LeaveDialog = ({ open, canKeep, onStay, onLater, onKeep, onDrop }: LeaveProps) => (
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
export const SkipDialog = ({ open, onClose, onSkip }: SkipProps) => (
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
