import { expect, it } from 'vitest';
import { sourceOf } from '#src/data/live/sources.ts';

const ask = (limit: number) => sourceOf('rounds', JSON.stringify({ selector: {}, limit }));

it('a screen that is being drawn keeps its question, however many were asked before', () => {
  for (let limit = 1; limit <= 100; limit += 1) ask(limit);
  const first = ask(101);
  const second = ask(102);
  expect(ask(101)).toBe(first);
  expect(ask(102)).toBe(second);
});
