import { type Result, fail } from '@divot/basics';
import { takeEventFile } from '#src/data/commands/events.ts';
import { MOST_BYTES, TOO_LARGE, readEventFile } from '#src/domain/events/event-file.ts';
import { logError } from '#src/platform/monitoring/error-log.ts';
import { handFile } from '#src/platform/files/save-file.ts';
import { showToast } from '#src/ui/primitives/toast.ts';
import { copy } from './copy.ts';

// Files of events and seasons, from and to other phones.

/** Reads a chosen file and takes over what it holds. Nothing changes if it is not an event's or a season's. */
export const takeFile = async (uid: string, file: File): Promise<Result<number>> => {
  if (file.size > MOST_BYTES) return fail(TOO_LARGE);
  try {
    const read = readEventFile(await file.text());
    const taken = read.ok ? await takeEventFile(uid, read.value) : read;
    if (taken.ok) showToast({ text: copy.opened(taken.value) });
    return taken;
  } catch (error) {
    logError(error);
    return fail(copy.readFailed);
  }
};

/** Shares or saves a file. */
export const giveFile = async (name: string, type: string, content: string): Promise<void> => {
  try {
    await handFile(name, type, content);
  } catch (error) {
    logError(error);
    showToast({ text: copy.board.fileFailed, tone: 'error' });
  }
};
