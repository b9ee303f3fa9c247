import { expect, it } from 'vitest';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { areTyped, enteredReflections, typedReflections } from '#src/domain/rounds/reflections.ts';

const round = { bestShot: 'Seven iron on the 1st', mood: 4 } as Round;

it('a note that the golfer clears is stored as cleared, and what was not touched stays', () => {
  const typed = { ...typedReflections(round), bestShot: '  ' };
  expect(enteredReflections(typed)).toEqual({ mood: 4 });
  expect('bestShot' in enteredReflections(typed)).toBe(true);
  expect(enteredReflections(typedReflections(round))).toMatchObject({ bestShot: 'Seven iron on the 1st', mood: 4 });
});

it('a form shows nothing that it cannot hold', () => {
  expect(areTyped({ notes: 'Wind', mood: 3, playedOn: '2026-05-01' })).toBe(true);
  expect(areTyped({ notes: 7 })).toBe(false);
  expect(areTyped({ mood: [3] })).toBe(false);
});
