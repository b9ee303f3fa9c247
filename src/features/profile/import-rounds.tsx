import { useRef, useState } from 'react';
import { importRounds } from '#src/data/commands/import-rounds.ts';
import { exportEverything } from '#src/data/queries/everything.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { localDay } from '#src/domain/shared/day.ts';
import type { ImportPreview } from '#src/domain/transfer/rounds-csv.ts';
import { now, nowIso } from '#src/platform/clock.ts';
import { newId } from '#src/platform/ids.ts';
import { UploadIcon } from '#src/ui/icons/icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Dialog } from '#src/ui/primitives/dialog.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { showToast } from '#src/ui/primitives/toast.tsx';
import { copy } from './copy.ts';

const words = copy.data.import;
const MAX_BYTES = 10 * 1024 * 1024;
const LINES_SHOWN = 8;

/** Rounds from a spreadsheet: nothing is stored before the golfer has seen what would be. */
export const ImportRounds = ({ uid }: { readonly uid: string }) => {
  const input = useRef<HTMLInputElement>(null);
  const [preview, setPreview] = useState<ImportPreview>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  const read = async (file: File | undefined) => {
    if (!file) return;
    setFailure(undefined);
    if (file.size > MAX_BYTES) {
      setFailure(words.tooLarge);
      return;
    }
    const [{ readRoundsCsv }, { collections }, text] = await Promise.all([
      import('#src/domain/transfer/rounds-csv.ts'),
      exportEverything(),
      file.text(),
    ]);
    const known = (collections.rounds ?? []) as readonly Round[];
    const context = { userId: uid, today: localDay(now()), nowIso: nowIso(), newId };
    const result = readRoundsCsv(text, known, context);
    if (result.ok) setPreview(result.value);
    else setFailure(result.error);
  };
  const store = async () => {
    if (!preview) return;
    setBusy(true);
    const stored = await importRounds(preview.toAdd);
    setBusy(false);
    setPreview(undefined);
    if (stored.ok) showToast({ text: words.done(stored.value) });
    else setFailure(stored.error);
  };

  return (
    <>
      <Button onClick={() => input.current?.click()}>
        <UploadIcon className="size-5" />
        {words.choose}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        aria-label={words.choose}
        className="hidden"
        onChange={(event) => {
          void read(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      {failure !== undefined && <ErrorNote title={failure} />}
      {preview && (
        <Dialog
          open
          onClose={() => setPreview(undefined)}
          title={words.title}
          text={words.found(preview.toAdd.length, preview.duplicates.length, preview.bad.length)}
          actions={
            <>
              <Button variant="quiet" onClick={() => setPreview(undefined)}>
                {words.cancel}
              </Button>
              {preview.toAdd.length > 0 && (
                <Button variant="primary" busy={busy} onClick={() => void store()}>
                  {words.store(preview.toAdd.length)}
                </Button>
              )}
            </>
          }
        >
          {preview.bad.length > 0 && (
            <ul className="text-note">
              {preview.bad.slice(0, LINES_SHOWN).map(({ line, reason }) => (
                <li key={line}>{words.line(line, reason)}</li>
              ))}
              {preview.bad.length > LINES_SHOWN && <li>{words.more(preview.bad.length - LINES_SHOWN)}</li>}
            </ul>
          )}
        </Dialog>
      )}
    </>
  );
};
