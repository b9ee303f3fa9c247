import { useRef } from 'react';
import { importShots, undoShotImport } from '#src/data/commands/shots.ts';
import type { ShotPreview } from '#src/domain/bag/preview-shots.ts';
import type { SampleColumn } from '@divot/shot-files';
import { copy } from '#src/features/bag/copy.ts';
import { asksToInstall } from '#src/platform/pwa/install-offer.ts';
import { dayText } from '#src/platform/clock/day-text.ts';
import { useSession } from '#src/platform/state.ts';
import { useSingleFlight } from '#src/platform/waiting/use-single-flight.ts';
import { UploadIcon } from '#src/ui/icons/screen-icons.ts';
import { ActionBar } from '#src/ui/layout/action-bar.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { ColumnChoice } from '#src/ui/primitives/column-choice.tsx';
import { Disclosure } from '#src/ui/primitives/disclosure.tsx';
import { FileInput } from '#src/ui/primitives/file-input.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { ProgressBar } from '#src/ui/primitives/progress.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { showUndo, succeeded } from '#src/ui/primitives/toast.ts';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { ComesIn } from './comes-in.tsx';
import { Questions, openQuestion } from './questions.tsx';
import { type OpenFile, isZip, useShotImport } from './use-shot-import.ts';

const words = copy.import;

/** Divot proposes a carry without a club only if the clubs are on lines of their own. */
const hasClubLines = (columns: readonly SampleColumn[]): boolean => {
  const proposed = columns.map(({ field }) => field);
  return proposed.includes('carryM') && !proposed.includes('club');
};

type FileChoiceProps = {
  readonly label: string;
  readonly isFirst: boolean;
  readonly onFiles: (files: readonly File[]) => void;
};

const FileChoice = ({ label, isFirst, onFiles }: FileChoiceProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant={isFirst ? 'primary' : 'secondary'} onClick={() => input.current?.click()}>
        <UploadIcon className="size-5" />
        {label}
      </Button>
      <FileInput
        ref={input}
        label={label}
        accept=".csv,.txt,.tsv,.zip,.json,text/csv,text/plain,text/tab-separated-values,application/zip,application/json"
        multiple
        onFiles={onFiles}
      />
    </>
  );
};

const Head = ({ open }: { readonly open: OpenFile }) => {
  const { file, preview } = open;
  const [first, last] = preview?.days ?? [];
  const days = first === undefined ? undefined : words.between(dayText(first), dayText(last!));
  return (
    <div>
      <p className="text-note break-words text-rough">{words.from(file.name, days)}</p>
      {preview && (
        <p className="mt-2 flex items-end gap-4" role="status">
          <span className="figures text-score font-strong">{preview.newShots.toLocaleString('en-GB')}</span>
          <span className="max-w-40 pb-2 text-lead font-medium">
            {words.newShots(preview.newShots, preview.clubs.length)}
          </span>
        </p>
      )}
    </div>
  );
};

/** How to export the file from each maker's app. */
const WayOut = () => (
  <Disclosure title={words.wayOut}>
    <dl className="measure flex flex-col gap-3 pb-3">
      {words.ways.map(([maker, way]) => (
        <div key={maker}>
          <dt className="font-medium">{maker}</dt>
          <dd className="text-note break-words text-rough">{way}</dd>
        </div>
      ))}
    </dl>
  </Disclosure>
);

type Import = ReturnType<typeof useShotImport>;

/** Stores the shots of the open file, then goes on to the next file, or back. */
const useBringIn = ({ open, place, waiting, readAll, setFailure }: Import, onBack: () => void) => {
  const session = useSession();
  return useSingleFlight(async () => {
    const preview = open?.preview;
    if (!preview || session.kind !== 'signed-in') return false;
    const stored = await importShots(session.user.uid, preview.sessions, place);
    if (!stored.ok) {
      setFailure(`${stored.error} ${words.nothingStored}`);
      return false;
    }
    showUndo(words.done(preview.newShots), () => {
      void undoShotImport(stored.value).then((undone) => succeeded(undone, words.undone));
    });
    if (waiting.length > 0) {
      readAll(waiting);
      return false;
    }
    onBack();
    return true;
  });
};

const Reading = ({ progress, onCancel }: { readonly progress: number; readonly onCancel: () => void }) => (
  <div className="flex flex-col items-start gap-3">
    <ProgressBar label={words.reading(Math.round(progress * 100))} value={progress} max={1} />
    <Button onClick={onCancel}>{words.cancel}</Button>
  </div>
);

