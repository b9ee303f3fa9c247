// Reads a launch monitor's file or another app's archive. A worker, because 200 000 lines take seconds, and because ending it
// is how to cancel.

import { previewShots } from '#src/domain/bag/preview-shots.ts';
import { MOST_ARCHIVE_BYTES, readRoundArchive } from '#src/domain/transfer/shots/read-round-archive.ts';
import type { FileBytes } from '#src/domain/transfer/shots/text-file.ts';
import type { ArchiveResult, ReadArchive, ReadShots, ReaderMessage, ShotsResult } from './contract.ts';

const answer = (message: ReaderMessage<ShotsResult | ArchiveResult>) => self.postMessage(message);

const progress = (share: number) => answer({ kind: 'progress', share });
/** One byte more than is taken tells that a file is too large without reading all of it. */
const bytesOf = async (file: File, most: number) => new Uint8Array(await file.slice(0, most + 1).arrayBuffer());

/** Read from the disk as asked for: a table of 66 MB is never in memory as a whole. */
const bytesIn = (file: File): FileBytes => {
  const reader = new FileReaderSync();
  return {
    length: file.size,
    subarray: (begin, end) => new Uint8Array(reader.readAsArrayBuffer(file.slice(begin, end))),
  };
};

const read = async (order: ReadShots | ReadArchive): Promise<void> => {
  const { file } = order;
  if (order.kind === 'archive') {
    answer({ kind: 'done', result: readRoundArchive(file.name, await bytesOf(file, MOST_ARCHIVE_BYTES), progress) });
    return;
  }
  answer({ kind: 'done', result: previewShots(file.name, bytesIn(file), order.options, order.stored, progress) });
};

self.addEventListener('message', ({ data }: MessageEvent<ReadShots | ReadArchive>) => {
  read(data).catch((error: unknown) => {
    // Thrown again outside the promise, so that the page hears it as the worker's error.
    setTimeout(() => {
      throw error;
    });
  });
});
