import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isGameDraft, NEW_GAME, readGame } from '#src/features/games/game-draft.ts';
import { isBookDraft, NO_DRAFT } from '#src/features/lessons/book/book-draft.ts';
import { isPlanDraft, newBlock, readBlocks, typedMinutes } from '#src/features/practice/plan/block-draft.ts';
import { isDraftEdits, readEdits } from '#src/features/profile/profile-draft.ts';
import { isBuilderDraft } from '#src/features/workout/builder/builder-draft.ts';
import { assertUnpolluted, hostile, runs, spoiled } from './hostile.ts';

// What was typed and not saved lies in the browser's storage, where an older version or anybody else may have written:
// a draft is taken up only when the form can show it, and a form that reads it gives a value or says what is wrong.

const text = (value: unknown) => expect(value).toBeTypeOf('string');
const profile = {
  displayName: 'Sam',
  photoURL: '',
  handedness: '',
  birthYear: '',
  gender: '',
  height: '',
  handicapSource: 'entered',
  handicap: '',
  homeCourseId: '',
  roundsPlanned: '2',
  workoutsPlanned: '2',
  workoutSplit: 'Full Body',
  workoutFrequency: '3',
  practiceFocus: 'general',
  bag: [],
  painAreas: [],
};
const exercise = { id: 'e', exerciseId: 'dead-bug', order: 0, sets: 3, restSec: 60 };

const forms: Readonly<Record<string, readonly [sound: object, take: (value: unknown) => boolean]>> = {
  'a game': [
    NEW_GAME,
    (value) => {
      if (!isGameDraft(value)) return false;
      readGame(value, '2026-05-01T10:00:00.000Z');
      return true;
    },
  ],
  'a lesson': [
    NO_DRAFT,
    (value) => {
      if (!isBookDraft(value)) return false;
      [value.coachId, value.note, ...value.topics, ...value.parts].forEach(text);
      return true;
    },
  ],
  'a practice': [
    { blocks: [newBlock('b', 'gate-putting')], practicedOn: '2026-05-01', place: '', feel: '', notes: '' },
    (value) => {
      if (!isPlanDraft(value)) return false;
      value.blocks.forEach((block) => expect(typedMinutes(block)).toBeTypeOf('number'));
      readBlocks(value.blocks, true);
      return true;
    },
  ],
  'the profile': [
    {
      displayName: 'Samantha',
      bag: [{ id: 'c', type: 'driver', loft: '10,5', carry: '210' }],
      painAreas: ['lower back'],
    },
    (value) => {
      if (!isDraftEdits(value)) return false;
      value.painAreas?.forEach(text);
      readEdits(profile, value, { units: 'metric', year: 2026 });
      return true;
    },
  ],
  'a workout plan': [
    {
      split: 'Full Body',
      equipment: ['band'],
      minutes: 30,
      faultIds: ['early-extension'],
      own: { day: 'A', exercises: [exercise] },
      name: 'Winter',
      days: [1, 3],
    },
    (value) => {
      if (!isBuilderDraft(value)) return false;
      [value.name ?? '', ...value.equipment, ...(value.faultIds ?? [])].forEach(text);
      value.own?.exercises.forEach(({ id, sets }) => expect([typeof id, typeof sets]).toEqual(['string', 'number']));
      return true;
    },
  ],
};

it.each(Object.entries(forms))('%s as it was typed: taken up whole, or not at all', (_name, [sound, take]) => {
  expect(take(sound)).toBe(true);
  fc.assert(
    fc.property(fc.oneof(hostile, spoiled(sound)), (value) => {
      take(value);
      assertUnpolluted();
    }),
    runs(400),
  );
});
