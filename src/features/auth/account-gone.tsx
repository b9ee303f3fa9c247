import { useState } from 'react';
import { cloud } from '#src/platform/cloud.ts';
import { dayText } from '#src/platform/day-text.ts';
import type { SignInEnd } from '#src/platform/sign-in-end.ts';
import { logError } from '#src/platform/error-log.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Dialog } from '#src/ui/primitives/dialog.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { copy } from './copy.ts';
import { ExportButton } from './export-button.tsx';

const words = copy.gone;

/** The account was deleted elsewhere. Offers what is on this device as a file, and erases it when the golfer says so. */
export const AccountGone = ({ end }: { readonly end: SignInEnd }) => {
  const [isAsking, setAsking] = useState(false);
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const erase = async () => {
    setBusy(true);
    const erased = await cloud()
      .then((access) => access.signOut('discard'))
      .catch(logError);
    setBusy(false);
    setFailed(typeof erased === 'string' || !erased?.ok);
  };
  return (
    <div className="measure flex flex-col gap-3">
      <ErrorNote title={words.title(dayText(end.at))}>{words.text}</ErrorNote>
      <ExportButton />
      <Button variant="danger" onClick={() => setAsking(true)}>
        {words.erase}
      </Button>
      {isAsking && (
        <Dialog
          open
          onClose={() => setAsking(false)}
          title={words.erase}
          text={words.sure}
          actions={
            <>
              <Button variant="quiet" onClick={() => setAsking(false)}>
                {words.cancel}
              </Button>
              <Button variant="danger" busy={busy} onClick={() => void erase()}>
                {words.confirm}
              </Button>
            </>
          }
        >
          {failed && <ErrorNote title={copy.signOut.failures.other}>{copy.signOut.failed}</ErrorNote>}
        </Dialog>
      )}
    </div>
  );
};
