// The file worker's messages and limits.

export interface KeepFile {
  /** Folders below the origin's private file system, outermost first. Created if missing. */
  readonly folders: readonly string[];
  readonly name: string;
  readonly file: Blob;
}

/**
 * full: the device has no space left and nothing was stored · failed: the browser has no private file system or refused
 * access
 */
export type KeepOutcome = 'kept' | 'full' | 'failed';

/**
 * A file that the page writes piece by piece: `open`, then any `bytes`, then `close`, which moves the whole file into
 * these folders, or `drop`. Each is answered with its outcome.
 */
export type WritePieces =
  | { readonly open: Pick<KeepFile, 'folders' | 'name'> }
  | { readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly close: readonly string[] }
  | { readonly drop: true };

/**
 * The largest video that Divot stores in IndexedDB when private files are unavailable. A browser reads it as a whole.
 */
export const MOST_DATABASE_BYTES = 60_000_000;
