import { expect, it } from 'vitest';
import { kindOfPlanned, plannedFor, requestFor, sessionFor } from '#src/features/practice/today/todays-session.ts';

const week = {
  week: [
    { kind: 'practice', isDone: true, day: '2026-11-23', minutes: 30, blocks: [] },
    {
      kind: 'practice',
      isDone: false,
      day: '2026-11-25',
      minutes: 30,
      blocks: [
        { drillId: 'landing-towel', minutes: 20, mode: 'random' },
        { drillId: 'gone', minutes: 10, mode: 'block' },
      ],
    },
  ],
} as never;
const usual = { minutes: 40, isUsualLength: true, place: undefined };

it('offers the week’s next session, and another one to who asks for a length or a place', () => {
  const planned = plannedFor(usual, week);
  expect(planned.map(({ drill, minutes, part }) => [drill.id, minutes, part])).toEqual([['landing-towel', 20, 'vary']]);
  expect(plannedFor({ ...usual, isUsualLength: false }, week)).toEqual([]);
  expect(plannedFor({ ...usual, place: 'home' }, week)).toEqual([]);
  expect(plannedFor(usual, undefined)).toEqual([]);
  expect(kindOfPlanned(planned, { kind: 'not-enough', hint: {} } as never)).toBe('hint');
  expect(kindOfPlanned(planned, { kind: 'not-enough' } as never)).toBe('games');
  expect(kindOfPlanned(planned, { kind: 'work-on' } as never)).toBeUndefined();
});

it.each([
  ['a part that costs strokes', { kind: 'work-on', part: 'putting', loss: { value: 0.4 } }, 'putting'],
  ['a part that costs nothing', { kind: 'work-on', part: 'putting', loss: { value: -0.1 } }, undefined],
  ['a swing fault', { kind: 'work-on', part: 'putting', faultId: 'sway', loss: { value: 0.4 } }, undefined],
  ['nothing that stands out', { kind: 'nothing-stands-out' }, undefined],
])('builds a session on %s where the golfer usually practises', (_, decision, part) => {
  const known = {
    aim: { focus: 'general', faultId: undefined, usualFault: undefined, faultIds: [], plan: undefined },
    decision: decision as never,
    golfer: { index: 15, painAreas: [] },
    places: ['home'],
    practised: { sessionsDone: 4, recentDrillIds: [] },
  } as const;
  const request = requestFor(usual, known);
  expect(request).toMatchObject({ part, places: ['home'], minutes: 40, sessionsDone: 4 });
  expect(requestFor({ ...usual, place: 'range' }, known).places).toEqual(['range']);
  const built = sessionFor([], request);
  expect(built.ok && built.value.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(40);
});
