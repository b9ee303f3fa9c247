import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { importCourses, importRounds, previewCourses, previewRounds, undoImport } from '#src/data/commands/transfer.ts';
import { exportEverything } from '#src/data/queries/everything.ts';
import type { Course } from '#src/domain/entities/course.entity.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { compact, localDay } from '@divot/basics';
import { now, nowIso } from '#src/platform/clock/clock.ts';
import { logError } from '#src/platform/monitoring/error-log.ts';
import { saveFile } from '#src/platform/files/save-file.ts';
import { DownloadIcon, UploadIcon } from '#src/ui/icons/screen-icons.ts';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { Switch } from '#src/ui/primitives/switch.tsx';
import { copy } from './copy.ts';
import { type OpenedFor, useOpenedFiles } from '#src/platform/files/opened-files.ts';
import { FileInput } from '#src/ui/primitives/file-input.tsx';
import { ProgressBar } from '#src/ui/primitives/progress.tsx';
import { importCopy } from './import-copy.ts';
import { type Importer, useImport } from './use-import.ts';
import type { ImportAnswers, ImportPreview } from '#src/domain/transfer/import-preview.ts';
import { Checkbox } from '#src/ui/primitives/checkbox.tsx';
import { Dialog } from '#src/ui/primitives/dialog.tsx';
import { ImportQuestions, LikelyTwins, Lines } from './import-questions.tsx';

type Props<D> = {
  readonly kind: keyof typeof importCopy.kinds;
  readonly preview: ImportPreview<D>;
  readonly answers: ImportAnswers;
  /** The share stored so far, while storing. */
  readonly progress: number | undefined;
  readonly onAnswer: (answers: ImportAnswers) => void;
  readonly onStore: (documents: readonly D[]) => void;
  readonly onClose: () => void;
};

/** What the file adds, what it does not, and the questions the golfer must answer before Divot stores it. */
const ImportDialog = <D,>({ kind, preview, answers, progress, onAnswer, onStore, onClose }: Props<D>) => {
  const [leavesOut, setLeavesOut] = useState(false);
  const [hasChecked, setHasChecked] = useState(false);
  const named = importCopy.kinds[kind];
  const { toAdd, likely = [], bad, duplicates, counted, proposedPars, openDay, openColumns } = preview;
  const { questions = [], unread } = preview;
  const [others, setOthers] = useState<readonly number[]>([]);
  const documents = [...toAdd, ...likely.flatMap(({ at, document }) => (others.includes(at) ? [document] : []))];
  const waits = importCopy.waits;
  const isUnanswered = questions.some(({ kind }) => answers[kind] === undefined);
  /** What the golfer has to do before something can be added. */
  const wait = (() => {
    if (openColumns !== undefined && answers.columns === undefined) return waits.columns;
    if ((openDay !== undefined && answers.dayFirst === undefined) || isUnanswered) return waits.questions;
    if (proposedPars !== undefined && !hasChecked) return waits.pars;
    if (bad.length > 0 && documents.length > 0 && !leavesOut) return waits.lines;
    return documents.length === 0 && likely.length === 0 && duplicates.length === 0 ? waits.nothing : undefined;
  })();
  return (
    <Dialog
      open
      onClose={onClose}
      title={named.title}
      text={named.found(toAdd.length, duplicates.length, bad.length, likely.length)}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {importCopy.cancel}
          </Button>
          {documents.length > 0 && (
            <Button
              variant="primary"
              busy={progress !== undefined}
              disabled={wait !== undefined}
              onClick={() => onStore(documents)}
            >
              {named.store(documents.length)}
            </Button>
          )}
        </>
      }
    >
      <ImportQuestions preview={preview} answers={answers} onAnswer={onAnswer} />
      {proposedPars && (
        <>
          <Lines
            title={importCopy.parsTitle}
            lines={proposedPars.map(({ what, pars }) => importCopy.pars(what, pars))}
          />
          <Checkbox label={importCopy.parsRight} checked={hasChecked} onChange={setHasChecked} />
        </>
      )}
      {likely.length > 0 && <LikelyTwins likely={likely} counted={counted} others={others} onChange={setOthers} />}
      <Lines
        title={importCopy.badTitle[counted](bad.length)}
        lines={bad.map(({ at, reason }) => importCopy.place[counted](at, reason))}
      />
      <Lines
        title={importCopy.knownTitle(duplicates.length)}
        lines={duplicates.map(({ at, what }) => importCopy.place[counted](at, what))}
      />
      {bad.length > 0 && toAdd.length > 0 && (
        <Checkbox label={importCopy.leaveOut[counted](bad.length)} checked={leavesOut} onChange={setLeavesOut} />
      )}
      {unread && unread.columns.length > 0 && (
        <p className="text-note break-words text-rough">{importCopy.unreadColumns(unread.columns)}</p>
      )}
      {unread && unread.lines.length > 0 && (
        <p className="text-note text-rough">{importCopy.unreadLines(unread.lines)}</p>
      )}
      {wait !== undefined && <p className="text-note font-medium">{wait}</p>}
      {progress !== undefined && <ProgressBar label={importCopy.storing} value={progress} max={1} />}
    </Dialog>
  );
};

