import { useRef, useState } from 'react';
import type { Result } from '#src/domain/shared/result.ts';
import type { ImportPreview } from '#src/domain/transfer/import-preview.ts';
import type { Watch } from '#src/data/commands/transfer.ts';
import { type OpenedFor, useOpenedFiles } from '#src/platform/opened-files.ts';
import { logError } from '#src/platform/error-log.ts';
import { UploadIcon } from '#src/ui/icons/icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Checkbox } from '#src/ui/primitives/checkbox.tsx';
import { Dialog } from '#src/ui/primitives/dialog.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { ProgressBar } from '#src/ui/primitives/progress.tsx';
import { showToast, showUndo } from '#src/ui/primitives/toast.tsx';
import { copy } from './copy.ts';

const words = copy.data.import;
const MAX_BYTES = 20 * 1024 * 1024;
/** Only the golf files of an archive are unzipped. */
const MAX_ZIP_BYTES = 200 * 1024 * 1024;

type Props<D> = {
  readonly kind: keyof typeof words.kinds;
  readonly look: (file: File, watch: Watch) => Promise<Result<ImportPreview<D>>>;
  /** Files that were opened from outside for this kind. */
  readonly opened?: OpenedFor;
  readonly store: (documents: readonly D[]) => Promise<Result<number>>;
  readonly undo: (documents: readonly D[]) => Promise<Result<number>>;
};

const Lines = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) =>
  lines.length > 0 && (
    <section className="flex flex-col gap-1">
      <h3 className="text-note font-strong">{title}</h3>
      {/* A list that scrolls is reached by the keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul aria-label={title} tabIndex={0} className="edge max-h-40 overflow-y-auto rounded-control px-3 py-2 text-note">
        {lines.map((line) => (
          <li key={line} className="py-0.5">
            {line}
          </li>
        ))}
      </ul>
    </section>
  );

/** A file of rounds or courses: nothing is stored before the golfer has seen what would be, and then all of it or none. */
export const ImportFile = <D,>({ kind, look, store, undo, opened }: Props<D>) => {
  const named = words.kinds[kind];
  const input = useRef<HTMLInputElement>(null);
  const [preview, setPreview] = useState<ImportPreview<D>>();
  const [leavesOut, setLeavesOut] = useState(false);
  const [hasChecked, setHasChecked] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [progress, setProgress] = useState<number>();
  const running = useRef<AbortController>(undefined);

  const read = async (file: File) => {
    setFailure(undefined);
    setLeavesOut(false);
    setHasChecked(false);
    if (file.size > (file.name.toLowerCase().endsWith('.zip') ? MAX_ZIP_BYTES : MAX_BYTES)) {
      setFailure(words.tooLarge);
      return;
    }
    setBusy(true);
    setProgress(0);
    const turn = new AbortController();
    running.current = turn;
    const result = await look(file, { onProgress: setProgress, signal: turn.signal });
    if (result.ok) setPreview(result.value);
    else setFailure(result.error);
  };
  const choose = (file: File | undefined) => {
    if (!file) return;
    read(file)
      .catch((error: unknown) => {
        if (running.current?.signal.aborted) return;
        logError(error);
        setFailure(words.unreadable);
      })
      .finally(() => {
        setBusy(false);
        setProgress(undefined);
      });
  };
  useOpenedFiles(opened, ([file]) => choose(file));
  const confirm = async () => {
    if (!preview) return;
    setBusy(true);
    const stored = await store(preview.toAdd);
    setBusy(false);
    setPreview(undefined);
    if (stored.ok) {
      showUndo(named.done(stored.value), () => {
        void undo(preview.toAdd).then((gone) =>
          showToast(gone.ok ? { text: words.undone } : { text: gone.error, tone: 'error' }),
        );
      });
    } else setFailure(`${stored.error} ${words.nothingStored}`);
  };

  const hasProposed = preview?.proposedPars !== undefined;
  const adds = preview?.toAdd.length ?? 0;
  const bad = preview?.bad.length ?? 0;
  return (
    <>
      <Button busy={busy && !preview} onClick={() => input.current?.click()}>
        <UploadIcon className="size-5" />
        {named.choose}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.json,.zip,text/csv,application/json,application/zip"
        aria-label={named.choose}
        className="hidden"
        onChange={(event) => {
          choose(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      {progress !== undefined && (
        <div className="flex w-full flex-col items-start gap-3">
          <ProgressBar label={words.reading} value={progress} max={1} />
          <Button onClick={() => running.current?.abort()}>{words.cancel}</Button>
        </div>
      )}
      {failure !== undefined && (
        <div className="w-full">
          <ErrorNote title={failure} />
        </div>
      )}
      {preview && (
        <Dialog
          open
          onClose={() => setPreview(undefined)}
          title={named.title}
          text={named.found(adds, preview.duplicates.length, bad)}
          actions={
            <>
              <Button variant="quiet" onClick={() => setPreview(undefined)}>
                {words.cancel}
              </Button>
              {adds > 0 && (
                <Button
                  variant="primary"
                  busy={busy}
                  disabled={(bad > 0 && !leavesOut) || (hasProposed && !hasChecked)}
                  onClick={() => void confirm()}
                >
                  {named.store(adds)}
                </Button>
              )}
            </>
          }
        >
          {preview.proposedPars && (
            <>
              <Lines
                title={words.parsTitle}
                lines={preview.proposedPars.map(({ what, pars }) => words.pars(what, pars))}
              />
              <Checkbox label={words.parsRight} checked={hasChecked} onChange={setHasChecked} />
            </>
          )}
          <Lines
            title={words.badTitle[preview.counted](bad)}
            lines={preview.bad.map(({ at, reason }) => words.place[preview.counted](at, reason))}
          />
          <Lines
            title={words.knownTitle(preview.duplicates.length)}
            lines={preview.duplicates.map(({ at, what }) => words.place[preview.counted](at, what))}
          />
          {bad > 0 && adds > 0 && (
            <Checkbox label={words.leaveOut[preview.counted](bad)} checked={leavesOut} onChange={setLeavesOut} />
          )}
        </Dialog>
      )}
    </>
  );
};
