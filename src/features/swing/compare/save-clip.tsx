import { useEffect, useRef, useState } from 'react';
import { logError } from '#src/platform/monitoring/error-log.ts';
import { saveFile } from '#src/platform/files/save-file.ts';
import { DownloadIcon } from '#src/ui/icons/icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { ProgressBar } from '#src/ui/primitives/progress.tsx';
import { showToast } from '#src/ui/primitives/toast.ts';
import { copy } from '#src/features/swing/copy.ts';
import { type Playhead, useRate } from '#src/features/swing/result/playhead.ts';
import { type ClipFormat, clipFormat } from './clip-format.ts';
import { copy as words } from './copy.ts';
import type { ClipOrder } from './make-clip.ts';

const useClipFormat = (): ClipFormat | undefined => {
  const [format, setFormat] = useState<ClipFormat>();
  useEffect(() => {
    let over = false;
    clipFormat().then((found) => over || setFormat(found), logError);
    return () => {
      over = true;
    };
  }, []);
  return format;
};

export type Filmed = Pick<ClipOrder, 'range' | 'sources' | 'panelsAt'>;

type Props = { readonly playhead: Playhead; readonly film: () => Promise<Filmed> };

/** Saves the comparison as a clip at the player's speed. Shows nothing when this browser cannot make videos. */
export const SaveClip = ({ playhead, film }: Props) => {
  const format = useClipFormat();
  const rate = useRate(playhead);
  const [share, setShare] = useState<number>();
  const making = useRef<AbortController>(undefined);
  useEffect(() => () => making.current?.abort(), []);
  if (!format) return null;

  const make = async () => {
    const { signal } = (making.current = new AbortController());
    setShare(0);
    try {
      const { makeClip } = await import('./make-clip.ts');
      const clip = await makeClip({ ...(await film()), format, rate, onShare: setShare, signal });
      if (!clip) return;
      const isSaved = saveFile(copy.picture.fileName(format.ending), clip.type, clip);
      if (isSaved) showToast({ text: words.clipSaved });
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
