import { isRecord } from '#src/domain/shared/is-record.ts';
import { nowIso } from '#src/platform/clock/clock.ts';
import { newId } from '#src/platform/storage/ids.ts';
import { readLocal, writeLocal } from '#src/platform/storage/local-store.ts';

// The last failures on this device, for a golfer who asks for help: an id, a time, the kind and the screen. Never a
// message or a value: those could hold what the golfer typed.

const KEY = 'divot-errors';
const MAX_STORED = 20;

export type LoggedError = {
  readonly id: string;
  readonly at: string;
  readonly kind: string;
  readonly path: string;
};

const isLog = (value: unknown): value is readonly LoggedError[] =>
  Array.isArray(value) && value.every((entry) => isRecord(entry) && typeof entry.id === 'string');

export const loggedErrors = (): readonly LoggedError[] => readLocal(KEY, isLog) ?? [];

/** Notes a failure and returns the id that the golfer can quote. */
export const logError = (error: unknown): string => {
  const id = newId().slice(0, 8).toUpperCase();
  const kind = error instanceof Error ? error.name : typeof error;
  const entry: LoggedError = { id, at: nowIso(), kind, path: location.pathname };
  writeLocal(KEY, [entry, ...loggedErrors()].slice(0, MAX_STORED));
  return id;
};

/** Logs uncaught errors and unhandled rejections. */
export const logUncaughtErrors = (): void => {
  addEventListener('error', ({ error }) => logError(error));
  addEventListener('unhandledrejection', ({ reason }) => logError(reason));
};
