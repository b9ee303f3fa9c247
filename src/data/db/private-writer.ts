import type { FilePlace, KeepOutcome, WritePieces } from '#workers/files/contract.ts';

/** The device has no room for a file, or the browser has no private files or refuses them. Nothing of it is left. */
export class NotWrittenError extends Error {
  readonly outcome: Exclude<KeepOutcome, 'kept'>;
  constructor(outcome: Exclude<KeepOutcome, 'kept'>) {
    super(outcome);
    this.outcome = outcome;
  }
}

const PIECE_BYTES = 1_000_000;

/** Pieces of about a megabyte: each goes to the worker and is waited for. */
async function* collected(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const piece = new Uint8Array(PIECE_BYTES);
  let length = 0;
  for await (const part of parts) {
    if (length > 0 && length + part.length > PIECE_BYTES) {
      yield piece.slice(0, length);
      length = 0;
    }
    if (part.length > PIECE_BYTES) yield new Uint8Array(part);
    else {
      piece.set(part, length);
      length += part.length;
    }
  }
  if (length > 0) yield piece.slice(0, length);
}

/**
 * Writes a stream into a file of the origin's private file system, a megabyte in memory at a time. It is in its folder
 * once it is whole. Throws NotWrittenError, or what the stream throws; then no file is left.
 */
export const writePrivateFile = async (place: FilePlace, parts: AsyncIterable<Uint8Array>): Promise<void> => {
  const worker = new Worker(new URL('../../../workers/files/worker.ts', import.meta.url), { type: 'module' });
  const ask = async (order: WritePieces, transfer: Transferable[] = []): Promise<void> => {
    const outcome = await new Promise<KeepOutcome>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<KeepOutcome>) => resolve(data), { once: true });
      worker.addEventListener('error', () => resolve('failed'), { once: true });
      worker.postMessage(order, transfer);
    });
    if (outcome !== 'kept') throw new NotWrittenError(outcome);
  };
  try {
    await ask({ open: place });
    try {
      for await (const bytes of collected(parts)) await ask({ bytes }, [bytes.buffer]);
    } catch (error) {
      if (!(error instanceof NotWrittenError)) await ask({ drop: true });
      throw error;
    }
    await ask({ close: true });
  } finally {
    worker.terminate();
  }
};
