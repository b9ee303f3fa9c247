import type { Result } from '#src/domain/shared/result.ts';
import type { ShotFile, ShotFileOptions } from '#src/domain/transfer/shots/types.ts';

// The shot reader's messages: types only.

export interface ReadShots {
  readonly file: File;
  readonly options: ShotFileOptions;
}

export type ShotsMessage =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'done'; readonly result: Result<ShotFile> };
