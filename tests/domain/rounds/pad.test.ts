import type { HoleEntry } from '#src/domain/pad/hole-entry.ts';
import { describe, expect, it } from 'vitest';
import { readDecimal } from '@divot/basics';
import { type UndoStack, remember, takeBack } from '#src/domain/rounds/undo.ts';

describe('one tap on the pad', () => {
  it('is remembered for ten steps', () => {
    let stack: UndoStack<{ readonly n: number; readonly back: HoleEntry }> = [];
    for (let n = 1; n <= 12; n += 1) stack = remember(stack, { n, back: { strokes: undefined } });
    expect(stack).toHaveLength(10);
    expect(takeBack(stack)?.step.n).toBe(12);
    expect(takeBack([])).toBeUndefined();
  });
});

describe('numbers as golfers type them', () => {
  it.each([
    ['71,2', 71.2],
    [' 71.2 ', 71.2],
    ['', undefined],
    ['128', 128],
  ])('reads %o as %o', (typed, value) => {
    expect(readDecimal(typed)).toEqual({ ok: true, value });
  });
  it('refuses what is not a number instead of reading it as 0', () => {
    expect(readDecimal('7l.2').ok).toBe(false);
  });
});