type OpenProps = { readonly open: OpenFile; readonly onAnswer: (answers: OpenFile['answers']) => void };

/** What each column holds, where Divot asks: it proposes, or it could not read the table. */
const Columns = ({ open: { file, preview, unread, answers }, onAnswer }: OpenProps) => {
  const columns = preview?.ambiguous.columns ? preview.columns : unread?.columns;
  return (
    columns && (
      <ColumnChoice
        key={`${file.name} ${columns.length}`}
        columns={columns}
        text={preview ? words.columnsProposed : words.columnsText}
        words={words.columnChoice}
        isEnough={(fields) => fields.includes('carryM') && (hasClubLines(columns) || fields.includes('club'))}
        onChoose={(chosen) => onAnswer({ ...answers, columns: chosen })}
      />
    )
  );
};

type PreviewProps = Pick<Import, 'place' | 'setPlace'> &
  Pick<OpenProps, 'onAnswer'> & { readonly preview: ShotPreview; readonly answers: OpenFile['answers'] };

const Preview = ({ preview, answers, onAnswer, place, setPlace }: PreviewProps) => (
  <>
    <Questions preview={preview} answers={answers} onAnswer={onAnswer} />
    {preview.newShots > 0 ? (
      <SegmentedControl
        label={words.place}
        value={place}
        segments={[
          { value: 'range', label: words.range },
          { value: 'course', label: words.course },
        ]}
        onChange={setPlace}
      />
    ) : (
      <p className="text-body">{preview.knownShots > 0 ? words.nothingNew : words.noShot}</p>
    )}
    <ComesIn preview={preview} />
  </>
);

/** The files chosen together with the open one. */
const Waiting = ({ waiting, readAll }: Import) =>
  waiting.length > 0 && (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-note text-rough">{words.waiting(waiting.length)}</p>
      <Button onClick={() => readAll(waiting)}>{words.next}</Button>
    </div>
  );

const Files = ({ open, waiting, readAll, lookIntoRounds }: Import) => (
  <div className="flex flex-wrap gap-3">
    <FileChoice label={open ? words.another : words.choose} isFirst={!open} onFiles={readAll} />
    {open && isZip(open.file) && waiting.length === 0 && (
      <Button onClick={() => lookIntoRounds(open.file)}>{words.rounds}</Button>
    )}
  </div>
);

type BringProps = Pick<Import, 'progress'> & {
  readonly preview: ShotPreview;
  readonly bringIn: () => Promise<unknown>;
};

const Bring = ({ preview, progress, bringIn }: BringProps) => {
  const question = openQuestion(preview);
  return (
    preview.newShots > 0 && (
      <ActionBar>
        <Button
          variant="primary"
          size="play"
          block
          disabled={question !== undefined || progress !== undefined}
          onClick={() => void bringIn()}
        >
          {question ?? words.bring(preview.newShots)}
        </Button>
      </ActionBar>
    )
  );
};

/** What one file holds and would add. Nothing is stored until the golfer confirms. */
export const ImportScreen = ({ onBack }: { readonly onBack: () => void }) => {
  const shotImport = useShotImport();
  const { open, progress, failure, read, cancel } = shotImport;
  const bringIn = useBringIn(shotImport, onBack);
  // Choosing another file now would lose the one being read. An answer does not change the screen.
  const isOpening = progress !== undefined && !open;
  const isChoosing = !open && !isOpening;
  const answer = (next: OpenFile['answers']) => void (open && read(open.file, next));
  const preview = open?.preview;
  return (
    <Page
      title={words.title}
      lead={isChoosing ? words.lead(asksToInstall()) : undefined}
      back={<BackLink label={copy.back} onClick={onBack} />}
    >
      {progress !== undefined && <Reading progress={progress} onCancel={cancel} />}
      {failure !== undefined && <ErrorNote title={failure} />}
      {open && <Head open={open} />}
      {!isOpening && <Waiting {...shotImport} />}
      {open && <Columns open={open} onAnswer={answer} />}
      {preview && <Preview {...shotImport} preview={preview} answers={open.answers} onAnswer={answer} />}
      {isChoosing && <p className="measure text-note text-rough">{words.makers}</p>}
      {!isOpening && <Files {...shotImport} />}
      {isChoosing && <WayOut />}
      {preview && <Bring {...shotImport} preview={preview} bringIn={bringIn} />}
    </Page>
  );
};
