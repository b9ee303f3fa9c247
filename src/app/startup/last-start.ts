import { isRecord } from '#src/domain/shared/is-record.ts';
import { readLocal, writeLocal } from '#src/platform/storage/local-store.ts';

// Remembers the version that was last started. Signing out clears it too, so the next start counts as a first one.

const KEY = 'divot-last-start';

const isLastStart = (value: unknown): value is { readonly version: string } =>
  isRecord(value) && typeof value.version === 'string';

export const lastStart = () => readLocal(KEY, isLastStart);

export const rememberStart = (version: string): void => {
  writeLocal(KEY, { version });
};
