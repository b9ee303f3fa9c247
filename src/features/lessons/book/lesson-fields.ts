import { NOTE_LENGTH } from '#src/data/commands/bookings.ts';
import { fieldOf } from '#src/domain/entities/limits.ts';
import { type Typed, chosenField, textField } from '#src/domain/forms/fields.ts';
import { copy } from '#src/features/lessons/copy.ts';

const of = (field: string) => fieldOf('bookings', field);

/** A lesson being chosen. */
export const lessonFields = {
  coachId: chosenField<string>(of('coachId'), ''),
  slug: chosenField<string>(of('lessonType'), ''),
  start: chosenField<string>(of('startUtc'), ''),
  topics: chosenField<readonly string[]>(of('topicFaultIds'), []),
  parts: chosenField<readonly string[]>(of('shared'), []),
  /** What is shared follows it in the document. */
  note: textField({ ...of('note'), maxLength: NOTE_LENGTH }, { label: copy.book.note, problem: copy.book.noteLimit }),
};
export type LessonTyped = Typed<typeof lessonFields>;
