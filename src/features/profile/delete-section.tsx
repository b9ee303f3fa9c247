import { useEffect, useState } from 'react';
import { saveProfile } from '#src/data/commands/profile.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { nowIso } from '#src/platform/clock/clock.ts';
import { type CloudFailure, cloud } from '#src/platform/cloud.ts';
import { dayText } from '#src/platform/clock/day-text.ts';
import { logError } from '#src/platform/monitoring/error-log.ts';
import { useNetwork } from '#src/platform/state.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Dialog } from '#src/ui/primitives/dialog.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { copy } from './copy.ts';

const words = copy.deletion;
/** The preference that records the golfer's request, until the account is deleted or the golfer changes their mind. */
const WISH = 'deletionAskedAt';

const failureText = (failure: CloudFailure): string =>
  failure === 'wrong-credentials' || failure === 'offline' || failure === 'too-many-tries' || failure === 'half-ended'
    ? words.failures[failure]
    : words.failures.other;

const endAccount = async (password: string): Promise<CloudFailure | undefined> => {
  try {
    const ended = await (await cloud()).deleteAccount(password);
    return ended.ok ? undefined : ended.error;
  } catch (error) {
    logError(error);
    return 'offline';
  }
};

const DeleteDialog = ({ profile, onClose }: { readonly profile: Profile; readonly onClose: () => void }) => {
  const offline = useNetwork() === 'offline';
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [waiting, setWaiting] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CloudFailure>();
  const isMeant = email.trim().toLowerCase() === profile.email.toLowerCase() && password !== '';

  const end = async () => {
    setBusy(true);
    setFailure(undefined);
    const failed = await endAccount(password);
    setBusy(false);
    setFailure(failed);
  };
  const ask = async () => {
    if (!offline) {
      await end();
      return;
    }
    setWaiting(true);
    const noted = await saveProfile(profile.id, { preferences: { ...profile.preferences, [WISH]: nowIso() } });
    if (!noted.ok) setFailure('unknown');
  };
  const goes = waiting && !offline;
  useEffect(() => {
    if (!goes) return;
    setWaiting(false);
    void end();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the connection is back
  }, [goes]);

  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      text={words.what}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button variant="danger" disabled={!isMeant || waiting} busy={busy} onClick={() => void ask()}>
            {offline ? words.queue : words.confirm}
          </Button>
        </>
      }
    >
      <ul className="list-disc pl-5 text-note">
        {words.consequences.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <TextField
        label={words.email}
        hint={profile.email}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        value={email}
        onChange={setEmail}
      />
      <TextField
        label={words.password}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      {offline && (
        <p role="status" className="text-note font-medium">
          {waiting ? words.waiting : words.offline}
        </p>
      )}
      {failure && <ErrorNote title={failureText(failure)} />}
    </Dialog>
  );
};

export const DeleteSection = ({ profile }: { readonly profile: Profile }) => {
  const [open, setOpen] = useState(false);
  const requestedAt = profile.preferences?.[WISH];
  const keep = () => {
    const { [WISH]: _wish, ...preferences } = profile.preferences ?? {};
    void saveProfile(profile.id, { preferences });
  };
  return (
    <Section title={words.section}>
      <div className="flex flex-col items-start gap-3">
        {requestedAt === undefined ? (
          <p className="measure text-note">{words.text}</p>
        ) : (
          <p className="measure text-note font-medium">{words.asked(dayText(requestedAt))}</p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button variant="danger" onClick={() => setOpen(true)}>
            {requestedAt === undefined ? words.open : words.finish}
          </Button>
          {requestedAt !== undefined && <Button onClick={keep}>{words.keep}</Button>}
        </div>
      </div>
      {open && <DeleteDialog profile={profile} onClose={() => setOpen(false)} />}
    </Section>
  );
};
