import { useState } from 'react';
import { longest } from '#src/domain/entities/limits.ts';
import type { ImportAnswers, ImportPreview, ImportQuestion, LikelyTwin } from '#src/domain/transfer/import-preview.ts';
import { makeRounds } from '#src/domain/transfer/round-columns.ts';
import { useToday } from '#src/platform/clock/use-clock.ts';
import { dayText } from '#src/platform/clock/day-text.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Checkbox } from '#src/ui/primitives/checkbox.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { RadioCards } from '#src/ui/primitives/radio-cards.tsx';
import { ColumnChoice } from '#src/ui/primitives/column-choice.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { importCopy } from './import-copy.ts';

const words = importCopy;
const COURSE_LENGTH = longest('rounds', 'courseSnapshot.name');

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

type Answering = {
  readonly questions: readonly ImportQuestion[];
  readonly answers: ImportAnswers;
  readonly onAnswer: (answers: ImportAnswers) => void;
};

/** The questions with a few answers to choose from. */
const ChosenAnswers = ({ questions, answers, onAnswer }: Answering) =>
  questions.map((question) => {
    switch (question.kind) {
      case 'card':
        return (
          <RadioCards
            key="card"
            label={words.questions.card(question.rounds)}
            value={answers.card}
            cards={question.readings.map(({ reading, strokes }) => ({
              value: reading,
              title: words.readings[reading],
              text: strokes === undefined ? undefined : words.strokes(strokes),
            }))}
            onChange={(card) => onAnswer({ ...answers, card })}
          />
        );
      case 'differential':
        return (
          <RadioCards
            key="differential"
            label={words.questions.differential(question.rounds)}
            value={answers.differential}
            cards={(['score', 'differential'] as const).map((value) => ({ value, title: words.counts[value] }))}
            onChange={(differential) => onAnswer({ ...answers, differential })}
          />
        );
      case 'golfer':
        return (
          <RadioCards
            key="golfer"
            label={words.questions.golfer}
            value={answers.golfer?.toString()}
            cards={question.names.map((title, at) => ({ value: String(at), title }))}
            onChange={(at) => onAnswer({ ...answers, golfer: Number(at) })}
          />
        );
      default:
        return undefined;
    }
  });

/** The day and the course of a single round, which its file does not say. */
const TypedAnswers = ({ questions, answers, onAnswer }: Answering) => {
  const today = useToday();
  const [day, setDay] = useState(answers.day ?? '');
  const [course, setCourse] = useState(answers.course ?? '');
  const asks = (kind: 'day' | 'course') => questions.some((question) => question.kind === kind);
  const isEnough = (!asks('day') || day !== '') && (!asks('course') || course.trim() !== '');
  return (
    <section className="flex flex-col items-start gap-3">
      {asks('day') && <TextField type="date" label={words.questions.day} max={today} value={day} onChange={setDay} />}
      {asks('course') && (
        <TextField label={words.questions.course} maxLength={COURSE_LENGTH} value={course} onChange={setCourse} />
      )}
      <Button
        disabled={!isEnough}
        onClick={() =>
          onAnswer({
            ...answers,
            ...(asks('day') && { day }),
            ...(asks('course') && { course: course.trim() }),
          })
        }
      >
        {words.answered}
      </Button>
    </section>
  );
};

type QuestionsProps<D> = {
  readonly preview: ImportPreview<D>;
  readonly answers: ImportAnswers;
  readonly onAnswer: (answers: ImportAnswers) => void;
};

/** What only the golfer knows: the columns, the order of day and month, which nine was played, what does not add up. */
export const ImportQuestions = <D,>({ preview, answers, onAnswer }: QuestionsProps<D>) => {
  const { openDay, openNines = [], openColumns, firstRead = [], questions = [] } = preview;
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
      <ChosenAnswers questions={questions} answers={answers} onAnswer={onAnswer} />
      {questions.some(({ kind }) => kind === 'day' || kind === 'course') && (
        <TypedAnswers questions={questions} answers={answers} onAnswer={onAnswer} />
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
