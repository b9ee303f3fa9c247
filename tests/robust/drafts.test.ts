import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isUnsavedMeasure } from '#src/features/assessment/mobility/unsaved-measure.ts';
import { isMessageDraft } from '#src/features/coaches/use-message.ts';
import { isGoalDraft } from '#src/features/dashboard/modals/goal-draft.ts';
import { isGameDraft, NEW_GAME, readGame } from '#src/features/invitations/game-draft.ts';
import { isBookDraft, NO_DRAFT } from '#src/features/lessons/book/book-draft.ts';
import { isPlanDraft, newBlock, readBlocks, typedMinutes } from '#src/features/practice/plan/block-draft.ts';
import { isTypedLog } from '#src/features/practice/player/typed-log.ts';
import { isDraftEdits, readEdits } from '#src/features/profile/profile-draft.ts';
import { isAboutDraft } from '#src/features/welcome/about-draft.ts';
import { isBuilderDraft } from '#src/features/workout/builder/builder-draft.ts';
import { isFinishReview } from '#src/features/workout/finish-review.ts';
import {
  isTypedSet,
  problemsIn,
  readSet,
  steppedAmount,
  suggestedSet,
} from '#src/features/workout/player/typed-set.ts';
import { packLines } from '#src/domain/coaches/lesson-pack.ts';
import { heldSeconds } from '@divot/golf-content';
import { readHandicap } from '#src/domain/profile/handicap-text.ts';
import { readDecimal } from '@divot/basics';
import { isText } from '#src/platform/storage/local-store.ts';
import { assertUnpolluted, hostile, runs, spoiled } from './hostile.ts';

// Unsaved drafts are in the browser's storage, where an older version or anybody else may have written. Divot restores
// a draft only if the form can show it. A form that reads it returns a value or says what is wrong.

const text = (value: unknown) => expect(value).toBeTypeOf('string');
const profile = {
  displayName: 'Sam',
  photoURL: '',
  handedness: '',
  birthYear: '',
  disability: '',
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

const forms: Readonly<Record<string, readonly [sound: unknown, take: (value: unknown) => boolean]>> = {
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
  'a message to a coach': [
    { text: 'My driver leaks right.', parts: ['faults', 'swing:s1'] },
    (value) => {
      if (!isMessageDraft(value)) return false;
      text(value.text.trim());
      packLines(value.parts, { faultIds: ['early-extension'], handicap: undefined, rounds: [], swings: [] }).forEach(
        text,
      );
      [...value.parts, 'stats'].forEach(text);
      return true;
    },
  ],
  'a goal': [
    { type: 'process', text: 'Breathe out before each putt' },
    (value) => {
      if (!isGoalDraft(value)) return false;
      [value.type, value.text.trim()].forEach(text);
      return true;
    },
  ],
  'a swing thought, the reason for a skip, a note': [
    'tall neck',
    (value) => {
      if (!isText(value)) return false;
      text(value.trim());
      return true;
    },
  ],
  'a practised block': [
    { balls: '40', note: 'pulled the first ten' },
    (value) => {
      if (!isTypedLog(value)) return false;
      readDecimal(value.balls);
      text(value.note.trim());
      return true;
    },
  ],
  'a set': [
    { amount: '8', load: '22,5', effort: 7, holdEndsAt: '2026-05-01T10:00:00.000Z' },
    (value) => {
      if (!isTypedSet(value)) return false;
      const typed = { ...suggestedSet({ id: 'i', exerciseId: 'e', order: 0, sets: [] }, 'kg'), ...value };
      problemsIn(typed, 'reps', 'kg');
      readSet(typed, 'reps', 'kg');
      text(steppedAmount(typed.amount, 'reps', 1));
      return true;
    },
  ],
  'the end of a workout': [
    { minutes: '45', notes: 'easy', effort: 6 },
    (value) => {
      if (!isFinishReview(value)) return false;
      [value.minutes?.trim() ?? '', value.notes ?? ''].forEach(text);
      return true;
    },
  ],
  'a measured side': [
    { typed: '4,5', startedAt: '2026-05-01T10:00:00.000Z' },
    (value) => {
      if (!isUnsavedMeasure(value)) return false;
      readDecimal(value.typed ?? '');
      if (value.startedAt !== undefined) {
        const held = heldSeconds(value.startedAt, new Date('2026-05-01T10:00:30.000Z'));
        expect(held === undefined || Number.isFinite(held)).toBe(true);
      }
      return true;
    },
  ],
  'a new golfer': [
    { handicap: '18,4', handedness: 'left' },
    (value) => {
      if (!isAboutDraft(value)) return false;
      readHandicap(value.handicap);
      expect(['right', 'left']).toContain(value.handedness);
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
