// The file worker's door.

export interface KeepFile {
  /** Folders below the origin's private file system, outermost first; made when missing. */
  readonly folders: readonly string[];
  readonly name: string;
  readonly file: Blob;
}

/** full: no space left, nothing is kept · failed: the browser has no private file system or refused */
export type KeepOutcome = 'kept' | 'full' | 'failed';

/** The largest video that IndexedDB takes where private files are refused: a browser reads it whole. */
export const MOST_DATABASE_BYTES = 60_000_000;
