import type { ImportAnswers, ImportPreview, LikelyTwin } from '#src/domain/transfer/import-preview.ts';
import { makeRounds } from '#src/domain/transfer/round-columns.ts';
import { dayText } from '#src/platform/clock/day-text.ts';
import { Checkbox } from '#src/ui/primitives/checkbox.tsx';
import { ColumnChoice } from '#src/ui/primitives/column-choice.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { importCopy } from './import-copy.ts';

const words = importCopy;

export const Lines = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) =>
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

type QuestionsProps<D> = {
  readonly preview: ImportPreview<D>;
  readonly answers: ImportAnswers;
  readonly onAnswer: (answers: ImportAnswers) => void;
};

/** What only the golfer knows: the columns, the order of day and month, and which nine was played. */
export const ImportQuestions = <D,>({ preview, answers, onAnswer }: QuestionsProps<D>) => {
  const { openDay, openNines = [], openColumns, firstRead = [] } = preview;
  const { dayFirst, nines } = answers;
  return (
    <>
      {openColumns && (
        <ColumnChoice
          columns={openColumns}
          text={words.columnsText}
          words={words.columnChoice}
          isEnough={makeRounds}
          onChoose={(columns) => onAnswer({ ...answers, columns })}
        />
      )}
      {firstRead.length > 0 && <Lines title={words.firstRead} lines={firstRead} />}
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
    </>
  );
};

type LikelyProps<D> = {
  readonly likely: readonly LikelyTwin<D>[];
  readonly counted: ImportPreview<D>['counted'];
  /** The places in the file of those that the golfer takes for others. */
  readonly others: readonly number[];
  readonly onChange: (others: readonly number[]) => void;
};

/** Documents that look like ones already here. The golfer ticks those that are others. */
export const LikelyTwins = <D,>({ likely, counted, others, onChange }: LikelyProps<D>) => (
  <section className="flex flex-col gap-1">
    <h3 className="text-note font-strong">{words.likelyTitle}</h3>
    <p className="text-note">{words.likelyText}</p>
    {likely.map(({ at, what, likeDay }) => (
      <Checkbox
        key={at}
        label={words.place[counted](at, what)}
        hint={words.likely(dayText(likeDay))}
        checked={others.includes(at)}
        onChange={(isOther) => onChange(isOther ? [...others, at] : others.filter((one) => one !== at))}
      />
    ))}
  </section>
);
