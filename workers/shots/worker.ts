// Reads a golfer's file: a launch monitor's, any of rounds, or Divot's own courses. It runs in a worker
// because 200,000 lines take seconds, and because the page cancels by terminating it.

import { previewShots } from '#src/domain/bag/preview-shots.ts';
import { readCourses } from '#src/domain/transfer/courses.ts';
import { readRoundFile } from '#src/domain/transfer/read-round-file.ts';
import { type FileBytes, MOST_ARCHIVE_BYTES } from '@divot/shot-files';
import type { CoursesResult, ReadOrder, ReaderMessage, RoundsResult, ShotsResult } from './contract.ts';

const answer = (message: ReaderMessage<unknown>) => self.postMessage(message);

const progress = (share: number) => answer({ kind: 'progress', share });
const making = { newId: () => crypto.randomUUID(), onProgress: progress };
/** Reads at most one byte more than the limit. That is enough to detect a file that is too large. */
const bytesOf = async (file: File, most: number) => new Uint8Array(await file.slice(0, most + 1).arrayBuffer());

/** Reads from the disk on demand, so that a table of 66 MB is never in memory all at once. */
const bytesIn = (file: File): FileBytes => {
  const reader = new FileReaderSync();
  return {
    length: file.size,
    subarray: (begin, end) => new Uint8Array(reader.readAsArrayBuffer(file.slice(begin, end))),
  };
};

const preview = async (order: ReadOrder): Promise<ShotsResult | RoundsResult | CoursesResult> => {
  const { file } = order;
  switch (order.kind) {
    case 'rounds':
      return readRoundFile(await bytesOf(file, MOST_ARCHIVE_BYTES), order.known, { ...order.context, ...making });
    case 'courses':
      return readCourses(await file.text(), order.known, { ...order.context, ...making });
    default:
      return previewShots(file.name, bytesIn(file), order.options, order.stored, progress);
  }
};
const read = async (order: ReadOrder): Promise<void> => answer({ kind: 'done', result: await preview(order) });

self.addEventListener('message', ({ data }: MessageEvent<ReadOrder>) => {
  read(data).catch((error: unknown) => {
    // Rethrown outside the promise, so that the page receives it as the worker's error.
    setTimeout(() => {
      throw error;
    });
  });
});
