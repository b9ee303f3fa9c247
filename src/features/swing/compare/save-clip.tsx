import { useEffect, useRef, useState } from 'react';
import { logError } from '#src/platform/monitoring/error-log.ts';
import { canShareFile, saveFile, shareFile } from '#src/platform/files/save-file.ts';
import { DownloadIcon } from '#src/ui/icons/screen-icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { ProgressBar } from '#src/ui/primitives/progress.tsx';
import { showToast } from '#src/ui/primitives/toast.ts';
import { copy } from '#src/features/swing/copy.ts';
import { type Playhead, useRate } from '#src/features/swing/result/playhead.ts';
import { type ClipFormat, clipFormat } from './clip-format.ts';
import { copy as words } from './copy.ts';
import type { ClipOrder } from './make-clip.ts';
import { readOnce } from '#src/platform/waiting/read-once.ts';

/** Undefined until it is known. */
const useClipFormat = (): ClipFormat | 'none' | undefined => {
  const [format, setFormat] = useState<ClipFormat | 'none'>();
  useEffect(() => readOnce(clipFormat(), (supported) => setFormat(supported ?? 'none')), []);
  return format;
};

export type Filmed = Pick<ClipOrder, 'range' | 'sources' | 'panelsAt'>;

type Props = { readonly playhead: Playhead; readonly film: () => Promise<Filmed> };

/** Saves the comparison as a clip at the player's speed, and sends it on. Says so when this browser can make none. */
export const SaveClip = ({ playhead, film }: Props) => {
  const format = useClipFormat();
  const rate = useRate(playhead);
  const [share, setShare] = useState<number>();
  const making = useRef<AbortController>(undefined);
  useEffect(() => () => making.current?.abort(), []);
  if (!format) return null;
  if (format === 'none') return <p className="measure text-note text-rough">{words.noClip}</p>;

  const make = async () => {
    const { signal } = (making.current = new AbortController());
    setShare(0);
    try {
      const { makeClip } = await import('./make-clip.ts');
      const clip = await makeClip({ ...(await film()), format, rate, onShare: setShare, signal });
      if (!clip) return;
      const name = copy.picture.fileName(format.ending);
      const isSaved = saveFile(name, clip.type, clip);
      const file = new File([clip], name, { type: clip.type });
      const send = { label: words.clipSend, run: () => void shareFile(file) };
      if (isSaved) showToast({ text: words.clipSaved, ...(canShareFile(file) ? { action: send } : {}) });
    } catch (error) {
      logError(error);
      showToast({ text: words.clipNotSaved, tone: 'error' });
    } finally {
      setShare(undefined);
    }
  };

  const isMaking = share !== undefined;
  // One button for both states, so the focus stays on it.
  return (
    <div className={isMaking ? 'flex min-w-60 flex-1 items-center gap-4' : 'contents'}>
      {isMaking && <ProgressBar label={words.clipMaking} value={share} max={1} />}
      <Button
        variant={isMaking ? 'quiet' : 'secondary'}
        onClick={() => (isMaking ? making.current?.abort() : void make())}
      >
        {!isMaking && <DownloadIcon className="size-5" />}
        {isMaking ? copy.queue.cancel : rate === 1 ? words.clip : words.clipSlow}
      </Button>
    </div>
  );
};
