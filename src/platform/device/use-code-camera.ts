import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type CameraFailure, closeCamera, onCameraTaken, openCamera } from './camera.ts';
import { isAllowed } from './permission.ts';
import { openCodeReader } from '#src/platform/workers/code-reader.ts';

type CodeCamera =
  | { readonly step: 'off' }
  | { readonly step: 'on'; readonly stream: MediaStream | undefined }
  | { readonly step: 'failed'; readonly why: CameraFailure };

/** Leaves the phone's processor a rest between two pictures. */
const BETWEEN_MS = 80;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Reads codes with the camera while it is on, and tells each text once. `isEager`: it goes on by itself if the golfer has
 * allowed the camera before.
 */
export const useCodeCamera = (onText: (text: string) => void, isEager: boolean) => {
  const [camera, setCamera] = useState<CodeCamera>({ step: 'off' });
  const videoRef = useRef<HTMLVideoElement>(null);
  const tell = useEffectEvent(onText);
  const isOn = camera.step === 'on';

  useEffect(() => {
    if (isEager) void isAllowed('camera').then((isOpen) => isOpen && setCamera({ step: 'on', stream: undefined }));
  }, [isEager]);

  useEffect(() => {
    if (!isOn) return undefined;
    const stopping = new AbortController();
    const { signal } = stopping;
    let opened: MediaStream | undefined;
    const reader = openCodeReader();
    const look = async () => {
      const result = await openCamera();
      if (!result.ok) {
        if (!signal.aborted) setCamera({ step: 'failed', why: result.error });
        return;
      }
      opened = result.value;
      if (signal.aborted) return closeCamera(opened);
      onCameraTaken(opened, () => setCamera({ step: 'failed', why: 'busy' }));
      setCamera({ step: 'on', stream: opened });
      let last: string | undefined;
      while (!signal.aborted) {
        const seen = videoRef.current;
        if (seen && seen.readyState >= seen.HAVE_CURRENT_DATA) {
          // A camera that is still starting has no picture yet.
          const picture = await createImageBitmap(seen).catch(() => undefined);
          const text = picture && (await reader.read(picture));
          if (text !== undefined && text !== last && !signal.aborted) tell(text);
          last = text ?? last;
        }
        await pause(BETWEEN_MS);
      }
      return undefined;
    };
    look().catch(() => signal.aborted || setCamera({ step: 'failed', why: 'none' }));
    return () => {
      stopping.abort();
      reader.close();
      if (opened) closeCamera(opened);
    };
  }, [isOn]);

  return {
    camera,
    videoRef,
    start: () => setCamera({ step: 'on', stream: undefined }),
    stop: () => setCamera({ step: 'off' }),
  };
};
