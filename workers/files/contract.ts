// The file worker's messages and limits.

/** Where a file is once it is whole. */
export interface FilePlace {
  /** Folders below the origin's private file system, the golfer's first. Created if missing. */
  readonly folders: readonly string[];
  readonly name: string;
}

/** The golfer's folder of files that are being written. A page that was killed leaves one here. */
export const UNFINISHED = 'unfinished';

export interface KeepFile extends FilePlace {
  readonly file: Blob;
}

/**
 * full: the device has no space left and nothing was stored · failed: the browser has no private file system or refused
 * access
 */
export type KeepOutcome = 'kept' | 'full' | 'failed';

/** A file that the page writes piece by piece: `open`, then any `bytes`, then `close` or `drop`. Each has its outcome. */
export type WritePieces =
  | { readonly open: FilePlace }
  | { readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly close: true }
  | { readonly drop: true };

/**
 * The largest video that Divot stores in IndexedDB when private files are unavailable. A browser reads it as a whole.
 */
export const MOST_DATABASE_BYTES = 60_000_000;
