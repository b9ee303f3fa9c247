import { expect, it } from 'vitest';
import { heldSeconds } from '../mobility/hold.ts';

const START = '2026-06-10T10:00:00.000Z';
const after = (ms: number) => heldSeconds(START, new Date(Date.parse(START) + ms));

it('counts from the instant of the start, to the tenth, whatever happened to the screen', () => {
  expect(after(0)).toBe(0);
  expect(after(16_449)).toBe(16.4);
  expect(after(300_000)).toBe(300);
});

it('forgets a timer that nobody stopped, and one whose clock was put back', () => {
  expect(after(300_001)).toBeUndefined();
  expect(after(-1)).toBeUndefined();
});
