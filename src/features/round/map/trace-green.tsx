import { deleteOwnGreen, saveOwnGreen } from '#src/data/commands/ground.ts';
import { FEWEST_CORNERS, type Position } from '@divot/ground';
import { useSession } from '#src/platform/state.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { showToast, showUndo } from '#src/ui/primitives/toast.ts';
import { copy } from './copy.ts';

type Props = {
  readonly courseId: string;
  readonly n: number;
  /** Whether this green has been traced before. */
  readonly isTraced: boolean;
  readonly corners: readonly Position[] | undefined;
  readonly trace: (corners: readonly Position[] | undefined) => void;
};

/**
 * Traces the edge of a green that nobody has mapped, corner by corner on the map, and saves it as the golfer's own.
 */
export const TraceGreen = ({ courseId, n, isTraced, corners, trace }: Props) => {
  const session = useSession();
  const save = async () => {
    if (session.kind !== 'signed-in' || corners === undefined) return;
    const isSaved = await saveOwnGreen(session.user.uid, courseId, n, corners);
    showToast(isSaved ? { text: copy.traceSaved } : { text: copy.ownFailed, tone: 'error' });
    if (isSaved) trace(undefined);
  };
  const remove = async () => {
    if (session.kind !== 'signed-in') return;
    const restore = await deleteOwnGreen(session.user.uid, courseId, n);
    if (restore) showUndo(copy.traceDeleted, () => void restore());
  };
  if (corners === undefined) {
    return (
      <div className="rule-b flex shrink-0 items-center gap-2 px-4 py-1.5">
        <p className="flex-1 text-note">{isTraced ? copy.traceOwn : copy.traceWhy}</p>
        {isTraced && <Button onClick={() => void remove()}>{copy.traceDelete}</Button>}
        <Button onClick={() => trace([])}>{isTraced ? copy.traceAgain : copy.trace}</Button>
      </div>
    );
  }
  return (
    <div className="rule-b flex shrink-0 flex-col gap-2 px-4 py-1.5">
      <p role="status" className="text-note">
        {copy.traceHint(corners.length)}
      </p>
      <div className="grid grid-cols-3 gap-2">
        <Button className="px-2!" onClick={() => trace(undefined)}>
          {copy.traceCancel}
        </Button>
        <Button className="px-2!" disabled={corners.length === 0} onClick={() => trace(corners.slice(0, -1))}>
          {copy.undo}
        </Button>
        <Button
          variant="primary"
          className="px-2!"
          disabled={corners.length < FEWEST_CORNERS}
          onClick={() => void save()}
        >
          {copy.traceSave}
        </Button>
      </div>
    </div>
  );
};
