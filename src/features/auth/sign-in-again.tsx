import { type SyntheticEvent, useState } from 'react';
import { useReloadGuard } from '#src/platform/pwa/reload-guard.ts';
import { type CloudFailure, cloud } from '#src/platform/cloud.ts';
import { type SignInEnd, useSignInEnd } from '#src/platform/session/sign-in-end.ts';
import { useSession, useSyncStatus } from '#src/platform/state.ts';
import { mailToSupport } from '#src/platform/settings/support.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { copy } from './account-copy.ts';
import { copy as formCopy, failureText } from './copy.ts';
import { submitCredentials } from './submit.ts';
import { dayText } from '#src/platform/clock/day-text.ts';
import { logError } from '#src/platform/monitoring/error-log.ts';
import { Dialog } from '#src/ui/primitives/dialog.tsx';
import { ExportButton } from './export-button.tsx';

const words = copy.gone;

/** The account was deleted elsewhere. Offers what is on this device as a file, and erases it when the golfer says so. */
const AccountGone = ({ end }: { readonly end: SignInEnd }) => {
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

/**
 * Says why this device's sign-in ended. If the account still is there, it asks for the password alone, and syncing
 * resumes. Empty while the sign-in is good.
 */
export const SignInAgain = () => {
  const session = useSession();
  const { signInNeeded } = useSyncStatus();
  const end = useSignInEnd();
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<CloudFailure>();
  const [busy, setBusy] = useState(false);
  useReloadGuard('form:sign-in-again', password !== '');
  if (end?.why === 'deleted') return <AccountGone end={end} />;
  if (!signInNeeded || session.kind !== 'signed-in') return null;
  const { email } = session.user;
  const mail =
    end?.why === 'disabled' ? mailToSupport(copy.again.mail.subject, copy.again.mail.body + email) : undefined;

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy || password === '') return;
    setBusy(true);
    const failed = await submitCredentials('signIn', { name: '', email, password });
    setBusy(false);
    setFailure(failed);
    if (!failed) setPassword('');
  };

  return (
    <form noValidate className="measure flex flex-col gap-3" onSubmit={(event) => void submit(event)}>
      <p className="text-note font-medium">{copy.again[end?.why ?? 'text']}</p>
      {mail !== undefined && (
        <a href={mail} className={textLinkLook}>
          {copy.again.ask}
        </a>
      )}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <TextField
        label={formCopy.fields.password}
        value={password}
        onChange={setPassword}
        name="password"
        type="password"
        autoComplete="current-password"
      />
      {failure && <ErrorNote title={failureText[failure]} />}
      <Button type="submit" variant="primary" busy={busy}>
        {formCopy.modes.signIn.submit}
      </Button>
    </form>
  );
};
