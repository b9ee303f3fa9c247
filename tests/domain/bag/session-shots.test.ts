import { expect, it } from 'vitest';
import { packShots } from '#src/domain/bag/shot-columns.ts';
import { rowsOfBalls } from '#src/domain/bag/session-shots.ts';
import type { ShotSession } from '#src/domain/entities/shot-session.entity.ts';

// A session of filmed balls and the launch monitor that stood beside it.

const DAY = '2026-06-17';
const START = new Date(2026, 5, 17, 14, 0, 0);
const PRACTICE = { practicedOn: DAY };
/** Seconds after the start at which balls were hit, as golfers do: never quite evenly. */
const HIT = [20, 52, 95, 121, 170, 198, 251, 280];
const swingsAt = (seconds: readonly number[]) =>
  seconds.map((second, i) => ({
    id: `ball ${i + 1}`,
    recordedAt: new Date(START.getTime() + 1000 * second).toISOString(),
  }));
const monitor = (seconds: readonly number[], more: Partial<ShotSession> = {}) => {
  const shots = seconds.map((second, i) => ({ club: '7-iron', carryM: 140 + i, nth: 1, second: 14 * 3600 + second }));
  return { id: 'monitor', day: DAY, vendor: 'other', ...packShots(shots), ...more } as ShotSession;
};
const carries = (swings: readonly number[], sessions: readonly ShotSession[], practice = PRACTICE) => {
  const rows = rowsOfBalls(practice, swingsAt(swings), sessions);
  return swings.map((_, i) => rows.get(`ball ${i + 1}`)?.carryM);
};
const ALL = HIT.map((_, i) => 140 + i);

it.each([0, 3, 61, -1800, 3600])('finds each ball’s row with clocks %i s apart', (apart) =>
  expect(carries(HIT, [monitor(HIT.map((second) => second + apart))])).toEqual(ALL),
);

it('leaves out a ball that the monitor missed, and a row that the camera missed', () => {
  const rows = HIT.filter((_, i) => i !== 2).map((second) => second + 400);
  const balls = HIT.filter((_, i) => i !== 5);

  expect(carries(balls, [monitor(rows)])).toEqual([140, 141, undefined, 142, 143, 145, 146]);
});

it('allows for a row that is some seconds late', () => {
  const late = HIT.map((second, i) => second + 300 + (i % 3));

  expect(carries(HIT, [monitor(late)])).toEqual(ALL);
});

it('joins two balls only if the clocks nearly agree', () => {
  const two = HIT.slice(0, 2);

  expect(carries(two, [monitor(two.map((second) => second + 40))])).toEqual([140, 141]);
  expect(carries(two, [monitor(two.map((second) => second + 4000))])).toEqual([undefined, undefined]);
});

it('joins nothing of another rhythm, of another day or without times', () => {
  const none = HIT.map(() => undefined);

  expect(carries(HIT, [monitor([7, 300, 640, 1000, 1210, 1733, 2000, 2450].map((second) => second + 5000))])).toEqual(
    none,
  );
  expect(carries(HIT, [monitor(HIT, { day: '2026-06-18' })])).toEqual(none);
  const { second: _, ...columns } = monitor(HIT).columns;
  expect(carries(HIT, [monitor(HIT, { columns })])).toEqual(none);
});

it('keeps what the golfer joined by hand', () => {
  const session = monitor(HIT);
  const rows = rowsOfBalls(PRACTICE, swingsAt(HIT), [session]);
  const [first, ...others] = swingsAt(HIT);

  const byHand = rowsOfBalls(PRACTICE, [{ ...first!, shotKey: rows.get('ball 8')!.key }, ...others], [session]);

  expect(byHand.get('ball 1')?.carryM).toBe(147);
  expect(byHand.get('ball 2')?.carryM).toBe(141);
  expect(byHand.get('ball 8')).toBeUndefined();
});

it('takes each row from the first of two exports, as the bag does', () => {
  const first = monitor(HIT);
  const carry = HIT.map(() => '2000').join(',');
  const second = monitor(HIT, { id: 'second', columns: { ...first.columns, carry } });

  expect(carries(HIT, [first, second])).toEqual(ALL);
});

it('takes the file that the golfer chose, of whatever day', () => {
  const other = monitor(HIT, { id: 'chosen', day: '2026-06-18' });

  expect(carries(HIT, [other], { ...PRACTICE, shotSessionId: 'chosen' } as typeof PRACTICE)).toEqual(ALL);
});
