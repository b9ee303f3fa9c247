import type { HoleEntry } from './hole-entry.ts';

// The last taps on a score pad, newest last: plain data, so that a screen can keep it as state.

const UNDO_STEPS = 10;

export type UndoStep = { readonly n: number; readonly back: HoleEntry };
export type UndoStack = readonly UndoStep[];

export const remember = (stack: UndoStack, step: UndoStep): UndoStack => [...stack, step].slice(-UNDO_STEPS);

/** The newest step and the stack without it; undefined when there is nothing to undo. */
export const takeBack = (stack: UndoStack): { readonly step: UndoStep; readonly rest: UndoStack } | undefined => {
  const step = stack.at(-1);
  return step && { step, rest: stack.slice(0, -1) };
};