/**
 * Imports a file of rounds or courses. Divot stores nothing before the golfer has seen the preview, then stores all of
 * it or nothing. `opened`: files that another app handed over.
 */
export const ImportFile = <D,>({ opened, ...importer }: Importer<D> & { readonly opened?: OpenedFor }) => {
  const named = importCopy.kinds[importer.kind];
  const input = useRef<HTMLInputElement>(null);
  const { step, read, answer, confirm, cancel, close } = useImport(importer);
  const choose = (file: File | undefined) => file && void read(file);
  useOpenedFiles(opened, ([file]) => choose(file));
  return (
    <>
      <Button
        size="compact"
        aria-label={named.choose}
        busy={step.kind === 'reading'}
        onClick={() => input.current?.click()}
      >
        <UploadIcon className="size-5" />
        {importCopy.short}
      </Button>
      <FileInput
        ref={input}
        label={named.choose}
        accept=".csv,.tsv,.txt,.json,.zip,text/csv,text/plain,text/tab-separated-values,application/json,application/zip"
        onFiles={([file]) => choose(file)}
      />
      {step.kind === 'reading' && (
        <div className="flex w-full flex-col items-start gap-3">
          <ProgressBar label={importCopy.reading} value={step.progress} max={1} />
          <Button onClick={cancel}>{importCopy.cancel}</Button>
        </div>
      )}
      {step.kind === 'choosing' && step.failure !== undefined && (
        <div className="w-full">
          <ErrorNote title={step.failure} />
        </div>
      )}
      {(step.kind === 'asking' || step.kind === 'storing') && (
        <ImportDialog
          kind={importer.kind}
          preview={step.reading.preview}
          answers={step.reading.answers}
          progress={step.kind === 'storing' ? step.progress : undefined}
          onAnswer={(answers) => void answer(step.reading, answers)}
          onStore={(documents) => void confirm(step.reading, documents)}
          onClose={step.kind === 'storing' ? cancel : close}
        />
      )}
    </>
  );
};

const words = copy.data;
const save = (name: string, ending: 'csv' | 'json', text: string): void => {
  saveFile(`${name}-${localDay(now())}.${ending}`, ending === 'csv' ? 'text/csv' : 'application/json', text);
};

/** The rounds to export: finished ones, oldest first. */
const rounds = async (): Promise<readonly Round[]> => {
  const { collections } = await exportEverything();
  return ((collections.rounds ?? []) as readonly Round[])
    .filter(({ status }) => status === 'finished')
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
};
const courses = async (): Promise<readonly Course[]> => {
  const { collections } = await exportEverything();
  return ((collections.courses ?? []) as readonly Course[]).toSorted((a, b) => a.name.localeCompare(b.name));
};

