import { expect, it } from 'vitest';
import { choiceOf, withChoice } from '#src/domain/profile/choices.ts';

it('keeps videos here and telemetry off until the golfer chooses otherwise', () => {
  expect([choiceOf(undefined, 'videosStayHere'), choiceOf({}, 'telemetry')]).toEqual([true, false]);
  const chosen = withChoice({ other: 'kept' }, 'telemetry', true);
  expect([chosen['other'], choiceOf(chosen, 'telemetry')]).toEqual(['kept', true]);
  expect(choiceOf(withChoice(chosen, 'videosStayHere', false), 'videosStayHere')).toBe(false);
});
