import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { ShotPreview, UnreadTable } from '#src/domain/bag/preview-shots.ts';
import type { ShotSession } from '#src/domain/entities/shot-session.entity.ts';
import { localDay } from '@divot/basics';
import { holdsRounds } from '#src/domain/transfer/round-file.ts';
import type { ShotFileOptions } from '@divot/shot-files';
import { storedShotSessions } from '#src/data/queries/shots.ts';
import { copy } from '#src/features/bag/copy.ts';
import { now } from '#src/platform/clock/clock.ts';
import { logError } from '#src/platform/monitoring/error-log.ts';
import { readShots } from '#src/platform/files/file-reader.ts';
import { offerFiles, useOpenedFiles } from '#src/platform/files/opened-files.ts';
import { dropSharedData, sharedData } from '#src/platform/files/shared-files.ts';

/** A file being examined. `answers` are the golfer's answers to its open questions. */
export type OpenFile = {
  readonly file: File;
  readonly answers: ShotFileOptions;
  readonly preview?: ShotPreview;
  readonly unread?: UnreadTable;
};

export const isZip = ({ name }: File): boolean => name.toLowerCase().endsWith('.zip');

/** Sends files that hold rounds to the rounds import. */
const useRoundFiles = () => {
  const navigate = useNavigate();
  return (file: File) => {
    offerFiles('rounds', [file]);
    void navigate({ to: '/profile', search: { group: 'data' } });
  };
};

/** Reads files in a worker one after the other, and again with each answer. Stores nothing. */
export const useShotImport = () => {
  const running = useRef<AbortController>(undefined);
  const [open, setOpen] = useState<OpenFile>();
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const [place, setPlace] = useState<ShotSession['place']>('range');
  /** Files chosen together with the open one. */
  const [waiting, setWaiting] = useState<readonly File[]>([]);
  const lookIntoRounds = useRoundFiles();

  const read = async (file: File, answers: ShotFileOptions, others = waiting) => {
    /** Rounds are imported on another screen. Leaving for it would lose the other files. */
    const leaveForRounds = () => {
      if (others.length === 0) {
        lookIntoRounds(file);
        return;
      }
      setOpen(undefined);
      setFailure(copy.import.roundsAlone(file.name));
      setProgress(undefined);
    };
    running.current?.abort();
    const turn = new AbortController();
    running.current = turn;
    setFailure(undefined);
    setProgress(0);
    // Keep the answer while the file is read again, so that the next answer adds to it.
    setOpen((now) => (now?.file === file ? { ...now, answers } : undefined));
    try {
      if (holdsRounds(await file.slice(0, 4000).text())) {
        leaveForRounds();
        return;
      }
      const stored = await storedShotSessions();
      const result = await readShots(file, {
        options: { ...answers, today: localDay(now()) },
        stored,
        onProgress: setProgress,
        signal: turn.signal,
      });
      if (result.ok) setOpen({ file, answers, preview: result.value });
      else if (isZip(file)) leaveForRounds();
      else {
        setOpen(result.error.columns.length > 0 ? { file, answers, unread: result.error } : undefined);
        setFailure(result.error.sentence);
      }
    } catch (error) {
      if (turn.signal.aborted) return;
      logError(error);
      setOpen(undefined);
      setFailure(copy.import.failed);
    }
    setProgress(undefined);
  };
  const readAll = (files: readonly File[]) => {
    const [first, ...others] = files;
    if (!first) return;
    setWaiting(others);
    void read(first, {}, others);
  };
  const cancel = () => {
    running.current?.abort();
    setProgress(undefined);
    setOpen(undefined); // the preview on screen used other answers
  };
  useOpenedFiles('shots', readAll);
  useEffect(() => {
    void sharedData().then(readAll);
    return () => void dropSharedData();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was shared is looked into once, when the screen opens
  }, []);
  return { open, progress, failure, place, waiting, read, readAll, lookIntoRounds, cancel, setPlace, setFailure };
};
