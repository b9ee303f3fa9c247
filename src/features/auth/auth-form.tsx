import { type SyntheticEvent, useState } from 'react';
import { type CloudFailure, cloud } from '#src/platform/cloud.ts';
import { useReloadGuard } from '#src/platform/pwa/reload-guard.ts';
import { useNetwork } from '#src/platform/state.ts';
import { HideIcon, ShowIcon } from '#src/ui/icons/control-icons.ts';
import { Button, IconButton } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { focusFirstProblem } from '#src/ui/primitives/first-problem.ts';
import { copy, failureText } from './copy.ts';
import { type AuthMode, type Credentials, type Problems, problemsOf } from './credentials.ts';
import { submitCredentials } from './submit.ts';

type AuthFormProps = {
  readonly mode: AuthMode;
  readonly credentials: Credentials;
  readonly onType: (change: Partial<Credentials>) => void;
  readonly onMailSent: () => void;
  /** The link shown with the 'email-in-use' error. */
  readonly signInInstead: React.ReactNode;
};

/** Keeps what was typed, whatever the server answers. Focuses the first field with a problem. */
export const AuthForm = ({ mode, credentials, onType, onMailSent, signInInstead }: AuthFormProps) => {
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<CloudFailure>();
  const offline = useNetwork() === 'offline';
  const [busy, setBusy] = useState(false);
  const [passwordShown, setPasswordShown] = useState(false);
  useReloadGuard(
    'form:login',
    Object.values(credentials).some((typed) => typed !== ''),
  );

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    const typedProblems = problemsOf(credentials, mode);
    setProblems(typedProblems);
    setFailure(undefined);
    if (Object.keys(typedProblems).length > 0) {
      focusFirstProblem();
      return;
    }
    setBusy(true);
    const failed = await submitCredentials(mode, credentials);
    setBusy(false);
    setFailure(failed);
    if (!failed && mode === 'forgot') onMailSent();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus of its fields bubbles to it
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => void submit(event)}
      // Load what signing in needs as soon as a field has the focus. If that fails, submitting shows the error.
      onFocus={() => void cloud().catch(() => undefined)}
    >
      {mode === 'create' && (
        <TextField
          label={copy.fields.name}
          hint={copy.fields.nameHint}
          error={problems.name}
          value={credentials.name}
          onChange={(name) => onType({ name })}
          name="name"
          autoComplete="name"
        />
      )}
      <TextField
        label={copy.fields.email}
        error={problems.email}
        value={credentials.email}
        onChange={(email) => onType({ email })}
        name="email"
        type="email"
        inputMode="email"
        autoComplete={mode === 'signIn' ? 'username' : 'email'}
        autoCapitalize="none"
        spellCheck={false}
      />
      {mode !== 'forgot' && (
        <TextField
          label={copy.fields.password}
          hint={mode === 'create' ? copy.fields.newPasswordHint : undefined}
          error={problems.password}
          value={credentials.password}
          onChange={(password) => onType({ password })}
          name="password"
          type={passwordShown ? 'text' : 'password'}
          autoComplete={mode === 'create' ? 'new-password' : 'current-password'}
          autoCapitalize="none"
          spellCheck={false}
          end={
            <IconButton
              label={passwordShown ? copy.fields.hide : copy.fields.show}
              icon={passwordShown ? <HideIcon className="size-5" /> : <ShowIcon className="size-5" />}
              aria-pressed={passwordShown}
              onClick={() => setPasswordShown(!passwordShown)}
            />
          }
        />
      )}
      {failure && (
        <ErrorNote
          // The screen already says that the device is offline and what that means.
          title={failure === 'offline' && offline ? copy.stillOffline : failureText[failure]}
          action={failure === 'email-in-use' ? signInInstead : undefined}
        />
      )}
      <Button type="submit" variant="primary" size="play" block busy={busy}>
        {copy.modes[mode].submit}
      </Button>
    </form>
  );
};
