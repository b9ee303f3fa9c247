import type { ShotPreview, UnreadTable } from '#src/domain/bag/preview-shots.ts';
import type { SessionShots } from '#src/domain/bag/shot-columns.ts';
import type { Result } from '#src/domain/shared/result.ts';
import type { ShotFileOptions } from '#src/domain/transfer/shots/types.ts';

// The shot reader's messages: types only.

export interface ReadShots {
  readonly file: File;
  readonly options: ShotFileOptions;
  /** The golfer's sessions, to tell what is new. */
  readonly stored: readonly SessionShots[];
}

export type ShotsMessage =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'done'; readonly result: Result<ShotPreview, UnreadTable> };