const saveAll = async (positionsOf?: string) =>
  save('divot', 'json', JSON.stringify(await exportEverything(positionsOf), null, 1));
const saveRounds = {
  csv: async () =>
    save('divot-rounds', 'csv', (await import('#src/domain/transfer/rounds-csv.ts')).roundsToCsv(await rounds())),
  json: async () =>
    save(
      'divot-rounds',
      'json',
      (await import('#src/domain/transfer/json.ts')).toJson('rounds', await rounds(), nowIso()),
    ),
};
const saveCourses = {
  csv: async () =>
    save('divot-courses', 'csv', (await import('#src/domain/transfer/courses-csv.ts')).coursesToCsv(await courses())),
  json: async () =>
    save(
      'divot-courses',
      'json',
      (await import('#src/domain/transfer/json.ts')).toJson('courses', await courses(), nowIso()),
    ),
};

type FilesProps = {
  readonly named: typeof words.rounds | typeof words.courses;
  readonly saveAs: typeof saveRounds;
  readonly start: (work: () => Promise<void>) => void;
  readonly children: ReactNode;
};

/** One kind of document out as a spreadsheet or whole, and in, on one line. */
const Files = ({ named, saveAs, start, children }: FilesProps) => (
  <div className="flex w-full flex-wrap items-center gap-2">
    <h3 className="w-16 text-note font-medium">{named.title}</h3>
    {(['csv', 'json'] as const).map((kind) => (
      <Button key={kind} size="compact" aria-label={named[kind]} onClick={() => start(saveAs[kind])}>
        <DownloadIcon className="size-5" />
        {words[kind]}
      </Button>
    ))}
    {children}
  </div>
);

type RoundsImportProps = { readonly uid: string; readonly opened?: OpenedFor };

const RoundsImport = ({ uid, opened }: RoundsImportProps) => (
  <ImportFile
    kind="rounds"
    {...compact({ opened })}
    look={(file, watch, answers) => previewRounds(uid, file, watch, answers)}
    store={importRounds}
    undo={(added) => undoImport('rounds', added)}
  />
);

/** Under the closed groups of a phone: what a golfer who comes from another app looks for first. */
export const EarlierRounds = ({ uid }: { readonly uid: string }) => (
  <div className="flex flex-wrap items-center justify-between gap-2 px-2">
    <h2 className="text-body font-medium">{words.earlierRounds}</h2>
    <RoundsImport uid={uid} />
  </div>
);

/** Exports everything as one file, and exports and imports rounds and courses. */
export const DataSection = ({ uid }: { readonly uid: string }) => {
  const [failed, setFailed] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  const start = (work: () => Promise<void>) => {
    setFailed(false);
    work().catch((error: unknown) => {
      logError(error);
      setFailed(true);
    });
  };
  return (
    <Section title={words.title}>
      <div className="flex flex-col items-start gap-3">
        <div className="flex flex-wrap gap-3">
          <Link to="/profile" search={{ group: 'carry' }} className={buttonLook()}>
            {words.carry}
          </Link>
          <Link to="/profile" search={{ group: 'assistant' }} className={buttonLook()}>
            {words.assistant}
          </Link>
        </div>
        <div className="w-full">
          <Switch label={words.positions} hint={words.positionsHint} checked={isWhole} onChange={setIsWhole} />
        </div>
        <Button onClick={() => start(() => saveAll(isWhole ? uid : undefined))}>
          <DownloadIcon className="size-5" />
          {words.all}
        </Button>
        {failed && <ErrorNote title={words.exportFailed} />}
        <p className="measure text-note text-rough">{words.transferText}</p>
        <Files named={words.rounds} saveAs={saveRounds} start={start}>
          <RoundsImport uid={uid} opened="rounds" />
        </Files>
        <Files named={words.courses} saveAs={saveCourses} start={start}>
          <ImportFile
            kind="courses"
            look={(file, watch) => previewCourses(uid, file, watch)}
            store={importCourses}
            undo={(added) => undoImport('courses', added)}
          />
        </Files>
      </div>
    </Section>
  );
};
