import { useCallback, useEffect, useState } from 'react';
import { type VideoOnDevice, storedVideos } from '#src/data/db/swing-videos.ts';
import { dropOrphans } from '#src/features/swing/deletion.ts';

/** Swing videos on this device. `look` counts them again. */
export const useVideos = (uid: string) => {
  const [videos, setVideos] = useState<readonly VideoOnDevice[]>([]);
  const look = useCallback(async () => setVideos(await storedVideos(uid)), [uid]);
  useEffect(() => {
    let over = false;
    const first = async () => {
      await dropOrphans(uid);
      const stored = await storedVideos(uid);
      if (!over) setVideos(stored);
    };
    void first();
    return () => {
      over = true;
    };
  }, [uid]);
  return { videos, look };
};
