import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isTypedIn, readTyped, typedIn } from '#src/domain/forms/fields.ts';
import { readGame, gameFields } from '#src/features/invitations/invitation-fields.ts';
import { planFields, readPlan, typedMinutes } from '#src/features/practice/plan/plan-fields.ts';
import { profileFields, readProfile } from '#src/features/profile/profile-fields.ts';
import { FORMS } from '#tests/support/forms.ts';
import { assertUnpolluted, hostile, runs, spoiled } from './hostile.ts';

// Unsaved input is in the browser's storage, where an older version or anybody else may have written. Divot restores it only
// if the form can show it. A form that reads it returns a value or says what is wrong.

const profile = profileFields('metric', 2026);
/** What a form does with its fields together. */
const READERS: Readonly<Record<string, (typed: never) => unknown>> = {
  'a game': (typed) => readGame(typed, '2026-05-01T10:00:00.000Z'),
  'a practice': (typed: Parameters<typeof readPlan>[0]) => [readPlan(typed), typed.blocks.map(typedMinutes)],
  'the profile': (typed: Parameters<typeof readProfile>[1]) => readProfile(profile, typed, typed),
};
const FILLED: Readonly<Record<string, object>> = {
  'a game': typedIn(gameFields, { place: 'Heronsbridge', note: 'Muddy', indexMin: -1.2 }),
  'a practice': typedIn(planFields, {
    blocks: [{ id: 'b', drillId: 'gate-putting', minutes: 10, balls: 30 }],
    notes: 'wet',
  }),
  'the profile': typedIn(profile, {
    displayName: 'Samantha',
    bag: [{ id: 'c', type: 'Driver', loftDegrees: 10.5, carryYards: 210 }],
    painAreas: ['lower back'],
  }),
};

it.each(Object.entries(FORMS))('%s as it was typed: taken up whole, or not at all', (name, [fields]) => {
  const shown = typedIn(fields, {});
  const sound = JSON.parse(JSON.stringify(FILLED[name] ?? shown)) as object;
  const take = (value: unknown): boolean => {
    if (!isTypedIn(fields)(value)) return false;
    const typed = { ...shown, ...value };
    readTyped(fields, typed);
    READERS[name]?.(typed as never);
    return true;
  };
  expect(take(sound)).toBe(true);
  fc.assert(
    fc.property(fc.oneof(hostile, spoiled(sound)), (value) => {
      take(value);
      assertUnpolluted();
    }),
    runs(200),
  );
});
