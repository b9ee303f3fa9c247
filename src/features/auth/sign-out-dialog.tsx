import { useEffect, useState } from 'react';
import { type CloudFailure, type SignOutChoice, type DirtyDocuments, cloud } from '#src/platform/cloud.ts';
import { type DeviceOnly, countDeviceOnly } from '#src/data/db/device-only.ts';
import { logError } from '#src/platform/monitoring/error-log.ts';
import { sessionAtom, state, syncStatusAtom } from '#src/platform/state.ts';
import { until } from '#src/platform/waiting/timing.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Dialog } from '#src/ui/primitives/dialog.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { RadioCards } from '#src/ui/primitives/radio-cards.tsx';
import { copy } from './account-copy.ts';
import { ExportButton } from './export-button.tsx';

type SignOutDialogProps = { readonly onClose: () => void };

const words = copy.signOut;
/** What the golfer would lose by signing out now. */
type Losses = DirtyDocuments & { readonly deviceOnly: string | undefined };

const choicesOf = ({ documents, deviceOnly }: Losses) => {
  const keep = { value: 'keep-on-device', ...words.keep } as const;
  if (documents === 0) return [keep, { value: 'discard', ...words.delete } as const];
  const { syncFirst, discard } = words;
  return [
    { value: 'sync-first', title: syncFirst.title, text: deviceOnly ? words.syncAndDelete : syncFirst.text } as const,
    keep,
    { value: 'discard', title: discard.title, text: deviceOnly ? words.discardAll : discard.text } as const,
  ];
};

const describeDeviceOnly = async (): Promise<string | undefined> => {
  const session = state.get(sessionAtom);
  const counted: DeviceOnly | undefined =
    session.kind === 'signed-in' ? await countDeviceOnly(session.user.uid) : undefined;
  return counted && words.deviceOnly(counted);
};

const lossesNow = async (): Promise<Losses> => {
  const { documents } = await countOnceSent();
  try {
    return { documents, deviceOnly: await describeDeviceOnly() };
  } catch (error) {
    logError(error); // the storage does not answer: the golfer decides
    return { documents: undefined, deviceOnly: undefined };
  }
};

const reasonOf = (failure: CloudFailure): string =>
  failure === 'offline' || failure === 'rejected' ? words.failures[failure] : words.failures.other;

const SENT_WITHIN_MS = 3_000;

/**
 * Waits briefly for documents in flight, so that Divot does not ask the golfer about them. Then counts the dirty ones.
 */
const countOnceSent = async (): Promise<DirtyDocuments> => {
  const session = await cloud();
  let dirty: DirtyDocuments = { documents: undefined };
  await until(async () => {
    dirty = await session.countDirty();
    return !dirty.documents || state.get(syncStatusAtom).phase !== 'syncing';
  }, SENT_WITHIN_MS);
  return dirty;
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
 * Signs out at once if nothing is on this device only. Otherwise the golfer decides what happens to it, and nothing
 * leaves the device or is deleted before that.
 */
export const SignOutDialog = ({ onClose }: SignOutDialogProps) => {
  const [work, setWork] = useState<Losses>();
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
      const losses = await lossesNow();
      if (over) return;
      if (losses.documents === 0 && losses.deviceOnly === undefined) {
        setFailure(await endSession('discard'));
        return;
      }
      if (losses.deviceOnly !== undefined) setChoice('keep-on-device');
      setWork(losses);
    };
    look().catch(() => !over && setFailure('offline'));
    return () => {
      over = true;
    };
  }, []);

  const isDeleting = choice === 'discard' || (choice === 'sync-first' && work?.deviceOnly !== undefined);
  const unsynced = work && work.documents !== 0 ? words.unsynced(work.documents) : undefined;
  const text = work ? [unsynced, work.deviceOnly].filter(Boolean).join(' ') : words.checking;
  const discard = work?.documents === 0 ? words.delete.confirm : words.confirmDiscard(work?.documents);

  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      text={text}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
          {work && (
            <Button variant={isDeleting ? 'danger' : 'primary'} busy={busy} onClick={() => void signOut()}>
              {choice === 'discard' ? discard : words.confirm}
            </Button>
          )}
        </>
      }
    >
      {work && (
        <>
          <RadioCards label={words.question} hideLabel value={choice} cards={choicesOf(work)} onChange={setChoice} />
          <ExportButton />
        </>
      )}
      {failure && <ErrorNote title={reasonOf(failure)}>{words.failed}</ErrorNote>}
    </Dialog>
  );
};
