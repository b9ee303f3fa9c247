import { NOTE_LENGTH } from '#src/data/commands/bookings.ts';
import { fieldOf } from '#src/domain/entities/limits.ts';
import { type Typed, chosenField, textField } from '#src/domain/forms/fields.ts';
import { copy } from '#src/features/lessons/copy.ts';

const words = copy.book;
const ofBooking = (field: string) => fieldOf('bookings', field);

/** A lesson being chosen. */
export const lessonFields = {
  coachId: chosenField<string>(ofBooking('coachId'), ''),
  slug: chosenField<string>(ofBooking('lessonType'), ''),
  start: chosenField<string>(ofBooking('startUtc'), ''),
  topics: chosenField<readonly string[]>(ofBooking('topicFaultIds'), []),
  parts: chosenField<readonly string[]>(ofBooking('shared'), []),
  /** What is shared follows it in the document. */
  note: textField({ ...ofBooking('note'), maxLength: NOTE_LENGTH }, { label: words.note, problem: words.noteLimit }),
};
export type LessonTyped = Typed<typeof lessonFields>;
