import { useState } from 'react';
import type { ImportAnswers, ImportPreview } from '#src/domain/transfer/import-preview.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Checkbox } from '#src/ui/primitives/checkbox.tsx';
import { Dialog } from '#src/ui/primitives/dialog.tsx';
import { ProgressBar } from '#src/ui/primitives/progress.tsx';
import { importCopy } from './import-copy.ts';
import { ImportQuestions, LikelyTwins, Lines } from './import-questions.tsx';

const words = importCopy;

type Props<D> = {
  readonly kind: keyof typeof words.kinds;
  readonly preview: ImportPreview<D>;
  readonly answers: ImportAnswers;
  /** The share stored so far, while storing. */
  readonly progress: number | undefined;
  readonly onAnswer: (answers: ImportAnswers) => void;
  readonly onStore: (documents: readonly D[]) => void;
  readonly onClose: () => void;
};

/** What the file adds, what it does not, and the questions the golfer must answer before Divot stores it. */
export const ImportDialog = <D,>({ kind, preview, answers, progress, onAnswer, onStore, onClose }: Props<D>) => {
  const [leavesOut, setLeavesOut] = useState(false);
  const [hasChecked, setHasChecked] = useState(false);
  const named = words.kinds[kind];
  const { toAdd, likely = [], bad, duplicates, counted, proposedPars, openDay, openColumns } = preview;
  const [others, setOthers] = useState<readonly number[]>([]);
  const documents = [...toAdd, ...likely.flatMap(({ at, document }) => (others.includes(at) ? [document] : []))];
  const isOpen =
    (bad.length > 0 && !leavesOut) ||
    (proposedPars !== undefined && !hasChecked) ||
    (openColumns !== undefined && answers.columns === undefined) ||
    (openDay !== undefined && answers.dayFirst === undefined);
  return (
    <Dialog
      open
      onClose={onClose}
      title={named.title}
      text={named.found(toAdd.length, duplicates.length, bad.length, likely.length)}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
          {documents.length > 0 && (
            <Button
              variant="primary"
              busy={progress !== undefined}
              disabled={isOpen}
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
          <Lines title={words.parsTitle} lines={proposedPars.map(({ what, pars }) => words.pars(what, pars))} />
          <Checkbox label={words.parsRight} checked={hasChecked} onChange={setHasChecked} />
        </>
      )}
      {likely.length > 0 && <LikelyTwins likely={likely} counted={counted} others={others} onChange={setOthers} />}
      <Lines
        title={words.badTitle[counted](bad.length)}
        lines={bad.map(({ at, reason }) => words.place[counted](at, reason))}
      />
      <Lines
        title={words.knownTitle(duplicates.length)}
        lines={duplicates.map(({ at, what }) => words.place[counted](at, what))}
      />
      {bad.length > 0 && toAdd.length > 0 && (
        <Checkbox label={words.leaveOut[counted](bad.length)} checked={leavesOut} onChange={setLeavesOut} />
      )}
      {progress !== undefined && <ProgressBar label={words.storing} value={progress} max={1} />}
    </Dialog>
  );
};
