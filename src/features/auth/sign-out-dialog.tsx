import { useEffect, useState } from 'react';
import { type CloudFailure, type SignOutChoice, type DirtyDocuments, cloud } from '#src/platform/cloud.ts';
import { logError } from '#src/platform/error-log.ts';
import { state, syncStatusAtom } from '#src/platform/state.ts';
import { until } from '#src/platform/until.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Dialog } from '#src/ui/primitives/dialog.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { RadioCards } from '#src/ui/primitives/radio-cards.tsx';
import { copy } from './copy.ts';
import { ExportButton } from './export-button.tsx';

type SignOutDialogProps = { readonly onClose: () => void };

const words = copy.signOut;
const choices = [
  { value: 'sync-first', ...words.syncFirst },
  { value: 'keep-on-device', ...words.keep },
  { value: 'discard', ...words.discard },
] as const;

const reasonOf = (failure: CloudFailure): string =>
  failure === 'offline' || failure === 'rejected' ? words.failures[failure] : words.failures.other;

const SENT_WITHIN_MS = 3_000;

/**
 * Waits briefly for documents in flight, so that Divot does not ask the golfer about them. Then counts the dirty ones.
 */
const countOnceSent = async (): Promise<DirtyDocuments> => {
  const session = await cloud();
  let found: DirtyDocuments = { documents: undefined };
  await until(async () => {
    found = await session.countDirty();
    return !found.documents || state.get(syncStatusAtom).phase !== 'syncing';
  }, SENT_WITHIN_MS);
  return found;
};

/** Returns undefined once the session has ended. A cloud chunk that does not load counts as being offline. */
const endSession = async (choice: SignOutChoice): Promise<CloudFailure | undefined> => {
  try {
    const answer = await (await cloud()).signOut(choice);
    if (!answer.ok) logError(new Error('sign out'));
    return answer.ok ? undefined : answer.error;
  } catch (error) {
    logError(error);
    return 'offline';
  }
};

/**
 * Signs out at once if everything is synced. Otherwise the golfer decides what happens to the rest, and nothing leaves
 * the device or is deleted before that.
 */
export const SignOutDialog = ({ onClose }: SignOutDialogProps) => {
  const [work, setWork] = useState<DirtyDocuments>();
  const [choice, setChoice] = useState<SignOutChoice>('sync-first');
  const [failure, setFailure] = useState<CloudFailure>();
  const [busy, setBusy] = useState(false);

  const signOut = async () => {
    setBusy(true);
    setFailure(undefined);
    const failed = await endSession(choice);
    setBusy(false);
    if (failed) setFailure(failed);
    else onClose();
  };

  useEffect(() => {
    let over = false;
    const look = async () => {
      const found = await countOnceSent();
      if (over) return;
      if (found.documents === 0) setFailure(await endSession('discard'));
      else setWork(found);
    };
    look().catch(() => !over && setFailure('offline'));
    return () => {
      over = true;
    };
  }, []);

  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      text={work ? words.unsynced(work.documents) : words.checking}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
          {work && (
            <Button variant={choice === 'discard' ? 'danger' : 'primary'} busy={busy} onClick={() => void signOut()}>
              {choice === 'discard' ? words.confirmDiscard(work.documents) : words.confirm}
            </Button>
          )}
        </>
      }
    >
      {work && (
        <>
          <RadioCards label={words.question} hideLabel value={choice} cards={choices} onChange={setChoice} />
          <ExportButton />
        </>
      )}
      {failure && <ErrorNote title={reasonOf(failure)}>{words.failed}</ErrorNote>}
    </Dialog>
  );
};
