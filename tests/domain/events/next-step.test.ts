import { describe, expect, it } from 'vitest';
import { unwrap } from '@divot/basics';
import { eventRows } from '#src/domain/events/event-results.ts';
import { type GolfEvent, playerNamed, withCard, withState } from '#src/domain/events/event.ts';
import { groupStandings, lacking, nextStep } from '#src/domain/events/next-step.ts';

const tee = { id: 'w', name: 'White', par: Array.from({ length: 9 }, () => 4) };
/** Two groups of two. The second starts on hole 5, at nine o’clock, before the first. */
const day: GolfEvent = {
  id: 'e1',
  name: 'Cup',
  day: '2026-11-28',
  form: 'stableford',
  scoring: 'gross',
  ties: 'shared',
  courses: [{ name: 'Heron Creek', tees: [tee] }],
  players: ['Jo', 'Max', 'Sam', 'Lee'].map((name) => playerNamed(name)),
  groups: [
    { players: ['jo', 'max'], course: 0, hole: 1, time: '10:00' },
    { players: ['sam', 'lee'], course: 0, hole: 5, time: '9:00' },
  ],
  codes: [],
  heardAt: {},
};
const card = (event: GolfEvent, id: string, ...holes: readonly number[]) =>
  withCard(event, id, Object.fromEntries(holes.map((n) => [n, 4])), '2026-11-28T12:00:00.000Z');
const rowsOf = (event: GolfEvent) => unwrap(eventRows(event));
const next = (event: GolfEvent) => nextStep(event, rowsOf(event));
const WHOLE = [1, 2, 3, 4, 5, 6, 7, 8, 9];

describe('what the organiser does next', () => {
  it('goes from the draw to the result', () => {
    const undrawn = { ...day, groups: day.groups.map(({ time: _time, ...group }) => group) };
    const underWay = card(card(day, 'jo', 1, 2, 3), 'sam', 5, 6, 7);
    const allIn = ['jo', 'max', 'sam'].reduce((event, id) => card(event, id, ...WHOLE), day);

    expect(
      [undrawn, day, underWay, card(underWay, 'jo', 5), allIn, withState(allIn, 'lee', 'absent')].map(next),
    ).toEqual(['draw', 'start', 'wait', 'cards', 'ask', 'done']);
  });

  it('asks for a hole that is over in the order of play, and for all once somebody of the group is in', () => {
    const lacks = (event: GolfEvent) =>
      lacking(event, rowsOf(event)).map(({ row, missing }) => [row.names[0], missing]);

    expect(lacks(card(day, 'sam', 5, 6, 8, 9, 1))).toEqual([['Sam', [7]]]);
    expect(lacks(card(card(day, 'sam', 5, 6, 7), 'lee', ...WHOLE))).toEqual([['Sam', [1, 2, 3, 4, 8, 9]]]);
  });

  it('lists the groups as they start, and who is in', () => {
    const event = card(card(card(day, 'sam', 5, 6), 'jo', ...WHOLE), 'max', ...WHOLE);

    expect(groupStandings(event, rowsOf(event)).map(({ number, thru, isIn }) => [number, thru, isIn])).toEqual([
      [2, 0, false],
      [1, 9, true],
    ]);
  });
});
