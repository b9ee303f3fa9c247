import { useEffect, useRef, useState } from 'react';
import type { Jump, JumpClip } from '@divot/swing';
import { compact } from '@divot/basics';
import { logError } from '#src/platform/monitoring/error-log.ts';
import { readJump } from '#src/platform/workers/swing-worker.ts';
import { copy } from './copy.ts';

type Marks = { readonly takeOffMs: number; readonly landingMs: number };

/** A clip that was read: its frames if the frame rate is high enough, and the jump seen in it or why none was. */
export type ReadClip = {
  readonly address: string;
  readonly clip?: JumpClip;
  readonly seen?: Jump;
  readonly failure?: string;
};

const GUESSED_FLIGHT_MS = 400;

/** Where the golfer's own marks start: at the detected jump, else in the middle. */
export const firstMarks = ({ timesMs }: JumpClip, seen: Jump | undefined): Marks => {
  if (seen) return { takeOffMs: seen.takeOffMs, landingMs: seen.landingMs };
  const middleMs = (timesMs.at(-1) ?? 0) / 2;
  return { takeOffMs: middleMs - GUESSED_FLIGHT_MS / 2, landingMs: middleMs + GUESSED_FLIGHT_MS / 2 };
};

/** Reads one clip at a time in the swing worker and stores nothing of it. */
export const useJumpClip = () => {
  const running = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<number>();
  const [read, setRead] = useState<ReadClip>();
  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    const address = read?.address;
    return address === undefined ? undefined : () => URL.revokeObjectURL(address);
  }, [read]);

  const close = () => {
    running.current?.abort();
    setProgress(undefined);
    setRead(undefined);
  };
  const open = async (file: File) => {
    close();
    const turn = new AbortController();
    running.current = turn;
    setProgress(0);
    const reading = await readJump(file, {
      signal: turn.signal,
      onProgress: ({ share }) => turn.signal.aborted || setProgress(share),
    }).catch((error: unknown) => {
      logError(error);
      return { clip: undefined, jump: { ok: false as const, error: 'unexpected' as const } };
    });
    if (turn.signal.aborted) return;
    setProgress(undefined);
    const { clip, jump } = reading;
    setRead(
      compact({
        address: URL.createObjectURL(file),
        clip,
        ...(jump.ok ? { seen: jump.value } : { failure: copy.failures[jump.error] ?? copy.failed }),
      }),
    );
  };
  return { progress, read, open, close };
};
