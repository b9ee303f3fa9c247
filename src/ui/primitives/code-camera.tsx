import { type RefObject, useEffect } from 'react';
import { CameraIcon } from '#src/ui/icons/screen-icons.ts';
import { Button } from './button.tsx';

type Props = {
  readonly words: { readonly camera: string; readonly read: string; readonly stop: string };
  readonly isOn: boolean;
  /** Undefined while the camera opens. */
  readonly stream: MediaStream | undefined;
  readonly videoRef: RefObject<HTMLVideoElement | null>;
  /** What to do, or what was read so far. */
  readonly status: string;
  /** Why there is no picture. */
  readonly failure: string | undefined;
  readonly onStart: () => void;
  readonly onStop: () => void;
};

/** The camera's picture while a code is looked for, and the button that turns it on. */
export const CodeCamera = ({ words, isOn, stream, videoRef, status, failure, onStart, onStop }: Props) => {
  useEffect(() => {
    if (videoRef.current) videoRef.current.srcObject = stream ?? null;
  }, [videoRef, stream]);
  return (
    <div className="flex flex-col gap-3">
      {isOn ? (
        <>
          <video
            ref={videoRef}
            autoPlay
            muted
            playsInline
            aria-label={words.camera}
            className="aspect-[4/3] w-full rounded-control bg-sunken object-cover"
          />
          <p className="text-note text-rough" role="status">
            {status}
          </p>
          <Button onClick={onStop}>{words.stop}</Button>
        </>
      ) : (
        <Button size="play" variant="primary" onClick={onStart}>
          <CameraIcon />
          {words.read}
        </Button>
      )}
      {failure !== undefined && (
        <p className="text-note font-medium" role="alert">
          {failure}
        </p>
      )}
    </div>
  );
};
