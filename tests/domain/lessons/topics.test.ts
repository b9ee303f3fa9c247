import { expect, it } from 'vitest';
import type { Decision } from '#src/domain/coach/coach.ts';
import { lessonTopics } from '#src/domain/lessons/topics.ts';

const focus = (more: object) => ({ kind: 'work-on', part: 'short-game', ...more }) as Decision;

it('puts the focus of the week before the swing faults', () => {
  expect(lessonTopics(focus({}), ['casting', 'slice'])).toEqual(['short-game', 'casting', 'slice']);
});

it('names a fault that the golfer works on once, and first', () => {
  expect(lessonTopics(focus({ faultId: 'slice' }), ['casting', 'slice'])).toEqual(['slice', 'casting']);
});

it('offers the faults alone while nothing is decided', () => {
  expect(lessonTopics(undefined, ['casting'])).toEqual(['casting']);
});
