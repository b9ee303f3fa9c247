import { useEffect, useState } from 'react';
import { useNetwork } from '#src/platform/state.ts';
import { isPoseModelStored, storePoseModel } from '#src/platform/workers/swing-worker.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { ProgressBar } from '#src/ui/primitives/progress.tsx';
import { copy } from '#src/features/swing/copy.ts';
import { useJobs } from '#src/features/swing/queue/analysis-queue.ts';
import { readOnce } from '#src/platform/waiting/read-once.ts';

const words = copy.model;

/**
 * Says once that this device must download the body model, and offers to do it before the golfer reaches the range.
 */
export const ModelNote = ({ onStored }: { readonly onStored?: () => void }) => {
  // A running analysis downloads the model by itself.
  const inUse = Object.values(useJobs()).some(({ progress }) => progress && progress.stage !== 'queued');
  const offline = useNetwork() === 'offline';
  const [stored, setStored] = useState<boolean>();
  const [share, setShare] = useState<number>();
  const [failed, setFailed] = useState(false);

  useEffect(() => (inUse ? undefined : readOnce(isPoseModelStored(), setStored)), [inUse]);

  const download = async () => {
    setFailed(false);
    setShare(0);
    const done = await storePoseModel(setShare);
    setShare(undefined);
    setFailed(!done);
    setStored(done);
    if (done) onStored?.();
  };

  if (stored !== false || inUse) return null;
  return (
    <aside
      aria-label={words.title}
      className="flex flex-col items-start gap-3 border-l-4 border-sky bg-sky-tint px-4 py-3"
    >
      <p className="measure text-note">{offline ? words.missingOffline : words.missing}</p>
      {failed && <p className="text-note font-medium text-flag-ink">{words.failed}</p>}
      {share === undefined ? (
        <Button disabled={offline} onClick={() => void download()}>
          {words.download}
        </Button>
      ) : (
        <div className="flex w-full flex-col gap-1.5">
          <p className="figures text-note">{words.loading(share)}</p>
          <ProgressBar label={words.title} value={share} max={1} />
        </div>
      )}
    </aside>
  );
};
