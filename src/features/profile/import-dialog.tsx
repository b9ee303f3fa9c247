import { useState } from 'react';
import type { ImportAnswers, ImportPreview } from '#src/domain/transfer/import-preview.ts';
import { dayText } from '#src/platform/day-text.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Checkbox } from '#src/ui/primitives/checkbox.tsx';
import { Dialog } from '#src/ui/primitives/dialog.tsx';
import { ProgressBar } from '#src/ui/primitives/progress.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { copy } from './copy.ts';

const words = copy.data.import;

const Lines = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) =>
  lines.length > 0 && (
    <section className="flex flex-col gap-1">
      <h3 className="text-note font-strong">{title}</h3>
      {/* A scrolling list must be reachable by keyboard. */}
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

type Props<D> = {
  readonly kind: keyof typeof words.kinds;
  readonly preview: ImportPreview<D>;
  readonly answers: ImportAnswers;
  /** The share stored so far, while storing. */
  readonly progress: number | undefined;
  readonly onAnswer: (answers: ImportAnswers) => void;
  readonly onStore: () => void;
  readonly onClose: () => void;
};

/** What the file adds, what it does not, and the questions the golfer must answer before Divot stores it. */
export const ImportDialog = <D,>({ kind, preview, answers, progress, onAnswer, onStore, onClose }: Props<D>) => {
  const [leavesOut, setLeavesOut] = useState(false);
  const [hasChecked, setHasChecked] = useState(false);
  const named = words.kinds[kind];
  const { toAdd, bad, duplicates, counted, proposedPars, openDay, openNines = [] } = preview;
  const { dayFirst, nines } = answers;
  const isOpen =
    (bad.length > 0 && !leavesOut) ||
    (proposedPars !== undefined && !hasChecked) ||
    (openDay !== undefined && dayFirst === undefined);
  return (
    <Dialog
      open
      onClose={onClose}
      title={named.title}
      text={named.found(toAdd.length, duplicates.length, bad.length)}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
          {toAdd.length > 0 && (
            <Button variant="primary" busy={progress !== undefined} disabled={isOpen} onClick={onStore}>
              {named.store(toAdd.length)}
            </Button>
          )}
        </>
      }
    >
      {openDay && (
        <section className="flex flex-col gap-2">
          <h3 className="text-note font-strong">{words.openDay}</h3>
          <SegmentedControl
            hideLabel
            label={words.openDay}
            value={dayFirst === undefined ? undefined : dayFirst ? 'day' : 'month'}
            segments={[
              { value: 'day', label: dayText(openDay.dayFirst) },
              { value: 'month', label: dayText(openDay.monthFirst) },
            ]}
            onChange={(order) => onAnswer({ ...answers, dayFirst: order === 'day' })}
          />
        </section>
      )}
      {openNines.length > 0 && (
        <section className="flex flex-col gap-2">
          <h3 className="text-note font-strong">{words.openNines}</h3>
          {openNines.map(({ id, what }) => (
            <SegmentedControl
              key={id}
              label={what}
              value={nines?.[id]}
              segments={[
                { value: 'front', label: words.frontNine },
                { value: 'back', label: words.backNine },
              ]}
              onChange={(nine) => onAnswer({ ...answers, nines: { ...nines, [id]: nine } })}
            />
          ))}
        </section>
      )}
      {proposedPars && (
        <>
          <Lines title={words.parsTitle} lines={proposedPars.map(({ what, pars }) => words.pars(what, pars))} />
          <Checkbox label={words.parsRight} checked={hasChecked} onChange={setHasChecked} />
        </>
      )}
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
