import { useRef, useState } from 'react';
import {
  type CheckedFile,
  type FileContents,
  type FileTaken,
  checkGolferFile,
} from '#src/data/commands/golfer-file.ts';
import { momentText } from '#src/platform/clock/day-text.ts';
import { useOpenedFiles } from '#src/platform/files/opened-files.ts';
import { UploadIcon } from '#src/ui/icons/screen-icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { FileInput } from '#src/ui/primitives/file-input.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { copy } from './copy.ts';
import { Running } from './running.tsx';
import { useLongWork } from './use-long-work.ts';

const words = copy.read;

const holds = ({ documents, films, filmBytes }: FileContents): readonly string[] => [
  ...(Object.keys(copy.kinds) as (keyof typeof copy.kinds)[]).flatMap((kind) =>
    documents[kind] === undefined ? [] : [copy.counted(documents[kind], copy.kinds[kind])],
  ),
  ...(films > 0 ? [copy.videos(films, filmBytes)] : []),
];

const Contents = ({ contents }: { readonly contents: FileContents }) => {
  const parts = holds(contents);
  return (
    <div className="measure" role="status">
      <p className="font-medium">{words.from(momentText(contents.savedAt), contents.device)}</p>
      <p>{parts.length > 0 ? words.holds(parts) : words.nothing}</p>
    </div>
  );
};

const Taken = ({ taken: { added, merged, films, filmsLeftOut } }: { readonly taken: FileTaken }) => (
  <div className="measure" role="status">
    <p className="font-medium">{words.taken(added, merged, films)}</p>
    {filmsLeftOut > 0 && <p>{words.filmsLeftOut(filmsLeftOut)}</p>}
  </div>
);

type Step =
  | { readonly kind: 'choosing'; readonly failure?: string }
  | { readonly kind: 'checked'; readonly file: CheckedFile; readonly failure?: string }
  | { readonly kind: 'taken'; readonly taken: FileTaken };

/** Reads the file of the golfer's other phone. Nothing changes before they have seen what it holds. */
export const ReadPart = ({ uid }: { readonly uid: string }) => {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [passphrase, setPassphrase] = useState('');
  const [step, setStep] = useState<Step>({ kind: 'choosing' });
  const { share, run, cancel } = useLongWork(() => setStep({ kind: 'choosing', failure: words.failed }));
  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    setFile(chosen);
    setStep({ kind: 'choosing' });
  };
  useOpenedFiles('golfer', ([opened]) => choose(opened));
  const check = (chosen: File) =>
    run(async (watch) => {
      const checked = await checkGolferFile(uid, chosen, passphrase, watch);
      setStep(checked.ok ? { kind: 'checked', file: checked.value } : { kind: 'choosing', failure: checked.error });
    });
  const take = (checked: CheckedFile) =>
    run(async (watch) => {
      const taken = await checked.take(watch);
      setStep(
        taken.ok ? { kind: 'taken', taken: taken.value } : { kind: 'checked', file: checked, failure: taken.error },
      );
    });
  return (
    <Section title={words.title}>
      <div className="flex flex-col items-start gap-4">
        <p className="measure text-note">{words.text}</p>
        <Button onClick={() => input.current?.click()}>
          <UploadIcon className="size-5" />
          {words.choose}
        </Button>
        {/* Phones do not know the ending and would grey the file out. */}
        <FileInput ref={input} label={words.choose} accept="*/*" onFiles={([chosen]) => choose(chosen)} />
        {file && <p className="text-note wrap-anywhere">{words.chosen(file.name, file.size)}</p>}
        {file && step.kind === 'choosing' && (
          <div className="w-full sm:w-96">
            <TextField
              label={copy.passphrase}
              hint={words.passphraseHint}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={200}
              value={passphrase}
              onChange={setPassphrase}
            />
          </div>
        )}
        {step.kind !== 'taken' && step.failure !== undefined && <ErrorNote title={step.failure} />}
        {step.kind === 'checked' && <Contents contents={step.file.contents} />}
        {step.kind === 'taken' && <Taken taken={step.taken} />}
        {share !== undefined && (
          <Running label={step.kind === 'checked' ? words.taking : words.checking} share={share} onCancel={cancel} />
        )}
        {share === undefined && file && step.kind === 'choosing' && (
          <Button variant="primary" disabled={passphrase.trim() === ''} onClick={() => void check(file)}>
            {words.check}
          </Button>
        )}
        {share === undefined && step.kind === 'checked' && (
          <Button variant="primary" onClick={() => void take(step.file)}>
            {words.take}
          </Button>
        )}
      </div>
    </Section>
  );
};
