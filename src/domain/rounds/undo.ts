// The last taps on a score pad, newest last. They are plain data, so that a screen can keep them as state.

const UNDO_STEPS = 10;

export type UndoStack<S> = readonly S[];

export const remember = <S>(stack: UndoStack<S>, step: S): UndoStack<S> => [...stack, step].slice(-UNDO_STEPS);

/** The newest step and the stack without it. Undefined if there is nothing to undo. */
export const takeBack = <S>(stack: UndoStack<S>): { readonly step: S; readonly rest: UndoStack<S> } | undefined => {
  const step = stack.at(-1);
  return step === undefined ? undefined : { step, rest: stack.slice(0, -1) };
};
