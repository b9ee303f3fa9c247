import { useRef } from 'react';
import { type OpenedFor, useOpenedFiles } from '#src/platform/opened-files.ts';
import { UploadIcon } from '#src/ui/icons/icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { FileInput } from '#src/ui/primitives/file-input.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { ProgressBar } from '#src/ui/primitives/progress.tsx';
import { importCopy } from './import-copy.ts';
import { ImportDialog } from './import-dialog.tsx';
import { type Importer, useImport } from './use-import.ts';

const words = importCopy;

/**
 * Imports a file of rounds or courses. Divot stores nothing before the golfer has seen the preview, then stores all of
 * it or nothing. `opened`: files that another app handed over.
 */
export const ImportFile = <D,>({ opened, ...importer }: Importer<D> & { readonly opened?: OpenedFor }) => {
  const named = words.kinds[importer.kind];
  const input = useRef<HTMLInputElement>(null);
  const { step, read, answer, confirm, cancel, close } = useImport(importer);
  const choose = (file: File | undefined) => file && void read(file);
  useOpenedFiles(opened, ([file]) => choose(file));
  return (
    <>
      <Button busy={step.kind === 'reading'} onClick={() => input.current?.click()}>
        <UploadIcon className="size-5" />
        {named.choose}
      </Button>
      <FileInput
        ref={input}
        label={named.choose}
        accept=".csv,.tsv,.txt,.json,.zip,text/csv,text/plain,text/tab-separated-values,application/json,application/zip"
        onFiles={([file]) => choose(file)}
      />
      {step.kind === 'reading' && (
        <div className="flex w-full flex-col items-start gap-3">
          <ProgressBar label={words.reading} value={step.progress} max={1} />
          <Button onClick={cancel}>{words.cancel}</Button>
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
          preview={step.found.preview}
          answers={step.found.answers}
          progress={step.kind === 'storing' ? step.progress : undefined}
          onAnswer={(answers) => void answer(step.found, answers)}
          onStore={(documents) => void confirm(step.found, documents)}
          onClose={step.kind === 'storing' ? cancel : close}
        />
      )}
    </>
  );
};
