import { type SyntheticEvent, useState } from 'react';
import { useReloadGuard } from '#src/platform/reload-guard.ts';
import type { CloudFailure } from '#src/platform/cloud.ts';
import { useSignInEnd } from '#src/platform/sign-in-end.ts';
import { useSession, useSyncStatus } from '#src/platform/state.ts';
import { mailToSupport } from '#src/platform/support.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { AccountGone } from './account-gone.tsx';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { copy, failureText } from './copy.ts';
import { submitCredentials } from './submit.ts';

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
        label={copy.fields.password}
        value={password}
        onChange={setPassword}
        name="password"
        type="password"
        autoComplete="current-password"
      />
      {failure && <ErrorNote title={failureText[failure]} />}
      <Button type="submit" variant="primary" busy={busy}>
        {copy.modes.signIn.submit}
      </Button>
    </form>
  );
};
