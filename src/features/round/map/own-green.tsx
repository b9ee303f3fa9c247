import { saveOwnMiddle } from '#src/data/commands/ground.ts';
import type { Position } from '@divot/ground';
import { useSession } from '#src/platform/state.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { showToast } from '#src/ui/primitives/toast.ts';
import { copy } from './copy.ts';

type Props = { readonly courseId: string; readonly n: number; readonly at: Position };

/** For a green that nobody has mapped: the golfer stands in its middle and saves it as their own. */
export const OwnGreen = ({ courseId, n, at }: Props) => {
  const session = useSession();
  const save = async () => {
    if (session.kind !== 'signed-in') return;
    const saved = await saveOwnMiddle(session.user.uid, courseId, n, at);
    showToast(saved ? { text: copy.ownSaved } : { text: copy.ownFailed, tone: 'error' });
  };
  return (
    <div className="rule-b flex shrink-0 items-center gap-3 px-4 py-1.5">
      <p className="flex-1 text-note">{copy.ownWhy}</p>
      <Button onClick={() => void save()}>{copy.ownSave}</Button>
    </div>
  );
};
