/** A lazy screen did not load in time (SPEC section 8). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** Also true for the browser's own TypeErrors about a missing chunk, whose wording differs between engines. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof ChunkLoadError ||
  (error instanceof Error &&
    /dynamically imported module|importing a module script|javascript mime type|preload css/i.test(error.message));
