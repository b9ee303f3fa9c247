import { useRef, useState } from 'react';
import { PHOTO_TYPES, type PhotoProblem, squarePhoto } from '#src/platform/files/square-photo.ts';
import { PersonIcon } from '#src/ui/icons/frame-icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { FileInput } from '#src/ui/primitives/file-input.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { copy } from './copy.ts';
import type { FormPart } from './profile-fields.ts';

const words = copy.identity;

const Photo = ({ form: { typed, change } }: FormPart) => {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<PhotoProblem>();
  const [busy, setBusy] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    const photo = await squarePhoto(file);
    setBusy(false);
    setProblem(photo.ok ? undefined : photo.problem);
    if (photo.ok) change({ photoURL: photo.address });
  };
  return (
    <div className="flex items-start gap-4">
      {typed.photoURL ? (
        <img src={typed.photoURL} alt={words.photo} className="edge size-24 shrink-0 rounded-full object-cover" />
      ) : (
        <span className="edge grid size-24 shrink-0 place-items-center rounded-full bg-sunken text-rough">
          <PersonIcon className="size-10" />
        </span>
      )}
      <div className="flex min-w-0 flex-col items-start gap-2">
        <div className="flex flex-wrap gap-3">
          <Button busy={busy} onClick={() => input.current?.click()}>
            {typed.photoURL ? words.replace : words.choose}
          </Button>
          {typed.photoURL && (
            <Button variant="quiet" onClick={() => change({ photoURL: '' })}>
              {words.remove}
            </Button>
          )}
        </div>
        <FileInput ref={input} label={words.choose} accept={PHOTO_TYPES} onFiles={([file]) => void take(file)} />
        <p className="text-fine text-rough">{words.photoHint}</p>
        {problem && (
          <p role="alert" className="text-note font-medium text-flag-ink">
            {words.photoProblems[problem]}
          </p>
        )}
      </div>
    </div>
  );
};

export const IdentitySection = ({ form, email }: FormPart & { readonly email: string }) => (
  <Section title={words.title}>
    <div className="flex flex-col gap-5">
      <Photo form={form} />
      <TextField {...form.at('displayName')} name="displayName" autoComplete="name" />
      <TextField label={words.email} hint={words.emailHint} readOnly value={email} onChange={() => undefined} />
    </div>
  </Section>
);
