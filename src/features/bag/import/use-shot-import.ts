import { useRef, useState } from 'react';
import type { ShotPreview, UnreadTable } from '#src/domain/bag/preview-shots.ts';
import type { ShotSession } from '#src/domain/entities/shot-session.entity.ts';
import type { ShotFileOptions } from '#src/domain/transfer/shots/types.ts';
import { storedShotSessions } from '#src/data/queries/shots.ts';
import { copy } from '#src/features/bag/copy.ts';
import { logError } from '#src/platform/error-log.ts';
import { readShots } from '#src/platform/shot-reader.ts';

/** A file that is being looked into. `answers` are the golfer's to what it leaves open. */
export type OpenFile = {
  readonly file: File;
  readonly answers: ShotFileOptions;
  readonly preview?: ShotPreview;
  readonly unread?: UnreadTable;
};

/** Reads a file in a worker, again with each answer; nothing is stored. */
export const useShotImport = () => {
  const running = useRef<AbortController>(undefined);
  const [open, setOpen] = useState<OpenFile>();
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const [place, setPlace] = useState<ShotSession['place']>('range');

  const read = async (file: File, answers: ShotFileOptions) => {
    running.current?.abort();
    const turn = new AbortController();
    running.current = turn;
    setFailure(undefined);
    setProgress(0);
    try {
      const stored = await storedShotSessions();
      const result = await readShots(file, { options: answers, stored, onProgress: setProgress, signal: turn.signal });
      if (result.ok) setOpen({ file, answers, preview: result.value });
      else {
        setOpen(result.error.columns.length > 0 ? { file, answers, unread: result.error } : undefined);
        if (result.error.columns.length === 0) setFailure(result.error.sentence);
      }
    } catch (error) {
      if (turn.signal.aborted) return;
      logError(error);
      setFailure(copy.import.failed);
    }
    setProgress(undefined);
  };
  const cancel = () => {
    running.current?.abort();
    setProgress(undefined);
  };
  return { open, progress, failure, place, read, cancel, setPlace, setFailure };
};
