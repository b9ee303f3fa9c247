import { expect, it } from 'vitest';
import type { Decision } from '#src/domain/coach/coach.ts';
import { type Wishes, sessionAim } from '#src/features/practice/today/session-aim.ts';

const nothing = { kind: 'nothing-stands-out' } as Decision;
const few = { kind: 'not-enough' } as Decision;
const putting = { kind: 'work-on', part: 'putting' } as Decision;
const sway = { kind: 'work-on', part: 'approach', faultId: 'sway' } as Decision;

const aimOf = (wishes: Partial<Wishes>) =>
  sessionAim({ navigation: {}, decision: undefined, faultIds: ['slice'], ...wishes });

it.each<[why: string, wishes: Partial<Wishes>, focus: string, faultId: string | undefined, isPlanned: boolean]>([
  ['the part that costs most', { decision: putting }, 'putting', undefined, true],
  ['the fault that costs most', { decision: sway }, 'general', 'sway', true],
  ['the usual focus while rounds are few', { decision: few, practiceFocus: 'driving' }, 'driving', undefined, true],
  ['everything where nothing stands out', { decision: nothing, practiceFocus: 'driving' }, 'general', undefined, true],
  ['everything for an unknown usual focus', { practiceFocus: 'juggling' }, 'general', undefined, false],
  ['the part that the golfer chooses', { decision: putting, chosen: 'driving' }, 'driving', undefined, false],
  ['the planned part, chosen', { decision: putting, chosen: 'putting' }, 'putting', undefined, true],
  ['a part instead of the fault', { decision: sway, chosen: 'approach' }, 'approach', undefined, false],
  ['the part of the week', { decision: sway, navigation: { weekFocus: 'approach' } }, 'approach', undefined, false],
  [
    'what the profile passes as usual',
    { decision: putting, navigation: { focus: 'general' } },
    'putting',
    undefined,
    true,
  ],
  ['what another screen passes', { decision: putting, navigation: { focus: 'mental' } }, 'mental', undefined, false],
  [
    'one issue that is asked for',
    { decision: putting, navigation: { swingIssues: ['casting'] } },
    'general',
    'casting',
    false,
  ],
  [
    'the decision among several issues',
    { decision: putting, navigation: { swingIssues: ['casting', 'slice'] } },
    'putting',
    undefined,
    true,
  ],
])('is for %s', (_, wishes, focus, faultId, isPlanned) => {
  const aim = aimOf(wishes);

  expect([aim.focus, aim.faultId, aim.plan !== undefined]).toEqual([focus, faultId, isPlanned]);
});

it('keeps the fault for the list of parts, and asks for it alone', () => {
  expect(aimOf({ decision: sway, chosen: 'approach' }).usualFault).toBe('sway');
  expect(aimOf({ decision: sway, chosen: 'approach' }).faultIds).toEqual(['slice']);
  expect(aimOf({ decision: putting, navigation: { swingIssues: ['casting'] } }).faultIds).toEqual(['casting']);
});
