import { useEffect, useState } from 'react';
import { logError } from '#src/platform/error-log.ts';
import { swingPoses } from '#src/platform/swing-worker/swing-worker.ts';
import type { PoseSequence } from '#workers/swing/contract.ts';

/** The stored poses of a swing, unpacked off the main thread; undefined until then. */
export const usePoses = (landmarks: string | undefined): PoseSequence | undefined => {
  const [poses, setPoses] = useState<PoseSequence>();
  useEffect(() => {
    if (landmarks === undefined) return undefined;
    let over = false;
    swingPoses(landmarks).then((unpacked) => over || setPoses(unpacked), logError);
    return () => {
      over = true;
    };
  }, [landmarks]);
  return poses;
};
