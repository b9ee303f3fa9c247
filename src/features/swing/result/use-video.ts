import { useEffect, useState } from 'react';
import { storedVideo } from '#src/data/db/swing-videos.ts';

export type SwingVideo =
  | { readonly kind: 'looking' | 'elsewhere' }
  | { readonly kind: 'here'; readonly address: string };

/** The address of a swing's video while the calling screen is shown, if this device has the video. */
export const useVideo = (uid: string, id: string): SwingVideo => {
  const [video, setVideo] = useState<SwingVideo>({ kind: 'looking' });
  useEffect(() => {
    let address: string | undefined;
    let over = false;
    const look = async () => {
      const file = await storedVideo(uid, id);
      if (over) return;
      address = file && URL.createObjectURL(file);
      setVideo(address === undefined ? { kind: 'elsewhere' } : { kind: 'here', address });
    };
    void look();
    return () => {
      over = true;
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [uid, id]);
  return video;
};
