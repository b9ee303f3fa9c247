import { useCallback, useEffect, useState } from 'react';
import { type KeptVideo, keptVideos } from '#src/data/db/swing-videos.ts';
import { dropOrphans } from '#src/features/swing/deletion.ts';

/** Swing videos on this device. `look` counts them again. */
export const useVideos = (uid: string) => {
  const [videos, setVideos] = useState<readonly KeptVideo[]>([]);
  const look = useCallback(async () => setVideos(await keptVideos(uid)), [uid]);
  useEffect(() => {
    let over = false;
    const first = async () => {
      await dropOrphans(uid);
      const kept = await keptVideos(uid);
      if (!over) setVideos(kept);
    };
    void first();
    return () => {
      over = true;
    };
  }, [uid]);
  return { videos, look };
};
