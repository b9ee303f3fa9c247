import { useEffect, useState } from 'react';
import { type SavedFile, dropGolferFile, saveGolferFile } from '#src/data/commands/golfer-file.ts';
import { filmsHere } from '#src/data/queries/golfer-file.ts';
import { canShareFile, saveFile, shareFile } from '#src/platform/files/save-file.ts';
import { DownloadIcon, ShareIcon } from '#src/ui/icons/screen-icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { Switch } from '#src/ui/primitives/switch.tsx';
import { copy } from './copy.ts';
import { Running } from './running.tsx';
import { suggestPassphrase } from './suggest-passphrase.ts';
import { useLongWork } from './use-long-work.ts';

const words = copy.save;
const LEAST_SIGNS = 12;

const useFilms = (uid: string) => {
  const [films, setFilms] = useState({ films: 0, bytes: 0 });
  useEffect(() => {
    void dropGolferFile(uid);
    void filmsHere(uid).then(setFilms);
  }, [uid]);
  return films;
};

type ReadyProps = { readonly file: File; readonly filmsLeftOut: boolean; readonly onDone: () => void };

const Ready = ({ file, filmsLeftOut, onDone }: ReadyProps) => (
  <>
    <p className="font-medium" role="status">
      {words.ready(file.name, file.size)}
    </p>
    {filmsLeftOut && <p className="measure text-note">{words.filmsLeftOut}</p>}
    <p className="measure text-note text-rough">{words.next}</p>
    <div className="flex flex-wrap gap-3">
      {canShareFile(file) && (
        <Button variant="primary" onClick={() => void shareFile(file)}>
          <ShareIcon className="size-5" />
          {words.share}
        </Button>
      )}
      <Button
        variant={canShareFile(file) ? 'secondary' : 'primary'}
        onClick={() => saveFile(file.name, file.type, file)}
      >
        <DownloadIcon className="size-5" />
        {words.keep}
      </Button>
      <Button variant="quiet" onClick={onDone}>
        {words.done}
      </Button>
    </div>
  </>
);

/** Saves everything of the golfer as one file. It takes room on this device until they are done or come back here. */
export const SavePart = ({ uid }: { readonly uid: string }) => {
  const { films, bytes } = useFilms(uid);
  const [passphrase, setPassphrase] = useState('');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [withFilms, setWithFilms] = useState(false);
  const [saved, setSaved] = useState<SavedFile>();
  const { share, run, cancel } = useLongWork(() => setFailure(words.failed));
  const save = () => {
    const isShort = passphrase.trim().length < LEAST_SIGNS;
    setProblem(isShort ? words.short : undefined);
    setFailure(undefined);
    if (isShort) return;
    void run(async (watch) => {
      const outcome = await saveGolferFile(uid, { passphrase, withFilms }, watch);
      if (outcome.ok) setSaved(outcome.value);
      else setFailure(outcome.error);
    });
  };
  const finish = () => {
    setSaved(undefined);
    void dropGolferFile(uid);
  };
  return (
    <Section title={words.title}>
      <div className="flex flex-col items-start gap-4">
        <p className="measure text-note">{words.text}</p>
        {saved ? (
          <Ready file={saved.file} filmsLeftOut={withFilms && !saved.withFilms} onDone={finish} />
        ) : (
          <>
            <div className="w-full sm:w-96">
              <TextField
                label={copy.passphrase}
                hint={words.passphraseHint}
                {...(problem && { error: problem })}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={200}
                value={passphrase}
                onChange={setPassphrase}
              />
            </div>
            <Button onClick={() => setPassphrase(suggestPassphrase())}>{words.suggest}</Button>
            {films > 0 && (
              <Switch
                label={words.films}
                hint={words.filmsHint(films, bytes)}
                checked={withFilms}
                onChange={setWithFilms}
              />
            )}
            {failure && <ErrorNote title={failure} />}
            {share === undefined ? (
              <Button variant="primary" onClick={save}>
                {words.start}
              </Button>
            ) : (
              <Running label={words.saving} share={share} onCancel={cancel} />
            )}
          </>
        )}
      </div>
    </Section>
  );
};
